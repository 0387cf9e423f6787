import CResources

/// The English–Spanish vocabulary: one sense a line, in the byte order of the folded headwords.
///
/// The bytes are read where they lie; nothing is parsed before it is asked for.
struct Vocabulary: @unchecked Sendable {
  /// The UTF-8 of the file, which outlives every vocabulary and is never written to.
  let bytes: UnsafeRawBufferPointer

  /// The vocabulary that is part of the executable.
  static var embedded: Vocabulary { Vocabulary(bytes: resource_vocabulary().buffer) }

  /// The line that starts at an offset before the end.
  func line(at start: Int) -> VocabularyLine {
    let rest = bytes[from: start]
    return VocabularyLine(bytes: rest[to: rest.offset(of: UInt8(ascii: "\n"))])
  }

  /// The headword of such a line.
  func headword(at start: Int) -> UnsafeRawBufferPointer {
    let rest = bytes[from: start]
    return rest[to: rest.offset(of: UInt8(ascii: "\t"))]
  }

  /// True for bytes that lie in the vocabulary.
  func holds(_ part: UnsafeRawBufferPointer) -> Bool {
    guard let start = part.baseAddress, let base = bytes.baseAddress else { return false }
    return start >= base && start < base + bytes.count
  }

  /// Where bytes that lie in the vocabulary start.
  func offset(of part: UnsafeRawBufferPointer) -> Int {
    guard let start = part.baseAddress, let base = bytes.baseAddress else { return 0 }
    return start - base
  }

  /// The lines of a range that starts at a line's start, in their order.
  func lines(in range: Range<Int>) -> some Sequence<VocabularyLine> {
    sequence(state: range.lowerBound) { start in
      guard start < range.upperBound else { return nil }
      let line = line(at: start)
      start += line.bytes.count + 1
      return line
    }
  }
}
