extension GrammaticalForm {
  /// The form in English words: *past participle*; *preterite, él*.
  public var text: String {
    switch self {
    case .english(let form): form.name
    case .spanish(let form): form.name
    }
  }
}

extension EnglishForms.Form {
  fileprivate var name: String {
    switch self {
    case .plural: "plural"
    case .possessive: "possessive"
    case .pluralPossessive: "plural possessive"
    case .thirdPerson: "third person"
    case .past: "past"
    case .pastParticiple: "past participle"
    case .presentParticiple: "-ing form"
    case .firstPerson: "first person"
    case .presentPlural: "present plural"
    case .pastPlural: "past plural"
    case .comparative: "comparative"
    case .superlative: "superlative"
    }
  }
}

extension SpanishForms.Form {
  fileprivate var name: String {
    switch self {
    case .plural: "plural"
    case .feminine: "feminine"
    case .femininePlural: "feminine plural"
    case .comparative: "comparative"
    case .superlative: "superlative"
    case .infinitive: "infinitive"
    case .gerund: "gerund"
    case .participle(.masculine, .singular): "past participle"
    case .participle(.feminine, .singular): "past participle, feminine"
    case .participle(.masculine, .plural): "past participle, plural"
    case .participle(.feminine, .plural): "past participle, feminine plural"
    case .finite(.imperative, let persons): "imperative, " + Self.imperativePronouns(of: persons)
    case .finite(let tense, let persons):
      tense.name + ", " + persons.map(\.pronoun).joined(separator: " or ")
    }
  }

  private static func imperativePronouns(of persons: [SpanishVerb.Person]) -> String {
    let pronouns = persons.map { person in
      switch person {
      case .thirdSingular: "usted"
      case .thirdPlural: "ustedes"
      default: person.pronoun
      }
    }
    return pronouns.joined(separator: " or ")
  }
}

extension SpanishVerb.Tense {
  /// The name of the tense in English.
  var name: String {
    switch self {
    case .present: "present"
    case .preterite: "preterite"
    case .imperfect: "imperfect"
    case .future: "future"
    case .conditional: "conditional"
    case .presentSubjunctive: "present subjunctive"
    case .pastSubjunctive: "past subjunctive"
    case .imperative: "imperative"
    }
  }
}
