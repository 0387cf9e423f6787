/// Syllables, stress and the written accent of Spanish words.
///
/// Generation writes an accent on the stressed vowel wherever an ending or a stem fixes the stress; the
/// spelling rules then take it away where it is not needed (`comímos → comimos`, `leímos` keeps it).
///
/// Source: RAE, *Ortografía de la lengua española* (2010), chapter II, §3.
enum SpanishSpelling {
  /// A word as its letters, one scalar each: the text is precomposed.
  typealias Letters = [Unicode.Scalar]

  /// Takes the accent away if the rules do not ask for it.
  static func withoutNeedlessAccent(_ word: String) -> String {
    guard hasAccent(word), !distinguishedByAccent.contains(word) else { return word }
    var letters = Array(word.unicodeScalars)
    guard let accent = letters.firstIndex(where: isAccented), !needsAccent(letters, at: accent) else {
      return word
    }
    letters[accent] = plain(letters[accent])
    return text(letters)
  }

  /// Writes an accent on the stressed vowel, whether the rules ask for it or not.
  static func withStressMarked(_ word: String) -> String {
    var letters = Array(word.unicodeScalars)
    guard !letters.contains(where: isAccented) else { return word }
    let nuclei = nuclei(of: letters)
    guard let nucleus = nuclei.dropLast(nuclei.count - 1 - defaultStress(letters, nuclei)).last else {
      return word
    }
    let vowel = nucleus.last { isStrong(letters[$0]) } ?? nucleus.last { letters[$0] != "y" }
    if let vowel { letters[vowel] = accented(letters[vowel]) }
    return text(letters)
  }

  /// Whether the stress falls on the last syllable.
  static func isStressedOnLastSyllable(_ word: String) -> Bool { syllablesAfterStress(word) == 0 }

  /// The number of syllables that follow the stressed one.
  static func syllablesAfterStress(_ word: String) -> Int {
    let letters = Array(word.unicodeScalars)
    let nuclei = nuclei(of: letters)
    let stressed = letters.firstIndex(where: isAccented).flatMap { accent in
      nuclei.firstIndex { $0.contains(accent) }
    }
    return nuclei.count - 1 - (stressed ?? defaultStress(letters, nuclei))
  }

  /// Takes every accent away; ü and ñ stay.
  static func withoutAccents(_ word: String) -> String {
    hasAccent(word) ? text(word.unicodeScalars.map(plain)) : word
  }

  /// Takes every accent and every diaeresis away; ñ stays.
  static func withoutAccentsAndDiaereses(_ word: String) -> String {
    text(word.unicodeScalars.map { $0 == "ü" ? "u" : plain($0) })
  }

  /// Writes an accent on the last vowel.
  static func withLastVowelAccented(_ word: String) -> String {
    var letters = Array(word.unicodeScalars.map(plain))
    if let vowel = letters.lastIndex(where: isVowel) { letters[vowel] = accented(letters[vowel]) }
    return text(letters)
  }

  /// Whether a written accent stands on some vowel.
  static func hasAccent(_ word: String) -> Bool { word.unicodeScalars.contains(where: isAccented) }

  /// Whether the letter is a vowel, with or without accent or diaeresis.
  static func isVowel(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "a", "e", "i", "o", "u", "á", "é", "í", "ó", "ú", "ü": true
    default: false
    }
  }

  // MARK: - Rules

  /// Words of one syllable whose accent tells them from another word.
  private static let distinguishedByAccent: Set<String> = ["dé", "sé", "té", "tés", "más", "tú", "sí"]

  private static func needsAccent(_ letters: Letters, at accent: Int) -> Bool {
    let nuclei = nuclei(of: letters)
    guard nuclei.count > 1 else { return false }
    if !isStrong(letters[accent]) {
      let before = vowel(beside: accent, step: -1, in: letters)
      let after = vowel(beside: accent, step: 1, in: letters)
      if before.map({ isStrong(letters[$0]) }) ?? false { return true }
      if after.map({ isStrong(letters[$0]) }) ?? false { return true }
    }
    return nuclei.firstIndex { $0.contains(accent) } != defaultStress(letters, nuclei)
  }

  /// The nucleus that is stressed when no accent is written.
  private static func defaultStress(_ letters: Letters, _ nuclei: [[Int]]) -> Int {
    guard nuclei.count > 1, let last = letters.last else { return 0 }
    let afterVowel = letters.dropLast().last.map(isVowel) ?? false
    let isOpen = isVowel(last) || ((last == "n" || last == "s") && afterVowel)
    return isOpen ? nuclei.count - 2 : nuclei.count - 1
  }

  /// The syllable nuclei as positions of their vowels: a diphthong or triphthong is one nucleus.
  private static func nuclei(of letters: Letters) -> [[Int]] {
    var nuclei: [[Int]] = []
    for position in letters.indices where soundsAsVowel(letters, position) {
      if let previous = nuclei.last?.last, vowel(beside: position, step: -1, in: letters) == previous,
        !isHiatus(letters, nuclei[nuclei.count - 1], position)
      {
        let nucleus = nuclei[nuclei.count - 1]
        if nucleus.count > 1, isStrong(letters[nucleus[nucleus.count - 2]]), !isStrong(letters[position]) {
          nuclei[nuclei.count - 1].removeLast()  // *re-huí*, not *rehu-í*
          nuclei.append([previous])
        }
        nuclei[nuclei.count - 1].append(position)
      } else {
        nuclei.append([position])
      }
    }
    return nuclei
  }

  private static func isHiatus(_ letters: Letters, _ nucleus: [Int], _ next: Int) -> Bool {
    let before = letters[nucleus[nucleus.count - 1]]
    let after = letters[next]
    if isStrong(after) { return before == "í" || before == "ú" || nucleus.contains { isStrong(letters[$0]) } }
    if isStrong(before) { return after == "í" || after == "ú" }
    return plain(before) == plain(after)
  }

  /// The vowel next to a position, across an h, which is silent.
  private static func vowel(beside position: Int, step: Int, in letters: Letters) -> Int? {
    var neighbour = position + step
    if letters.indices.contains(neighbour), letters[neighbour] == "h" { neighbour += step }
    return letters.indices.contains(neighbour) && soundsAsVowel(letters, neighbour) ? neighbour : nil
  }

  /// False for the u of *que, qui, gue, gui*; true for a y that ends a word after a vowel.
  private static func soundsAsVowel(_ letters: Letters, _ position: Int) -> Bool {
    let letter = letters[position]
    if letter == "y" {
      return position == letters.count - 1 && position > 0 && isVowel(letters[position - 1])
    }
    guard letter == "u", position > 0, position + 1 < letters.count else { return isVowel(letter) }
    let isBeforeFront = "eiéí".unicodeScalars.contains(letters[position + 1])
    return !(isBeforeFront && (letters[position - 1] == "q" || letters[position - 1] == "g"))
  }

  private static func isStrong(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "a", "e", "o", "á", "é", "ó": true
    default: false
    }
  }

  private static func isAccented(_ letter: Unicode.Scalar) -> Bool { plain(letter) != letter }

  private static func plain(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    switch letter {
    case "á": "a"
    case "é": "e"
    case "í": "i"
    case "ó": "o"
    case "ú": "u"
    default: letter
    }
  }

  private static func accented(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    switch letter {
    case "a": "á"
    case "e": "é"
    case "i": "í"
    case "o": "ó"
    case "u": "ú"
    default: letter
    }
  }

  private static func text(_ letters: Letters) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: letters)
    return String(text)
  }
}
