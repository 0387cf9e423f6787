/// A headword that begins with what was typed.
public struct Completion: Sendable, Equatable {
  /// The headword.
  public let word: String

  /// Its translation in the most usual sense.
  public let translation: String
}

extension EntryIndex {
  /// The headwords whose folded key begins like that of a text: the one that is typed, then the more usual first,
  /// then in the order of the keys.
  ///
  /// - Complexity: O(n) in the number of such headwords.
  func completions(of text: String, limit: Int) -> [Completion] {
    let prefix = key(of: text)
    // The first of each band; there is no need to look at more of a band than fit the list.
    var bands = [[IndexedHeadword]](repeating: [], count: 6)
    var previous = UnsafeRawBufferPointer(start: nil, count: 0)
    forEachHeadword(withPrefix: prefix) { headword in
      if headword.bytes.equals(previous) { return }
      previous = headword.bytes
      let band = headword.bytes.count == prefix.count ? 0 : headword.band
      if bands[band].count < limit { bands[band].append(headword) }
    }
    var completions: [Completion] = []
    for headword in bands.joined() where completions.count < limit {
      let word = headword.bytes.string
      if completions.contains(where: { $0.word == word }) { continue }
      completions.append(Completion(word: word, translation: translation(of: headword)))
    }
    return completions
  }
}
