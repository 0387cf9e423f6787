/// How the last letters of a verb's stem are spelled before an ending.
///
/// Source: RAE, *Nueva gramática de la lengua española*, §4.6–4.7.
enum SpanishVerbSpelling {
  /// Respells a stem and an ending so that they fit together and the sound of the stem stays.
  static func fitted(
    _ stem: String, _ ending: String, _ conjugation: SpanishConjugation.Class
  ) -> (stem: String, ending: String) {
    guard let first = ending.unicodeScalars.first else { return (stem, ending) }
    let isFront = "eéií".unicodeScalars.contains(first)
    if conjugation == .ar { return (isFront ? beforeFrontVowel(stem) : stem, ending) }
    if first == "i", ending.unicodeScalars.count > 1 { return withGlide(stem, ending) }
    if conjugation == .ir, first != "i", first != "í", takesY(stem) { return (withY(stem), ending) }
    return (isFront ? stem : beforeBackVowel(stem), ending)
  }

  /// *busqué, llegué, averigüé, empecé*
  private static func beforeFrontVowel(_ stem: String) -> String {
    switch stem.unicodeScalars.last {
    case "c": stem.dropLast() + "qu"
    case "z": stem.dropLast() + "c"
    case "g": stem + "u"
    case "u" where stem.hasSuffix("gu"): stem.dropLast() + "ü"
    default: stem
    }
  }

  /// *venzo, cojo, sigo, delinco*
  private static func beforeBackVowel(_ stem: String) -> String {
    switch stem.unicodeScalars.last {
    case "c": stem.dropLast() + "z"
    case "g": stem.dropLast() + "j"
    case "u" where stem.hasSuffix("gu"): String(stem.dropLast())
    case "u" where stem.hasSuffix("qu"): stem.dropLast(2) + "c"
    default: stem
    }
  }

  /// The i of *-ió, -ieron, -iendo* is y after a vowel (*leyó, yendo*) and lost after ñ, ll and i (*riñó,
  /// rio*).
  private static func withGlide(_ stem: String, _ ending: String) -> (String, String) {
    let rest = String(ending.dropFirst())
    if stem.isEmpty { return (stem, "y" + rest) }
    if stem.hasSuffix("i") || stem.hasSuffix("ñ") || stem.hasSuffix("ll") { return (stem, rest) }
    if endsInVowel(stem) { return (withoutDiaeresis(stem), "y" + rest) }
    return (stem, ending)
  }

  /// *construyo, oyes, arguyo*: the accent is for *rehúyo*.
  private static func withY(_ stem: String) -> String {
    SpanishSpelling.withLastVowelAccented(withoutDiaeresis(stem)) + "y"
  }

  private static func takesY(_ stem: String) -> Bool {
    (stem.hasSuffix("u") || stem.hasSuffix("ü") || stem.hasSuffix("o")) && endsInVowel(stem)
  }

  private static func withoutDiaeresis(_ stem: String) -> String {
    stem.hasSuffix("ü") ? stem.dropLast() + "u" : stem
  }

  /// Whether the stem ends in a vowel that is heard: the u of *segu-, delinqu-* is not.
  private static func endsInVowel(_ stem: String) -> Bool {
    guard let last = stem.unicodeScalars.last, SpanishSpelling.isVowel(last) else { return false }
    return !stem.hasSuffix("gu") && !stem.hasSuffix("qu")
  }
}
