/// A word that a verb or *not* is written together with: *dog'll, who're, mightn't*.
struct EnglishContraction {
  /// The word in front.
  let base: String

  private let verbs: [String]

  /// Takes a text apart; nil when it has no such ending.
  ///
  /// - Parameter text: In lower case, with straight apostrophes.
  init?(_ text: String) {
    guard let (ending, verbs) = Self.endings.first(where: { text.hasSuffix($0.ending) }),
      text.utf8.count > ending.utf8.count
    else { return nil }
    base = String(text.dropLast(ending.count))
    self.verbs = verbs
  }

  /// What it is short for, written in full, with the base as the headword has it.
  func fullForms(of headword: String) -> [String] { verbs.map { "\(headword) \($0)" } }

  private static let endings: [(ending: String, verbs: [String])] = [
    ("n't", ["not"]), ("'ll", ["will"]), ("'re", ["are"]), ("'ve", ["have"]), ("'m", ["am"]),
    ("'d", ["would", "had"]), ("'s", ["is", "has"]),
  ]
}
