extension SpanishVerbModel {
  /// The verbs of the table of models that have an irregular stem or form, by that, without accents: `pus`
  /// and `pon` lead to *poner*.
  ///
  /// The participle stands without its last letter, which agrees.
  static let basesOfStems: [String: [String]] = {
    var bases: [String: [String]] = [:]
    for (verbs, model) in irregular {
      let verbs = model.base.isEmpty ? verbs.split(separator: " ").map(String.init) : [model.base]
      for stem in Set(model.irregularStems.map(SpanishSpelling.withoutAccentsAndDiaereses)) {
        bases[stem, default: []] += verbs.map { $0.hasPrefix("-") ? String($0.dropFirst()) : $0 }
      }
    }
    return bases
  }()

  /// Every stem and form that is given and not made.
  private var irregularStems: [String] {
    let words = [firstPerson, present, subjunctive, preterite, imperfect, future, imperative]
      .compactMap { $0 }.flatMap { $0.split(separator: " ").map(String.init) }
    return words + (participle.map { [String($0.dropLast())] } ?? [])
  }
}
