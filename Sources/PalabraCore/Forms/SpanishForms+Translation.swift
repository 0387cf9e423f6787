extension SpanishForms {
  /// The form of a Spanish equivalent that says what an English form says: *dogs → perros, ran → corrió, got up
  /// → se levantó*.
  ///
  /// A possessive is the noun itself, or its plural: what belongs to it is said by
  /// ``possessive(of:gender:isPlural:)``. The past is the preterite; where English has one form for all
  /// persons, Spanish has that of *él*.
  ///
  /// - Parameters:
  ///   - equivalent: As the vocabulary has it: the masculine of a pair.
  ///   - gender: The gender of a noun; nil for anything else.
  /// - Returns: Nil when the equivalent has no such form: a phrase that is no verb for *ran*, *llover* for
  ///   *am*.
  public static func text(
    for form: EnglishForms.Form, of equivalent: String, partOfSpeech: PartOfSpeech, gender: Gender? = nil
  ) -> String? {
    switch (partOfSpeech, form) {
    case (.noun, .possessive), (.name, .possessive), (.pronoun, .possessive): equivalent
    case (.noun, .plural), (.noun, .pluralPossessive), (.name, .plural), (.name, .pluralPossessive):
      gender?.isPlural == true ? equivalent : SpanishNoun.plural(of: equivalent)
    case (.adjective, .comparative): SpanishAdjective.comparative(of: equivalent)
    case (.adjective, .superlative): SpanishAdjective.superlative(of: equivalent)
    case (.adverb, .comparative), (.adverb, .superlative): SpanishAdverb.comparative(of: equivalent)
    case (.verb, _): SpanishVerb(infinitive: equivalent)?.form(for: form)
    default: nil
    }
  }

  /// Says *of* a noun: *del perro, de la perra, del agua, de los perros*; of a name, without gender: *de
  /// María*.
  ///
  /// - Parameter isPlural: Whether to say it of several: *dogs'*.
  public static func possessive(of noun: String, gender: Gender?, isPlural: Bool = false) -> String {
    guard let gender else { return "de " + noun }
    guard isPlural || gender.isPlural else {
      return (gender == .common ? "del/de la " : gender == .feminine ? "de la " : "del ") + noun
    }
    return "de \(gender.pluralArticle) " + (gender.isPlural ? noun : SpanishNoun.plural(of: noun))
  }
}

extension SpanishVerb {
  /// The form that matches an English one.
  fileprivate func form(for english: EnglishForms.Form) -> String? {
    switch english {
    case .thirdPerson: form(.present, .thirdSingular)
    case .past: form(.preterite, .thirdSingular)
    case .pastParticiple: participle
    case .presentParticiple: gerund
    case .firstPerson: form(.present, .firstSingular)
    case .presentPlural: form(.present, .thirdPlural)
    case .pastPlural: form(.preterite, .thirdPlural)
    default: nil
    }
  }
}
