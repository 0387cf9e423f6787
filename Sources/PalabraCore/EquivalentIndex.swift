/// Finds the entries of a vocabulary by their Spanish words: the same lines, read the other way.
///
/// It is made at the first Spanish query.
struct EquivalentIndex: EntryIndex {
  var language: Language { .spanish }

  private let vocabulary: Vocabulary
  private let mostUsual: MostUsualEnglish
  private let equivalents = Lazy<[IndexedEquivalent]>()

  init(of vocabulary: Vocabulary, _ mostUsual: MostUsualEnglish = .none) {
    self.vocabulary = vocabulary
    self.mostUsual = mostUsual
  }

  /// The entries whose headword has the given folded key, the more usual first.
  func entries(withKey key: [UInt8]) -> [Entry] {
    let sorted = sorted
    var spellings: [(text: String, equivalents: [IndexedEquivalent])] = []
    for equivalent in sorted[firstIndex(in: sorted, from: key)...] {
      guard equivalent.order(key, in: vocabulary) == 0 else { break }
      let text = equivalent.bytes(in: vocabulary).string
      if let known = spellings.firstIndex(where: { $0.text == text }) {
        spellings[known].equivalents.append(equivalent)
      } else {
        spellings.append((text, [equivalent]))
      }
    }
    return spellings.map {
      let equivalents = mostUsualFirst($0.equivalents, of: $0.text)
      return Entry(headword: $0.text, vocabulary: vocabulary, source: .equivalents(equivalents))
    }
  }

  func forEachHeadword(withPrefix prefix: [UInt8], _ body: (IndexedHeadword) -> Void) {
    let sorted = sorted
    for equivalent in sorted[firstIndex(in: sorted, from: prefix)...] {
      guard prefix.isEmpty || equivalent.key(in: vocabulary).starts(with: prefix) else { break }
      body(
        IndexedHeadword(
          bytes: equivalent.bytes(in: vocabulary), band: Int(equivalent.band), line: Int(equivalent.line)))
    }
  }

  func translation(of headword: IndexedHeadword) -> String {
    let word = headword.bytes.string
    return entries(withKey: key(of: word)).first { $0.headword == word }?.firstWord ?? ""
  }

  /// The headwords that are known to be the most usual, then the others; of those that are equally near, the one that
  /// has the word in more of its senses is the more usual.
  private func mostUsualFirst(_ equivalents: [IndexedEquivalent], of word: String) -> [IndexedEquivalent] {
    if equivalents.count == 1 { return equivalents }
    let headwords = equivalents.map { vocabulary.headword(at: Int($0.line)).string }
    let first = mostUsual.headwords(of: word)
    let ranks = headwords.map { first.firstIndex(of: $0) ?? first.count }
    let counts = headwords.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return equivalents.indices.sorted { one, other in
      let (count, otherCount) = (counts[headwords[one]] ?? 0, counts[headwords[other]] ?? 0)
      let (place, otherPlace) = (equivalents[one], equivalents[other])
      return (ranks[one], place.remoteness, -count, place.line)
        < (ranks[other], otherPlace.remoteness, -otherCount, otherPlace.line)
    }.map { equivalents[$0] }
  }

  private var sorted: [IndexedEquivalent] {
    equivalents { IndexedEquivalent.all(in: vocabulary).sorted { $0.precedes($1, in: vocabulary) } }
  }

  private func firstIndex(in sorted: [IndexedEquivalent], from key: [UInt8]) -> Int {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].order(key, in: vocabulary) < 0 { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
