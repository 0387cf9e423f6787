/// Finds the entries of a vocabulary by their headwords.
struct HeadwordIndex: Sendable {
  let vocabulary: Vocabulary
  private let landmarks = Lazy<Landmarks>()

  init(of vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  /// The entries whose headword has the given folded key, in the order of the file.
  ///
  /// - Complexity: O(log n) in the number of lines.
  func entries(withKey key: [UInt8]) -> [Entry] {
    key.withUnsafeBytes { key in
      var entries: [Entry] = []
      var start = firstLine(
        in: landmarks { Landmarks(of: vocabulary, count: 2048) }.range(of: key), from: key)
      while start < vocabulary.bytes.count {
        let headword = vocabulary.headword(at: start)
        guard Self.order(headword, key) == 0 else { break }
        let end = endOfLines(of: headword, from: start)
        entries.append(Entry(headword: headword.string, vocabulary: vocabulary, range: start..<end))
        start = end
      }
      return entries
    }
  }

  /// The entries whose headword has the given letters when spaces, hyphens and full stops are left out.
  ///
  /// - Complexity: O(n) in the number of lines that begin with the same letter.
  func entries(withLetters letters: [UInt8]) -> [Entry] {
    guard let first = letters.first else { return [] }
    let start = [first].withUnsafeBytes { firstLine(in: 0..<vocabulary.bytes.count, from: $0) }
    var keys: [[UInt8]] = []
    for line in vocabulary.lines(in: start..<vocabulary.bytes.count) {
      let key = Folding.key(of: line.headword)
      guard key.first == first else { break }
      if key != keys.last, Folding.letters(of: key).elementsEqual(letters) {
        keys.append(key)
      }
    }
    return keys.flatMap(entries(withKey:))
  }

  /// The offset after the last of the lines of a headword, which stand together.
  private func endOfLines(of headword: UnsafeRawBufferPointer, from start: Int) -> Int {
    var end = start
    repeat {
      end += vocabulary.line(at: end).bytes.count + 1
    } while end < vocabulary.bytes.count && vocabulary.headword(at: end).equals(headword)
    return end
  }

  /// The offset of the first line of a range whose folded headword does not precede a key; the end when all do.
  private func firstLine(in range: Range<Int>, from key: UnsafeRawBufferPointer) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let start = vocabulary.startOfLine(around: low + (high - low) / 2, notBefore: low)
      if Self.order(vocabulary.headword(at: start), key) < 0 {
        low = start + vocabulary.line(at: start).bytes.count + 1
      } else {
        high = start
      }
    }
    return min(low, vocabulary.bytes.count)
  }

  /// Compares a headword, folded, with a key: negative, zero or positive.
  private static func order(_ headword: UnsafeRawBufferPointer, _ key: UnsafeRawBufferPointer) -> Int {
    var index = 0
    while index < headword.count, index < key.count {
      let byte = headword[index]
      guard byte < 0x80 else {
        let folded = Folding.key(of: headword.string)
        return folded.lexicographicallyPrecedes(key) ? -1 : folded.elementsEqual(key) ? 0 : 1
      }
      let folded = Folding.fold(byte)
      if folded != key[index] { return Int(folded) - Int(key[index]) }
      index += 1
    }
    return headword.count - key.count
  }
}
