/// Gender, number and comparison of Spanish adjectives, of one word or of several.
///
/// Source: RAE, *Nueva gramática de la lengua española*, §2.7 (gender), §3 (number), §45 (comparison).
public enum SpanishAdjective {
  /// The two genders an adjective agrees with.
  public enum Gender: Sendable, CaseIterable { case masculine, feminine }

  /// The two numbers an adjective agrees with.
  public enum Number: Sendable, CaseIterable { case singular, plural }

  /// Makes the form that agrees with a gender and number, from the masculine singular.
  ///
  /// Phrases inflect up to their first preposition, so that *de madera* stays: *lleno de gente → llena de
  /// gente*.
  public static func form(of adjective: String, _ gender: Gender, _ number: Number) -> String {
    if isFixedPhrase(adjective) { return adjective }
    return SpanishPhrase.inflectingHead(of: adjective, joined: true) { word, _ in
      if invariable.contains(word) || isAdverb(word, in: adjective) { return word }
      let singular = gender == .feminine ? feminine(ofWord: word) : word
      return number == .plural ? SpanishPlural.plural(of: singular) : singular
    }
  }

  /// Makes the comparative: *feliz → más feliz*, *bueno → mejor*.
  public static func comparative(
    of adjective: String, _ gender: Gender = .masculine, _ number: Number = .singular
  ) -> String {
    if let special = specialComparatives[adjective] { return form(of: special, gender, number) }
    let positive = form(of: adjective, gender, number)
    return isComparative(adjective) ? positive : "más " + positive
  }

  /// Makes the relative superlative, the comparative after the article: *el más feliz*, *las mejores*.
  public static func superlative(
    of adjective: String, _ gender: Gender = .masculine, _ number: Number = .singular
  ) -> String {
    let article =
      switch (gender, number) {
      case (.masculine, .singular): "el "
      case (.feminine, .singular): "la "
      case (.masculine, .plural): "los "
      case (.feminine, .plural): "las "
      }
    return article + comparative(of: adjective, gender, number)
  }

  // MARK: - Feminine

  private static func feminine(ofWord word: String) -> String {
    if let feminine = irregularFeminines[word] { return feminine }
    if isComparative(word) || word.hasSuffix("color") { return word }
    if word.hasSuffix("o") { return word.dropLast() + "a" }
    for ending in ["dor", "tor", "sor", "ón", "án", "ín", "és"] where word.hasSuffix(ending) {
      if oneForm.contains(word) { return word }
      return SpanishSpelling.withoutNeedlessAccent(SpanishSpelling.withStressMarked(word) + "a")
    }
    return word
  }

  /// Feminines that the ending does not give away.
  private static let irregularFeminines: [String: String] = [
    "español": "española", "andaluz": "andaluza", "mongol": "mongola", "regordete": "regordeta",
    "grandote": "grandota", "buen": "buena", "mal": "mala", "primer": "primera", "tercer": "tercera",
  ]

  /// Adjectives in -ón, -ín, -és that have one form for both genders.
  private static let oneForm: Set<String> = ["marrón", "afín", "cortés", "descortés", "montés"]

  /// Words with one form in all: colours named after things, loans, the points of the compass.
  private static let invariable: Set<String> = [
    "beige", "beis", "caqui", "crema", "este", "extra", "exprés", "fucsia", "gratis", "hembra", "inclusive",
    "indie", "lila", "macho", "malva", "mini", "naranja", "noreste", "noroeste", "norte", "oeste", "online",
    "púrpura", "retro", "rosa", "salmón", "sudeste", "sudoeste", "sur", "sureste", "suroeste", "súper",
    "todoterreno", "trans", "transgénero", "turquesa", "unisex", "violeta",
  ]

  /// Phrases that do not agree: two words for a colour (*azul marino*), a noun (*color vino*), *fuera de
  /// peligro*.
  private static func isFixedPhrase(_ phrase: String) -> Bool {
    guard let space = phrase.firstIndex(of: " ") else { return false }
    return [
      "amarillo", "azul", "boca", "café", "castaño", "color", "fuera", "gris", "manos", "marrón", "per",
      "rojo", "rosa", "tipo", "término", "verde",
    ].contains(String(phrase[..<space]))
  }

  /// *mal* and *medio* before the adjective they belong to: *mal ventilada, medio llena*.
  private static func isAdverb(_ word: String, in phrase: String) -> Bool {
    (word == "mal" || word == "medio") && phrase.hasPrefix(word + " ")
  }

  // MARK: - Comparison

  /// Comparatives with a word of their own, of adjectives and of quantity.
  static let specialComparatives = [
    "bueno": "mejor", "malo": "peor", "mucho": "más", "poco": "menos", "bien": "mejor", "mal": "peor",
  ]

  /// Whether the word is a comparative already: *mayor, superior*. These have one form for both genders.
  private static func isComparative(_ word: String) -> Bool {
    word.hasSuffix("ior") || ["mayor", "menor", "mejor", "peor", "más", "menos"].contains(word)
  }
}
