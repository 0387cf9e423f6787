import CResources

/// The English–Spanish vocabulary: one sense a line, in the byte order of the folded headwords.
///
/// The bytes are searched as they are; nothing is parsed before it is asked for, and nothing is kept.
struct Vocabulary: @unchecked Sendable {
  /// The UTF-8 of the file, which outlives every vocabulary and is never written to.
  let bytes: UnsafeRawBufferPointer

  /// The vocabulary that is part of the executable.
  static let embedded: Vocabulary = {
    let resource = resource_vocabulary()
    return Vocabulary(bytes: UnsafeRawBufferPointer(start: resource.bytes, count: resource.count))
  }()

  /// The lines of a range that starts at a line's start, in their order.
  func lines(in range: Range<Int>) -> some Sequence<VocabularyLine> {
    sequence(state: range.lowerBound) { start in
      guard start < range.upperBound else { return nil }
      let line = line(at: start)
      start += line.bytes.count + 1
      return line
    }
  }

  /// The entries whose headword has the given folded key, in the order of the file.
  ///
  /// - Complexity: O(log n) in the number of lines.
  func entries(withKey key: [UInt8]) -> [Entry] {
    let start = firstLine { Self.order($0, key) < 0 }
    var entries: [Entry] = []
    var position = start
    while position < bytes.count {
      let line = line(at: position)
      guard Self.order(line[.headword], key) == 0 else { break }
      let end = position + line.bytes.count + 1
      let headword = line.headword
      if let last = entries.last, last.headword.utf8.elementsEqual(headword.utf8) {
        entries[entries.count - 1] = Entry(
          headword: headword, vocabulary: self, range: last.range.lowerBound..<end)
      } else {
        entries.append(Entry(headword: headword, vocabulary: self, range: position..<end))
      }
      position = end
    }
    return entries
  }

  /// The entries whose headword has the given letters when spaces and hyphens are left out.
  ///
  /// - Complexity: O(n) in the number of lines that begin with the same letter.
  func entries(withLetters letters: [UInt8]) -> [Entry] {
    guard let first = letters.first else { return [] }
    var keys: [[UInt8]] = []
    for line in lines(in: firstLine { Self.order($0, [first]) < 0 }..<bytes.count) {
      let key = Folding.key(of: line.headword)
      guard key.first == first else { break }
      if key != keys.last, key.lazy.filter({ $0 != UInt8(ascii: " ") }).elementsEqual(letters) {
        keys.append(key)
      }
    }
    return keys.flatMap(entries(withKey:))
  }

  /// The offset of the first line whose headword does not precede; the end when all do.
  private func firstLine(after precedes: (UnsafeRawBufferPointer) -> Bool) -> Int {
    var low = 0
    var high = bytes.count
    while low < high {
      var middle = low + (high - low) / 2
      while middle > low, bytes[middle - 1] != UInt8(ascii: "\n") { middle -= 1 }
      let line = line(at: middle)
      if precedes(line[.headword]) { low = middle + line.bytes.count + 1 } else { high = middle }
    }
    return min(low, bytes.count)
  }

  /// The line that starts at an offset before the end.
  private func line(at start: Int) -> VocabularyLine {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return VocabularyLine(bytes: .init(rebasing: bytes[start..<end]))
  }

  /// Compares a headword, folded, with a key: negative, zero or positive.
  private static func order(_ headword: UnsafeRawBufferPointer, _ key: [UInt8]) -> Int {
    for (index, byte) in headword.enumerated() {
      guard byte < 0x80 else { return order(Folding.key(of: String(decoding: headword, as: UTF8.self)), key) }
      guard index < key.count else { return 1 }
      let folded = Folding.fold(byte)
      if folded != key[index] { return Int(folded) - Int(key[index]) }
    }
    return headword.count - key.count
  }

  private static func order(_ one: [UInt8], _ other: [UInt8]) -> Int {
    one.lexicographicallyPrecedes(other) ? -1 : one == other ? 0 : 1
  }
}
