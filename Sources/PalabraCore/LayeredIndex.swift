/// The user's own words and those of the vocabulary read as one, the user's above.
struct LayeredIndex<Index: EntryIndex>: EntryIndex {
  private let own: Index
  private let owner: OwnVocabulary
  private let index: Index

  /// Puts one index of the user's words above another of the same language.
  init(_ own: Index, of owner: OwnVocabulary, above index: Index) {
    self.own = own
    self.owner = owner
    self.index = index
  }

  var language: Language { index.language }

  func entries(withKey key: [UInt8]) -> [Entry] {
    own.entries(withKey: key).map { Entry($0, in: owner) } + index.entries(withKey: key)
  }

  /// First the user's headwords, as the most usual of all, then the others, each in the order of their keys.
  func forEachHeadword(withPrefix prefix: [UInt8], _ body: (IndexedHeadword) -> Void) {
    own.forEachHeadword(withPrefix: prefix) {
      body(IndexedHeadword(bytes: $0.bytes, band: 1, line: $0.line))
    }
    index.forEachHeadword(withPrefix: prefix, body)
  }

  func translation(of headword: IndexedHeadword) -> String {
    owner.vocabulary.holds(headword.bytes)
      ? own.translation(of: headword) : index.translation(of: headword)
  }
}
