/// Finds the entries of a vocabulary by their English headwords.
struct HeadwordIndex: EntryIndex {
  var language: Language { .english }

  private let vocabulary: Vocabulary

  /// A process that asks a few words, each some ten times, as the terminal command does, has no use for landmarks.
  private let landmarks = Lazy<Landmarks>(callsToSpare: 200)

  init(of vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  /// The entries whose headword has the given folded key, in the order of the file.
  ///
  /// - Complexity: O(log n) in the number of lines.
  func entries(withKey key: [UInt8]) -> [Entry] {
    key.withUnsafeBytes { key in
      var entries: [Entry] = []
      var start = firstLine(from: key)
      while start < vocabulary.bytes.count {
        let headword = vocabulary.headword(at: start)
        guard Self.order(headword, key) == 0 else { break }
        let end = endOfLines(of: headword, from: start)
        entries.append(
          Entry(headword: headword.string, vocabulary: vocabulary, source: .lines(start..<end)))
        start = end
      }
      return entries
    }
  }

  func forEachHeadword(withPrefix prefix: [UInt8], _ body: (IndexedHeadword) -> Void) {
    prefix.withUnsafeBytes { prefix in
      var start = firstLine(from: prefix)
      while start < vocabulary.bytes.count {
        let line = vocabulary.line(at: start)
        let headword = vocabulary.headword(at: start)
        let beginning = headword[to: min(headword.count, prefix.count)]
        // Where an accent makes the headword longer than its key, the whole key is compared.
        guard Self.order(beginning, prefix) == 0 || Self.hasPrefix(headword, prefix) else { break }
        body(IndexedHeadword(bytes: headword, band: line.band, line: start))
        start += line.bytes.count + 1
      }
    }
  }

  func translation(of headword: IndexedHeadword) -> String {
    vocabulary.line(at: headword.line).firstWord
  }

  /// The offset after the last of the lines of a headword, which stand together.
  private func endOfLines(of headword: UnsafeRawBufferPointer, from start: Int) -> Int {
    var end = start
    repeat {
      end += vocabulary.line(at: end).bytes.count + 1
    } while end < vocabulary.bytes.count && vocabulary.headword(at: end).equals(headword)
    return end
  }

  /// The offset of the first line whose folded headword does not precede a key; the end when all do.
  private func firstLine(from key: UnsafeRawBufferPointer) -> Int {
    let landmarks = landmarks.ifWorthwhile { Landmarks(of: vocabulary, count: 2048) }
    let range = landmarks?.range(of: key) ?? 0..<vocabulary.bytes.count
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let start = vocabulary.bytes.startOfLine(around: low + (high - low) / 2, notBefore: low)
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
      guard byte < 0x80 else { return order(headword.string, key) }
      let folded = Folding.fold(byte)
      if folded != key[index] { return Int(folded) - Int(key[index]) }
      index += 1
    }
    // An accent that stands after the last letter of the key counts as nothing.
    if index < headword.count, headword[index] >= 0x80 { return order(headword.string, key) }
    return headword.count - key.count
  }

  private static func order(_ headword: String, _ key: UnsafeRawBufferPointer) -> Int {
    let folded = Folding.key(of: headword)
    return folded.lexicographicallyPrecedes(key) ? -1 : folded.elementsEqual(key) ? 0 : 1
  }

  private static func hasPrefix(_ headword: UnsafeRawBufferPointer, _ prefix: UnsafeRawBufferPointer) -> Bool
  {
    headword.contains { $0 >= 0x80 } && Folding.key(of: headword.string).starts(with: prefix)
  }
}
