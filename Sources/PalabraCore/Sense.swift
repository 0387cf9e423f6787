/// One sense of a headword: the equivalents that share a meaning.
public struct Sense: Sendable, Equatable {
  /// The part of speech of the headword in this sense.
  public let partOfSpeech: PartOfSpeech

  /// The equivalents, the most usual first; never empty.
  public internal(set) var words: [Equivalent]

  /// What the sense is about, in English; empty where the part of speech says enough.
  public let hint: String

  /// The gender of the headword in this sense; nil for anything but a Spanish noun.
  public var gender: Gender?
}

/// A word of the other language that stands for a headword in one sense.
public struct Equivalent: Sendable, Equatable {
  /// The word itself, or the masculine and the feminine of a pair; one or two, the masculine first.
  public let forms: [Form]

  /// Where and how the word is used; empty for a word of general use.
  public let labels: [Label]

  /// The word as it is cited: the masculine of a pair.
  public var text: String { forms[0].text }

  /// A spelling with its gender.
  public struct Form: Sendable, Equatable {
    /// The spelling.
    public let text: String

    /// The gender; nil for anything that is not a noun.
    public let gender: Gender?
  }
}

/// A part of speech, written as in the vocabulary.
public enum PartOfSpeech: String, Sendable, CaseIterable {
  case noun, verb, adjective, adverb, pronoun, preposition, conjunction, determiner, interjection, numeral
  case contraction, phrase, name, abbreviation

  /// True for what has more than one form in Spanish.
  public var inflectsInSpanish: Bool { self == .noun || self == .adjective || self == .verb }
}

/// The gender and number of a Spanish noun, written as in the vocabulary.
public enum Gender: String, Sendable, CaseIterable {
  case masculine = "m"
  case feminine = "f"
  case common = "m/f"
  case masculinePlural = "m pl"
  case femininePlural = "f pl"

  /// A feminine noun that takes *el*, as its first vowel is a stressed *a*.
  case feminineWithEl = "f (el)"

  /// True for a noun that has the plural alone.
  public var isPlural: Bool { self == .masculinePlural || self == .femininePlural }

  /// The definite article in front of such a noun.
  public var article: String {
    switch self {
    case .masculine, .feminineWithEl: "el"
    case .feminine: "la"
    case .common: "el/la"
    case .masculinePlural: "los"
    case .femininePlural: "las"
    }
  }

  /// The definite article in front of the plural of such a noun.
  var pluralArticle: String {
    switch self {
    case .masculine, .masculinePlural: "los"
    case .feminine, .feminineWithEl, .femininePlural: "las"
    case .common: "los/las"
    }
  }
}

/// Where and how a word is used, written as in the vocabulary between brackets.
public enum Label: String, Sendable, CaseIterable {
  case spain = "Spain"
  case latinAmerica = "Latin America"
  case mexico = "Mexico"
  case argentina = "Argentina"
  case formal, informal, rude
}
