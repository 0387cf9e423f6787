/// One of the two languages of the vocabulary.
public enum Language: Sendable {
  case english
  case spanish

  /// How a speech synthesizer names it (BCP 47).
  public var code: String { self == .english ? "en" : "es" }
}

/// From which language into which a query is translated.
public enum Direction: Sendable, Equatable, CaseIterable {
  case englishToSpanish
  case spanishToEnglish

  /// The other direction.
  public var reversed: Direction { self == .englishToSpanish ? .spanishToEnglish : .englishToSpanish }

  /// The language one translates from.
  public var source: Language { self == .englishToSpanish ? .english : .spanish }

  /// The language one translates into.
  public var target: Language { reversed.source }

  /// The words that may stand in front of a word of the language one translates from without being part of it.
  var leadingWords: [String] {
    switch self {
    case .englishToSpanish: ["to ", "the ", "a ", "an "]
    case .spanishToEnglish: ["el ", "la ", "los ", "las ", "un ", "una ", "unos ", "unas "]
    }
  }
}
