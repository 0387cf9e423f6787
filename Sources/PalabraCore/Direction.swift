/// One of the two languages of the vocabulary.
enum Language: Sendable {
  case english
  case spanish
}

/// From which language into which a query is translated.
public enum Direction: Sendable, Equatable, CaseIterable {
  case englishToSpanish
  case spanishToEnglish

  /// The other direction.
  public var reversed: Direction { self == .englishToSpanish ? .spanishToEnglish : .englishToSpanish }

  /// The words that may stand in front of a word of the language one translates from without being part of it.
  var leadingWords: [String] {
    switch self {
    case .englishToSpanish: ["to ", "the ", "a ", "an "]
    case .spanishToEnglish: ["el ", "la ", "los ", "las ", "un ", "una ", "unos ", "unas "]
    }
  }
}
