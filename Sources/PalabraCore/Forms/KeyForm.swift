/// One of the few forms that somebody needs who met an inflected English word: *él corrió* for *ran*.
public struct KeyForm: Sendable, Equatable {
  /// The person of a finite verb, or what else the form is; nil where the form speaks for itself.
  public let heading: FormTable.Heading?

  /// The form, a noun with its article.
  public let text: String

  init(_ heading: FormTable.Heading?, _ text: String) {
    self.heading = heading
    self.text = text
  }

  /// The forms of an equivalent that an English form calls for; none twice, often none.
  static func forms(
    for form: EnglishForms.Form, of equivalent: Equivalent, partOfSpeech: PartOfSpeech
  ) -> [KeyForm] {
    let forms: [KeyForm] =
      switch partOfSpeech {
      case .noun, .name, .pronoun: equivalent.forms.flatMap { nominal(form, of: $0) }
      case .adjective: adjectival(form, of: equivalent.text)
      case .verb: SpanishVerb(infinitive: equivalent.text).map { verbal(form, of: $0) } ?? []
      default: []
      }
    return forms.enumerated().filter { !forms[..<$0].contains($1) }.map(\.element)
  }

  private static func nominal(_ form: EnglishForms.Form, of noun: Equivalent.Form) -> [KeyForm] {
    switch form {
    case .plural:
      guard let gender = noun.gender else { return [] }
      let text = SpanishForms.text(for: form, of: noun.text, partOfSpeech: .noun, gender: gender)
      return [KeyForm(nil, "\(gender.pluralArticle) \(text ?? noun.text)")]
    case .possessive, .pluralPossessive:
      let isPlural = form == .pluralPossessive
      return [KeyForm(nil, SpanishForms.possessive(of: noun.text, gender: noun.gender, isPlural: isPlural))]
    default: return []
    }
  }

  private static func adjectival(_ form: EnglishForms.Form, of adjective: String) -> [KeyForm] {
    let make = form == .superlative ? SpanishAdjective.superlative : SpanishAdjective.comparative
    return SpanishAdjective.Number.allCases.flatMap { number in
      SpanishAdjective.Gender.allCases.map { KeyForm(nil, make(adjective, $0, number)) }
    }
  }

  private static func verbal(_ form: EnglishForms.Form, of verb: SpanishVerb) -> [KeyForm] {
    func persons(_ tense: SpanishVerb.Tense, _ persons: [SpanishVerb.Person]) -> [KeyForm] {
      persons.compactMap { person in verb.form(tense, person).map { KeyForm(.person(person), $0) } }
    }
    let participle = KeyForm(.pastParticiple, verb.participle)
    return switch form {
    case .past: persons(.preterite, [.thirdSingular, .firstSingular, .thirdPlural]) + [participle]
    case .pastPlural: persons(.preterite, [.secondSingular, .firstPlural, .thirdPlural])
    case .thirdPerson: persons(.present, [.thirdSingular, .firstSingular, .thirdPlural])
    case .firstPerson: persons(.present, [.firstSingular])
    case .presentPlural: persons(.present, [.secondSingular, .firstPlural, .thirdPlural])
    case .pastParticiple: [participle]
    case .presentParticiple: [KeyForm(.gerund, verb.gerund)]
    default: []
    }
  }
}

extension Match {
  /// The forms of the first translation that somebody needs who looked the word up: *él corrió, yo corrí* and
  /// further ones for *ran*; empty for a headword and for a Spanish word.
  public var keyForms: [KeyForm] {
    guard case .inflection(.english(let form), _) = relation, let sense = senses.first else { return [] }
    return KeyForm.forms(for: form, of: sense.words[0], partOfSpeech: sense.partOfSpeech)
  }
}
