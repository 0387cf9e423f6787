extension PartOfSpeech {
  /// Its name in words.
  public var text: String {
    switch self {
    case .noun: localized("noun")
    case .verb: localized("verb")
    case .adjective: localized("adjective")
    case .adverb: localized("adverb")
    case .pronoun: localized("pronoun")
    case .preposition: localized("preposition")
    case .conjunction: localized("conjunction")
    case .determiner: localized("determiner")
    case .interjection: localized("interjection")
    case .numeral: localized("numeral")
    case .contraction: localized("contraction")
    case .phrase: localized("phrase")
    case .name: localized("name")
    case .abbreviation: localized("abbreviation")
    }
  }
}

extension Label {
  /// The label in words.
  public var text: String {
    switch self {
    case .spain: localized("Spain")
    case .latinAmerica: localized("Latin America")
    case .mexico: localized("Mexico")
    case .argentina: localized("Argentina")
    case .formal: localized("formal")
    case .informal: localized("informal")
    case .rude: localized("rude")
    }
  }
}
