/// A Spanish verb and its forms: of one word, pronominal, or with words that follow it (*darse cuenta de*).
///
/// Source: RAE, *Nueva gramática de la lengua española*, §4 (La flexión verbal).
public struct SpanishVerb: Sendable {
  /// The simple tenses of the indicative and the subjunctive, and the affirmative imperative.
  public enum Tense: Sendable, CaseIterable {
    case present, preterite, imperfect, future, conditional
    case presentSubjunctive, pastSubjunctive
    case imperative
  }

  /// The grammatical persons: *yo, tú, él, nosotros, vosotros, ellos*.
  ///
  /// *Usted* and *ustedes* are the third persons, in the imperative too.
  public enum Person: Int, Sendable, CaseIterable {
    case firstSingular, secondSingular, thirdSingular, firstPlural, secondPlural, thirdPlural

    /// The subject pronoun, the third person being *él, ellos*.
    public var pronoun: String {
      switch self {
      case .firstSingular: "yo"
      case .secondSingular: "tú"
      case .thirdSingular: "él"
      case .firstPlural: "nosotros"
      case .secondPlural: "vosotros"
      case .thirdPlural: "ellos"
      }
    }

    /// Third person, singular or plural.
    var isThird: Bool { self == .thirdSingular || self == .thirdPlural }

    /// Whether the stem carries the stress in the present: in all but *nosotros, vosotros*.
    var isStemStressed: Bool { self != .firstPlural && self != .secondPlural }

    /// The reflexive pronoun of the person.
    var reflexive: String {
      switch self {
      case .firstSingular: "me"
      case .secondSingular: "te"
      case .firstPlural: "nos"
      case .secondPlural: "os"
      case .thirdSingular, .thirdPlural: "se"
      }
    }
  }

  /// The verb as the dictionary gives it: *darse cuenta*.
  public let infinitive: String

  private let conjugation: SpanishConjugation
  private let defect: SpanishVerbDefect?
  /// *no* in *no hacer caso*; else empty.
  private let negation: String
  private let isPronominal: Bool
  /// The object pronoun that belongs to the verb (*las* in *arreglárselas*), or empty.
  private let object: String
  /// What follows the verb, from the space on: * cuenta*.
  private let complement: String
  /// The second verb of a pair (*venir* in *ir y venir*), or empty: a value cannot hold one of its own type.
  private let second: [SpanishVerb]

  /// Takes an infinitive apart; nil if the text does not begin with one.
  public init?(infinitive: String) {
    self.infinitive = infinitive
    let isNegated = infinitive.hasPrefix("no ")
    negation = isNegated ? "no " : ""
    let text = isNegated ? infinitive.dropFirst(3) : infinitive[...]
    let head = text.prefix { $0 != " " }
    guard let parts = SpanishClitics.split(String(head)),
      let conjugation = SpanishConjugation(infinitive: parts.verb)
    else { return nil }
    self.conjugation = conjugation
    isPronominal = parts.isPronominal
    object = parts.object
    defect = SpanishVerbDefect(infinitive: parts.verb)
    let rest = text.dropFirst(head.count)
    second =
      rest.hasPrefix(" y ") ? SpanishVerb(infinitive: String(rest.dropFirst(3))).map { [$0] } ?? [] : []
    complement = second.isEmpty ? String(rest) : ""
  }

  /// The form of a tense and person, with its pronouns and complement: *se dio cuenta*, *levántate*.
  ///
  /// Nil where the verb lacks the form: *llover* has third persons only, no verb an imperative of *yo*.
  public func form(_ tense: Tense, _ person: Person) -> String? {
    if let defect, defect.lacks(tense, person) { return nil }
    guard let simple = conjugation.form(tense, person) else { return nil }
    var tail = complement
    for verb in second {
      guard let form = verb.form(tense, person) else { return nil }
      tail = " y " + form
    }
    let pronouns = [isPronominal ? person.reflexive : "", object].filter { !$0.isEmpty }
    if tense == .imperative {
      return negation.isEmpty ? SpanishClitics.attach(pronouns, toImperative: simple, person) + tail : nil
    }
    return negation + (pronouns + [simple]).joined(separator: " ") + tail
  }

  /// The gerund, with the pronoun of the third person: *levantándose*.
  public var gerund: String {
    let pronouns = [isPronominal ? "se" : "", object]
    return negation + SpanishClitics.attach(pronouns, to: conjugation.gerund) + complement
      + second.map { " y " + $0.gerund }.joined()
  }

  /// The form that says what there is, of *haber* only: *hay*.
  public var impersonalPresent: String? { infinitive == "haber" ? "hay" : nil }

  /// The past participle, masculine singular and without pronoun: *levantado*, *dado cuenta*.
  ///
  /// Feminine and plural are those of an adjective: ``SpanishAdjective/form(of:_:_:)``.
  public var participle: String {
    negation + conjugation.participle + complement + second.map { " y " + $0.participle }.joined()
  }
}
