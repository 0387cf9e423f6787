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
    forEachHeadword(withPrefix: prefix) { headword in
      let band = isWhole(headword.bytes, prefix) ? 0 : headword.band
      guard bands[band].count < limit, !bands[band].contains(where: { $0.bytes.equals(headword.bytes) })
      else { return }
      bands[band].append(headword)
    }
    var completions: [Completion] = []
    for headword in bands.joined() where completions.count < limit {
      let word = headword.bytes.string
      if completions.contains(where: { $0.word == word }) { continue }
      completions.append(Completion(word: word, translation: translation(of: headword)))
    }
    return completions
  }

  /// Whether a headword whose key begins with a prefix has no more than that; accents make it at most twice as long.
  private func isWhole(_ headword: UnsafeRawBufferPointer, _ prefix: [UInt8]) -> Bool {
    if headword.count == prefix.count { return true }
    guard headword.count <= 2 * prefix.count, headword.contains(where: { $0 >= 0x80 }) else { return false }
    return key(of: headword.string) == prefix
  }
}
