/// The user's own words as a vocabulary, which goes when the last entry of it does.
final class OwnVocabulary: Sendable {
  let vocabulary: Vocabulary
  let headwords: HeadwordIndex
  let equivalents: EquivalentIndex

  /// Makes a vocabulary of words in any order; the lines of a headword come to stand together.
  init(_ words: [OwnWord]) {
    let text = Self.sorted(words).flatMap { $0.line.utf8 + [UInt8(ascii: "\n")] }
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.count, alignment: 1)
    bytes.copyBytes(from: text)
    vocabulary = Vocabulary(bytes: UnsafeRawBufferPointer(bytes))
    headwords = HeadwordIndex(of: vocabulary)
    equivalents = EquivalentIndex(of: vocabulary)
  }

  deinit {
    vocabulary.bytes.deallocate()
  }

  /// An index of these words above those of another.
  func above(_ index: HeadwordIndex) -> LayeredIndex<HeadwordIndex> {
    LayeredIndex(headwords, of: self, above: index)
  }

  func above(_ index: EquivalentIndex) -> LayeredIndex<EquivalentIndex> {
    LayeredIndex(equivalents, of: self, above: index)
  }

  private static func sorted(_ words: [OwnWord]) -> [OwnWord] {
    var places: [String: Int] = [:]
    for (place, word) in words.enumerated() where places[word.headword] == nil {
      places[word.headword] = place
    }
    return words.enumerated().map { offset, word in
      (key: Folding.key(of: word.headword), places: (places[word.headword] ?? offset, offset), word: word)
    }.sorted {
      $0.key == $1.key ? $0.places < $1.places : $0.key.lexicographicallyPrecedes($1.key)
    }.map(\.word)
  }
}
