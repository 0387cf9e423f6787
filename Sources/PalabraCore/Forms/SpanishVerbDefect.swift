/// The forms that a defective or unipersonal verb lacks.
///
/// *Abolir*, *agredir* and the like are complete today. Source: RAE, *Nueva gramática de la lengua española*,
/// §4.14.
enum SpanishVerbDefect: Sendable {
  /// Weather and events: third persons only, no imperative.
  case thirdPersonsOnly
  /// *Soler*: no future, conditional or imperative.
  case habitual
  /// *Balbucir*: no first person of the present, no present subjunctive.
  case withoutFirstPerson
  /// *Haber*: no imperative.
  case withoutImperative

  /// The defect of a verb, if it has one.
  init?(infinitive: String) {
    switch infinitive {
    case "llover", "nevar", "granizar", "lloviznar", "diluviar", "relampaguear", "atardecer", "escampar",
      "ventiscar", "acaecer", "acontecer", "atañer", "concernir":
      self = .thirdPersonsOnly
    case "soler": self = .habitual
    case "balbucir": self = .withoutFirstPerson
    case "haber": self = .withoutImperative
    default: return nil
    }
  }

  /// Whether the verb has no such form.
  func lacks(_ tense: SpanishVerb.Tense, _ person: SpanishVerb.Person) -> Bool {
    switch self {
    case .thirdPersonsOnly: !person.isThird || tense == .imperative
    case .habitual: tense == .future || tense == .conditional || tense == .imperative
    case .withoutFirstPerson:
      tense == .presentSubjunctive || (tense == .present && person == .firstSingular)
        || (tense == .imperative && person != .secondSingular && person != .secondPlural)
    case .withoutImperative: tense == .imperative
    }
  }
}
