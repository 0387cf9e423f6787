/// The plural of one Spanish word, noun or adjective.
///
/// Source: RAE, *Nueva gramática de la lengua española*, §3.2–3.4.
enum SpanishPlural {
  /// Makes the plural; the stress stays on its syllable, so the accent may come (*jóvenes*) or go
  /// (*canciones*).
  static func plural(of word: String) -> String {
    if let plural = irregular[word] { return plural }
    guard let first = word.first, let last = word.unicodeScalars.last, !isAcronym(word) else { return word }
    if first.isUppercase {  // *Tercer Mundo*
      return String(first) + plural(of: first.lowercased() + word.dropFirst()).dropFirst()
    }
    if takesOnlyS.contains(word) { return word + "s" }
    switch last {
    case "a", "e", "i", "o", "u", "á", "é", "ó": return word + "s"
    case "í", "ú": return word + "es"
    case "s", "x": return isInvariable(word) ? word : withEnding("es", word)
    case "z": return withEnding("ces", String(word.dropLast()), stressOf: word)
    case "y": return pluralInY(word)
    case "l", "r", "n", "d", "j":
      if !isAfterVowel(word) { return word + "s" }
      return isProparoxytone(word) ? word : withEnding("es", word)
    case "h" where word.hasSuffix("ch") || word.hasSuffix("sh"): return word + "es"
    case "t" where word.hasSuffix("st"): return word
    default: return word + "s"
    }
  }

  /// Plurals that no rule gives: the stress moves, the word is cut short before a noun, or loans.
  static let irregular: [String: String] = [
    "carácter": "caracteres", "régimen": "regímenes", "espécimen": "especímenes", "club": "clubes",
    "álbum": "álbumes", "lord": "lores", "hipérbaton": "hipérbatos", "yo": "yoes", "no": "noes",
    "cualquier": "cualesquiera", "cualquiera": "cualesquiera", "el": "los", "la": "las", "buen": "buenos",
    "mal": "malos", "gran": "grandes", "primer": "primeros", "tercer": "terceros", "san": "santos",
    "un": "unos", "medio ambiente": "medios ambientes", "ciempiés": "ciempiés", "traspiés": "traspiés",
    "jersey": "jerséis", "espray": "espráis", "gay": "gais", "póney": "poneis", "samuray": "samuráis",
    "kibutz": "kibutz", "jazz": "jazz", "blues": "blues", "ex": "ex", "au pair": "au pair",
    "boy scout": "boy scouts", "déjà vu": "déjà vu", "hot dog": "hot dogs", "jet lag": "jet lags",
    "heavy metal": "heavy metal", "rock and roll": "rock and roll", "más allá": "más allá",
  ]

  /// Words in stressed -í or -ú, and loans in a consonant, that take -s alone.
  private static let takesOnlyS: Set<String> = [
    "benjuí", "bisturí", "champú", "cucú", "canesú", "esquí", "interviú", "menú", "pirulí", "popurrí",
    "telesquí", "tisú", "tutú", "vermú", "amateur", "bagel", "bitcoin", "blazer", "bourbon", "email", "fan",
    "green", "hacker", "hockey", "jockey", "jumper", "kosher", "muffin", "newton", "pinball", "playboy",
    "quad",
    "queer", "router", "snooker", "soul", "spoiler", "thriller", "touchdown", "vóley", "weber",
  ]

  /// *lunes, crisis, tórax*: words in -s, -x not stressed on the last syllable.
  private static func isInvariable(_ word: String) -> Bool { !SpanishSpelling.isStressedOnLastSyllable(word) }

  private static func isProparoxytone(_ word: String) -> Bool {
    SpanishSpelling.syllablesAfterStress(word) > 1
  }

  /// *los DVD, las ONG, los días D*
  private static func isAcronym(_ word: String) -> Bool { word.allSatisfy(\.isUppercase) }

  private static func isAfterVowel(_ word: String) -> Bool {
    word.unicodeScalars.dropLast().last.map(SpanishSpelling.isVowel) ?? false
  }

  /// *rey → reyes*, but *ferry → ferris*.
  private static func pluralInY(_ word: String) -> String {
    isAfterVowel(word) ? word + "es" : word.dropLast() + "is"
  }

  private static func withEnding(_ ending: String, _ stem: String, stressOf word: String? = nil) -> String {
    let marked = SpanishSpelling.withStressMarked(word ?? stem)
    let kept = word == nil ? marked : String(marked.dropLast())
    return SpanishSpelling.withoutNeedlessAccent(kept + ending)
  }
}
