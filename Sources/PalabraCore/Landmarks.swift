/// Where in a vocabulary some lines start, and how their headwords begin: a search that starts from them has few
/// lines left to look at.
final class Landmarks: Sendable {
  /// Offsets of lines, in order, in UTF-8 bytes.
  private let starts: [Int32]

  /// The first eight bytes of their folded headwords, as numbers that stand in the same order.
  private let beginnings: [UInt64]

  /// The offset after the last line.
  private let end: Int

  /// Takes at most `count` lines, evenly spread.
  init(of vocabulary: Vocabulary, count: Int) {
    end = vocabulary.bytes.count
    var starts: [Int32] = []
    for part in 1..<count {
      let start = Int32(vocabulary.bytes.startOfLine(around: end / count * part))
      if start > starts.last ?? 0 { starts.append(start) }
    }
    self.starts = starts
    var key: [UInt8] = []
    beginnings = starts.map { start in
      key.removeAll(keepingCapacity: true)
      Folding.append(keyOf: vocabulary.headword(at: Int(start)), .english, to: &key)
      return key.withUnsafeBytes { $0.beginning(from: 0) }
    }
  }

  /// Where a line with the given folded headword can stand: from the start of a line to the start of another,
  /// or to the end.
  func range(of key: UnsafeRawBufferPointer) -> Range<Int> {
    let beginning = key.beginning(from: 0)
    var (lower, high) = (0, beginnings.count)
    while lower < high {
      let middle = (lower + high) / 2
      if beginnings[middle] >= beginning { high = middle } else { lower = middle + 1 }
    }
    // Few begin alike.
    var upper = lower
    while upper < beginnings.count, beginnings[upper] == beginning { upper += 1 }
    return (lower > 0 ? Int(starts[lower - 1]) : 0)..<(upper < starts.count ? Int(starts[upper]) : end)
  }
}
