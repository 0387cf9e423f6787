/// Finds entries by the words of the language one translates from.
protocol EntryIndex: Sendable {
  /// The language of the headwords.
  var language: Language { get }

  /// The entries whose headword has the given folded key.
  func entries(withKey key: [UInt8]) -> [Entry]

  /// Calls a body with every headword whose folded key begins with the given bytes, in the order of the keys: of the
  /// user's own first, then of the others. A headword may come several times, the most usual sense first.
  func forEachHeadword(withPrefix prefix: [UInt8], _ body: (IndexedHeadword) -> Void)

  /// The translation of a headword in its most usual sense.
  func translation(of headword: IndexedHeadword) -> String
}

/// A headword as an index has it.
struct IndexedHeadword {
  /// The headword as it is printed, in UTF-8.
  let bytes: UnsafeRawBufferPointer

  /// How usual it is, from 1 to 5.
  let band: Int

  /// Where the line is that has it, in UTF-8 bytes from the start of the vocabulary.
  let line: Int
}

extension EntryIndex {
  /// The folded key by which the index finds a text.
  func key(of text: String) -> [UInt8] { Folding.key(of: text, language) }

  /// The entries whose headword has the given letters when spaces, hyphens and full stops are left out.
  ///
  /// - Complexity: O(n) in the number of headwords that begin with the same letter.
  func entries(withLetters letters: [UInt8]) -> [Entry] {
    guard let first = letters.first else { return [] }
    var keys: [[UInt8]] = []
    var key: [UInt8] = []
    forEachHeadword(withPrefix: [first]) { headword in
      key.removeAll(keepingCapacity: true)
      Folding.append(keyOf: headword.bytes, language, to: &key)
      if Folding.letters(of: key).elementsEqual(letters), !keys.contains(key) { keys.append(key) }
    }
    return keys.flatMap(entries(withKey:))
  }
}
