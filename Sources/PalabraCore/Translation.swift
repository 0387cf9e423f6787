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
public struct Answer: Sendable, Equatable {
  /// The entries that answer it, the best first; empty when only the glossary knows the word.
  public let matches: [Match]

  /// What the glossary says, which comes before what the entries say.
  let known: String?

  /// The translation to show in one line: the first word of the first entry, unless the glossary knows better.
  public var text: String { known ?? matches.first?.text ?? "" }

  /// Headwords that differ from the query in an accent or a tilde only; often empty.
  public let suggestions: [String]

  init(matches: [Match], known: String?, suggestions: [String] = []) {
    self.matches = matches
    self.known = known
    self.suggestions = suggestions
  }
}

/// An entry, and why it answers the query.
public struct Match: Sendable, Equatable {
  /// The entry.
  public let entry: Entry

  /// How the query relates to the headword.
  public let relation: Relation

  /// The senses that answer the query: of an inflected form those of its part of speech.
  public var senses: [Sense] {
    guard case .inflection(_, let partOfSpeech, _) = relation else { return entry.senses }
    return entry.senses.filter { $0.partOfSpeech == partOfSpeech }
  }

  /// The translation to show in one line; nil when no line of the entry gives one.
  var text: String? {
    if case .inflection(_, _, let text) = relation { text } else { entry.firstWord }
  }
}

/// How a query relates to a headword.
public enum Relation: Sendable, Equatable {
  /// The query is the headword.
  case headword

  /// The query is the headword, which is short for one of the full forms.
  case contraction(of: [String])

  /// The query is a form of the headword as a part of speech; `text` is the same form of its translation.
  case inflection(GrammaticalForm, PartOfSpeech, text: String)
}
