extension EnglishForms {
  /// The form of an English lemma that says what a Spanish form says: *perros → dogs, corrió → ran, hablo → I
  /// speak*.
  ///
  /// A subject stands with a verb unless it is a third person singular or of a mood that is none in English:
  /// *hable → speak*. Adjectives do not agree; object pronouns are left out.
  ///
  /// - Parameter lemma: An equivalent of the analysed lemma, of the same part of speech.
  public func text(
    for form: SpanishForms.Form, of lemma: String, partOfSpeech: PartOfSpeech
  ) -> String {
    switch form {
    case .plural where partOfSpeech == .noun: self.form(.plural, of: lemma, partOfSpeech: .noun)
    case .plural, .feminine, .femininePlural, .infinitive: lemma
    case .comparative: self.form(.comparative, of: lemma, partOfSpeech: partOfSpeech)
    case .superlative: self.form(.superlative, of: lemma, partOfSpeech: partOfSpeech)
    case .gerund: self.form(.presentParticiple, of: lemma, partOfSpeech: .verb)
    case .participle: self.form(.pastParticiple, of: lemma, partOfSpeech: .verb)
    case .finite(let tense, let persons): finite(tense, persons.first ?? .thirdSingular, of: lemma)
    }
  }

  private func finite(
    _ tense: SpanishVerb.Tense, _ person: SpanishVerb.Person, of lemma: String
  ) -> String {
    let verb = Self.personal(lemma, person)
    if tense == .imperative { return (person == .firstPlural ? "let's " : "") + verb }
    return Self.subject(person) + predicate(tense, person, of: verb)
  }

  /// The verb without its subject.
  private func predicate(
    _ tense: SpanishVerb.Tense, _ person: SpanishVerb.Person, of verb: String
  ) -> String {
    let modal = Self.modalForms[verb]
    switch tense {
    case .present: return modal == nil ? form(Self.present(person), of: verb, partOfSpeech: .verb) : verb
    case .preterite, .imperfect, .pastSubjunctive:
      let isPlural = person != .firstSingular && person != .thirdSingular
      return modal?.past ?? form(isPlural ? .pastPlural : .past, of: verb, partOfSpeech: .verb)
    case .future: return "will " + (modal?.infinitive ?? verb)
    case .conditional: return "would " + (modal?.infinitive ?? verb)
    case .presentSubjunctive, .imperative: return verb
    }
  }

  private static func present(_ person: SpanishVerb.Person) -> Form {
    switch person {
    case .firstSingular: .firstPerson
    case .thirdSingular: .thirdPerson
    default: .presentPlural
    }
  }

  private static func subject(_ person: SpanishVerb.Person) -> String {
    switch person {
    case .firstSingular: "I "
    case .secondSingular, .secondPlural: "you "
    case .thirdSingular: ""
    case .firstPlural: "we "
    case .thirdPlural: "they "
    }
  }

  /// Puts *myself, my* and so on for the *oneself, one's* of a headword; *he* and *she* leave it open.
  private static func personal(_ lemma: String, _ person: SpanishVerb.Person) -> String {
    let pronouns =
      switch person {
      case .firstSingular: (reflexive: "myself", possessive: "my")
      case .secondSingular: (reflexive: "yourself", possessive: "your")
      case .thirdSingular: (reflexive: "oneself", possessive: "one's")
      case .firstPlural: (reflexive: "ourselves", possessive: "our")
      case .secondPlural: (reflexive: "yourselves", possessive: "your")
      case .thirdPlural: (reflexive: "themselves", possessive: "their")
      }
    let words = lemma.split(separator: " ").map { word in
      word == "oneself" ? pronouns.reflexive : word == "one's" ? pronouns.possessive : String(word)
    }
    return words.joined(separator: " ")
  }

  /// Modal verbs with what serves as their past, and as their infinitive after *will* and *would*.
  private static let modalForms = [
    "can": (past: "could", infinitive: "be able to"), "may": (past: "might", infinitive: "be allowed to"),
    "must": (past: "had to", infinitive: "have to"), "should": (past: "should", infinitive: "have to"),
  ]
}
