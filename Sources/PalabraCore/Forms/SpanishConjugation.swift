/// The simple forms of one verb, without pronouns: regular endings on the stems of its model.
///
/// Source: RAE, *Nueva gramática de la lengua española*, §4 (La flexión verbal).
struct SpanishConjugation: Sendable {
  /// The three conjugations, by the vowel of the infinitive.
  enum Class: Sendable { case ar, er, ir }

  private let infinitive: String
  private let stem: String
  private let conjugation: Class
  private let model: SpanishVerbModel
  /// What stands before the base of the model: *com* in *componer*.
  private let prefix: String

  /// Finds the model of an infinitive; nil if the word does not end in -ar, -er, -ir or -ír.
  init?(infinitive: String) {
    switch infinitive.suffix(2) {
    case "ar": conjugation = .ar
    case "er": conjugation = .er
    case "ir", "ír": conjugation = .ir
    default: return nil
    }
    self.infinitive = infinitive
    stem = String(infinitive.dropLast(2))
    model = SpanishVerbModel.model(of: infinitive)
    prefix = String(infinitive.dropLast(model.base.count))
  }

  /// The form of a tense and person, the imperative's persons being *tú, usted, nosotros, vosotros, ustedes*.
  func form(_ tense: SpanishVerb.Tense, _ person: SpanishVerb.Person) -> String? {
    switch tense {
    case .present: present(person)
    case .preterite: preterite(person)
    case .imperfect: imperfect(person)
    case .future: spelled(futureStem, "é ás á émos éis án", person)
    case .conditional: spelled(futureStem, "ía ías ía íamos íais ían", person)
    case .presentSubjunctive: presentSubjunctive(person)
    case .pastSubjunctive: pastSubjunctive(person)
    case .imperative: imperative(person)
    }
  }

  /// The past participle, masculine singular.
  var participle: String {
    if let participle = model.participle { return prefix + participle }
    return spelled(stem, conjugation == .ar ? "ádo" : "ído")
  }

  /// The gerund.
  var gerund: String { conjugation == .ar ? spelled(stem, "ándo") : spelled(raisedStem, "iéndo") }

  // MARK: - Tenses

  private func present(_ person: SpanishVerb.Person) -> String {
    if let forms = model.present { return fixed(forms, person) }
    if person == .firstSingular, let first = model.firstPerson { return inflected(prefix + first, "o") }
    let ending =
      switch conjugation {
      case .ar: "o as a ámos áis an"
      case .er: "o es e émos éis en"
      case .ir: "o es e ímos ís en"
      }
    return spelled(person.isStemStressed ? stressedStem : stem, ending, person)
  }

  private func presentSubjunctive(_ person: SpanishVerb.Person) -> String {
    if let forms = model.subjunctive { return fixed(forms, person) }
    let endings = conjugation == .ar ? "e es e émos éis en" : "a as a ámos áis an"
    if let first = model.firstPerson { return inflected(prefix + first, endings.word(person.rawValue)) }
    let unstressed = conjugation == .ir ? raisedStem : stem
    return spelled(person.isStemStressed ? stressedStem : unstressed, endings, person)
  }

  private func preterite(_ person: SpanishVerb.Person) -> String {
    if let strong = model.preterite {
      if strong.contains(" ") { return fixed(strong, person) }
      let endings = strong.hasSuffix("j") ? "e íste o ímos ísteis éron" : "e íste o ímos ísteis iéron"
      return spelled(prefix + strong, endings, person)
    }
    if conjugation == .ar { return spelled(stem, "é áste ó ámos ásteis áron", person) }
    return spelled(person.isThird ? raisedStem : stem, "í íste ió ímos ísteis iéron", person)
  }

  private func imperfect(_ person: SpanishVerb.Person) -> String {
    if let forms = model.imperfect { return fixed(forms, person) }
    let endings = conjugation == .ar ? "ába ábas ába ábamos ábais ában" : "ía ías ía íamos íais ían"
    return spelled(stem, endings, person)
  }

  /// *Dijeron* gives *dijera*: the past subjunctive always has the stem of the third person plural.
  private func pastSubjunctive(_ person: SpanishVerb.Person) -> String {
    let stem = String(preterite(.thirdPlural).dropLast(3))
    let stressed = person == .firstPlural ? SpanishSpelling.withLastVowelAccented(stem) : stem
    return stressed + "ra ras ra ramos rais ran".word(person.rawValue)
  }

  private func imperative(_ person: SpanishVerb.Person) -> String? {
    switch person {
    case .firstSingular: nil
    case .secondSingular:
      model.imperative.map { SpanishSpelling.withoutNeedlessAccent(prefix + $0) } ?? present(.thirdSingular)
    case .secondPlural: spelled(stem, conjugation == .ar ? "ád" : conjugation == .er ? "éd" : "íd")
    case .firstPlural where infinitive == "ir": "vamos"
    case .thirdSingular, .firstPlural, .thirdPlural: presentSubjunctive(person)
    }
  }

  // MARK: - Stems

  private var futureStem: String {
    model.future.map { prefix + $0 } ?? SpanishSpelling.withoutAccents(infinitive)
  }

  private var stressedStem: String {
    guard let change = model.change else { return stem }
    return replacing(change.vowel, by: change.stressed)
  }

  private var raisedStem: String {
    guard let change = model.change, let raised = change.raised else { return stem }
    return replacing(change.vowel, by: raised)
  }

  /// Changes the last such vowel of the stem: *yerro, huelo, avergüenzo* spell the diphthong their own way.
  private func replacing(_ vowel: Unicode.Scalar, by replacement: String) -> String {
    let letters = stem.unicodeScalars
    guard let position = letters.lastIndex(of: vowel) else { return stem }
    let before = String(letters[..<position])
    let after = String(letters[letters.index(after: position)...])
    return switch replacement {
    case "ie" where before.isEmpty: "ye" + after
    case "ue" where before.isEmpty: "hue" + after
    case "ue" where before.hasSuffix("g"): before + "üe" + after
    default: before + replacement + after
    }
  }

  // MARK: - Endings

  private func fixed(_ forms: String, _ person: SpanishVerb.Person) -> String {
    SpanishSpelling.withoutNeedlessAccent(prefix + forms.word(person.rawValue))
  }

  private func spelled(_ stem: String, _ endings: String, _ person: SpanishVerb.Person) -> String {
    spelled(stem, endings.word(person.rawValue))
  }

  private func spelled(_ stem: String, _ ending: String) -> String {
    let (stem, ending) = SpanishVerbSpelling.fitted(stem, ending, conjugation)
    return inflected(stem, ending)
  }

  /// Joins stem and ending: a stressed ending takes the accent from the stem.
  private func inflected(_ stem: String, _ ending: String) -> String {
    let isEndingStressed = SpanishSpelling.hasAccent(ending)
    return SpanishSpelling.withoutNeedlessAccent(
      (isEndingStressed ? SpanishSpelling.withoutAccents(stem) : stem) + ending)
  }
}

extension String {
  /// The word at a position of a text of words separated by single spaces; empty past the last one.
  fileprivate func word(_ position: Int) -> String {
    var rest = utf8[...]
    for _ in 0..<position {
      guard let space = rest.firstIndex(of: UInt8(ascii: " ")) else { return "" }
      rest = rest[rest.index(after: space)...]
    }
    return String(self[rest.startIndex..<(rest.firstIndex(of: UInt8(ascii: " ")) ?? rest.endIndex)])
  }
}
