/// What a query comes to: the one result that the window, the terminal and the tests share.
public enum Translation: Sendable, Equatable {
  /// Nothing was typed, or only spaces.
  case nothingTyped

  /// The query, or what it stands for, is known.
  case found(Answer)

  /// Nothing is known under the query; `suggestions` are headwords like it, the likeliest first.
  case notFound(suggestions: [String])

  /// The translation to show in one line; empty when there is none.
  public var text: String {
    if case .found(let answer) = self { answer.text } else { "" }
  }
}

/// What is known of a query.
public struct Answer: Sendable {
  /// The entries of which the query is the headword, the best first.
  let entries: [Entry]

  /// What the query is as a form of other headwords, where it is nothing else.
  let forms: [Match]

  /// What it is as such a form besides.
  let formsBesides: InflectedQuery?

  /// What the glossary says, which comes before what the entries say.
  let known: String?

  /// Headwords that differ from the query in an accent or a tilde only; often empty.
  public let suggestions: [String]

  init(
    entries: [Entry] = [], forms: [Match] = [], besides: InflectedQuery? = nil, known: String? = nil,
    suggestions: [String] = []
  ) {
    self.entries = entries
    self.forms = forms
    formsBesides = besides
    self.known = known
    self.suggestions = suggestions
  }

  /// The entries that answer it, the best first: those of the headword, then those that it is a form of; empty
  /// when only the glossary knows the word.
  ///
  /// Forms besides are looked for at each call.
  public var matches: [Match] { entries.map(Match.init) + forms + (formsBesides?.matches ?? []) }

  /// The best of the matches; nil when there is none.
  public var firstMatch: Match? {
    entries.first.map(Match.init) ?? forms.first ?? formsBesides?.matches.first
  }

  /// The translation to show in one line: the first word of the first entry, unless the glossary knows better.
  public var text: String {
    known ?? firstMatch?.text ?? ""
  }

  /// The same in standard spelling, to be spoken: *teléfono* where the glossary has *telefono*.
  public var spoken: String { firstMatch?.text ?? text }
}

extension Answer: Equatable {
  /// Answers are equal when they show the same.
  public static func == (one: Answer, other: Answer) -> Bool {
    one.known == other.known && one.suggestions == other.suggestions && one.matches == other.matches
  }
}
