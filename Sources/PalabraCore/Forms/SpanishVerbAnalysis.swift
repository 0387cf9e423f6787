/// The readings of a word or phrase as a form of a verb, with the pronouns and the words that go with it.
struct SpanishVerbAnalysis {
  private let query: String
  private let accents: SpanishAccents
  private let isKnown: (String, PartOfSpeech) -> Bool

  init(_ query: String, _ accents: SpanishAccents, _ isKnown: @escaping (String, PartOfSpeech) -> Bool) {
    self.query = accents.prepared(query)
    self.accents = accents
    self.isKnown = isKnown
  }

  /// All readings; those of one verb stand together.
  var analyses: [SpanishForms.Analysis] {
    SpanishVerbReading.readings(of: query).flatMap { reading in
      reading.infinitives.flatMap { analyses(of: reading, $0) }
    }
  }

  /// The readings under one infinitive.
  ///
  /// The lemma that takes most of the pronouns with it is the answer: *me levanto* is *levantarse*. A form
  /// that shows no person may belong to others too: *verte* to *verse* and *ver*, *vestido* to *vestir* and
  /// *vestirse*.
  private func analyses(of reading: SpanishVerbReading, _ infinitive: String) -> [SpanishForms.Analysis] {
    var found: [SpanishForms.Analysis] = []
    for lemma in reading.lemmas(of: infinitive) where lemma.text != query && isKnown(lemma.text, .verb) {
      guard let verb = SpanishVerb(infinitive: infinitive) else { continue }
      var forms = reading.isAttached ? attachedForms(of: verb, reading) : freeForms(of: verb, reading)
      if lemma.isPronominal { forms = forms.compactMap { Self.agreeing($0, with: reading.pronouns) } }
      if !found.isEmpty { forms = forms.filter(\.isNonFinite) }
      found += forms.map { .init(lemma: lemma.text, partOfSpeech: .verb, form: $0, pronouns: lemma.rest) }
      if !found.isEmpty, reading.pronouns.first == "se" { break }
    }
    return found
  }

  /// Keeps the persons of a form that have the reflexive pronoun that stands with it; nil if none has.
  private static func agreeing(_ form: SpanishForms.Form, with pronouns: [String]) -> SpanishForms.Form? {
    guard case .finite(let tense, let persons) = form else { return form }
    guard let pronoun = pronouns.first else { return tense == .imperative ? nil : form }
    let agreeing = persons.filter { $0.reflexive == pronoun }
    return agreeing.isEmpty ? nil : .finite(tense, agreeing)
  }

  // MARK: - Forms

  private func freeForms(of verb: SpanishVerb, _ reading: SpanishVerbReading) -> [SpanishForms.Form] {
    let tenses = SpanishVerb.Tense.allCases.filter { $0 != .imperative || reading.pronouns.isEmpty }
    let persons = Self.persons(ofFormsLike: reading.head)
    let finite = tenses.compactMap { tense in
      finiteForm(tense, among: persons) { person in
        verb.spellings(tense, person).contains { accents.matches($0, reading.head) }
      }
    }
    return reading.pronouns.isEmpty ? nonFiniteForms(of: verb, reading.head) + finite : finite
  }

  private func nonFiniteForms(of verb: SpanishVerb, _ head: String) -> [SpanishForms.Form] {
    if accents.matches(verb.gerund, head) { return [.gerund] }
    for number in SpanishAdjective.Number.allCases {
      for gender in SpanishAdjective.Gender.allCases
      where accents.matches(SpanishAdjective.form(of: verb.participle, gender, number), head) {
        return [.participle(gender, number)]
      }
    }
    return []
  }

  /// Infinitive, gerund and imperative with pronouns after them.
  private func attachedForms(of verb: SpanishVerb, _ reading: SpanishVerbReading) -> [SpanishForms.Form] {
    let (pronouns, head) = (reading.pronouns, reading.head)
    if accents.matches(SpanishClitics.attach(pronouns, to: verb.infinitive), head) { return [.infinitive] }
    if accents.matches(SpanishClitics.attach(pronouns, to: verb.gerund), head) { return [.gerund] }
    let imperative = finiteForm(.imperative, among: SpanishVerb.Person.allCases) { person in
      verb.form(.imperative, person).map {
        accents.matches(SpanishClitics.attach(pronouns, toImperative: $0, person), head)
      } ?? false
    }
    return imperative.map { [$0] } ?? []
  }

  /// The form of a tense with those persons that pass; nil if none does.
  private func finiteForm(
    _ tense: SpanishVerb.Tense, among persons: [SpanishVerb.Person],
    where isTyped: (SpanishVerb.Person) -> Bool
  ) -> SpanishForms.Form? {
    let typed = persons.filter(isTyped)
    return typed.isEmpty ? nil : .finite(tense, typed)
  }

  /// The persons that may end so, *él* before *yo*: the forms of others need not be made.
  private static func persons(ofFormsLike head: String) -> [SpanishVerb.Person] {
    if head.hasSuffix("mos") { return [.firstPlural] }
    return switch head.last {
    case "s" where head != "es": [.secondSingular, .secondPlural]
    case "n": [.thirdPlural, .secondSingular]  // *ten*
    case "d": [.secondPlural]
    default: [.thirdSingular, .firstSingular, .secondSingular]
    }
  }
}

extension SpanishForms.Form {
  fileprivate var isNonFinite: Bool {
    if case .finite = self { false } else { true }
  }
}

extension SpanishVerb {
  /// What may be written for a form: *hablara, hablase*; *ha, hay*.
  fileprivate func spellings(_ tense: Tense, _ person: Person) -> [String] {
    guard let form = form(tense, person) else { return [] }
    let other =
      switch (tense, person) {
      case (.pastSubjunctive, _): form.replacingLast("ra", by: "se")
      case (.present, .thirdSingular): impersonalPresent
      default: nil as String?
      }
    return [form] + (other.map { [$0] } ?? [])
  }
}
