extension GrammaticalForm {
  /// The form in words: *past participle*; *preterite, él*.
  public func text(in language: MessageLanguage = .preferred) -> String {
    switch self {
    case .english(let form): form.text(in: language)
    case .spanish(let form): form.text(in: language)
    }
  }
}

extension EnglishForms.Form {
  fileprivate func text(in language: MessageLanguage) -> String {
    switch self {
    case .plural: localized("plural", in: language)
    case .possessive: localized("possessive", in: language)
    case .pluralPossessive: localized("plural possessive", in: language)
    case .thirdPerson: localized("third person", in: language)
    case .past: localized("past", in: language)
    case .pastParticiple: localized("past participle", in: language)
    case .presentParticiple: localized("-ing form", in: language)
    case .firstPerson: localized("first person", in: language)
    case .presentPlural: localized("present plural", in: language)
    case .pastPlural: localized("past plural", in: language)
    case .comparative: localized("comparative", in: language)
    case .superlative: localized("superlative", in: language)
    }
  }
}

extension SpanishForms.Form {
  fileprivate func text(in language: MessageLanguage) -> String {
    switch self {
    case .plural: localized("plural", in: language)
    case .feminine: localized("feminine", in: language)
    case .femininePlural: localized("feminine plural", in: language)
    case .comparative: localized("comparative", in: language)
    case .superlative: localized("superlative", in: language)
    case .infinitive: localized("infinitive", in: language)
    case .gerund: localized("gerund", in: language)
    case .participle(.masculine, .singular): localized("past participle", in: language)
    case .participle(.feminine, .singular): localized("past participle, feminine", in: language)
    case .participle(.masculine, .plural): localized("past participle, plural", in: language)
    case .participle(.feminine, .plural): localized("past participle, feminine plural", in: language)
    case .finite(let tense, let persons):
      localized(
        "%1$s, %2$s", tense.text(in: language),
        Messages.alternatives(persons.map { Self.pronoun($0, tense) }, in: language), in: language)
    }
  }

  /// The pronoun of a person, which in the imperative is never *él*.
  private static func pronoun(_ person: SpanishVerb.Person, _ tense: SpanishVerb.Tense) -> String {
    switch (tense, person) {
    case (.imperative, .thirdSingular): "usted"
    case (.imperative, .thirdPlural): "ustedes"
    default: person.pronoun
    }
  }
}

extension SpanishVerb.Tense {
  /// The name of the tense.
  func text(in language: MessageLanguage = .preferred) -> String {
    switch self {
    case .present: localized("present", in: language)
    case .preterite: localized("preterite", in: language)
    case .imperfect: localized("imperfect", in: language)
    case .future: localized("future", in: language)
    case .conditional: localized("conditional", in: language)
    case .presentSubjunctive: localized("present subjunctive", in: language)
    case .pastSubjunctive: localized("past subjunctive", in: language)
    case .imperative: localized("imperative", in: language)
    }
  }
}
