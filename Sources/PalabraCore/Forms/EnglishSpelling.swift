/// The regular English endings and how a word is spelled before them.
enum EnglishSpelling {
  /// Adds *-s*, with *-es* after a hiss and after consonant and *o*, *-ies* for consonant and *y*: *goes,
  /// tries*.
  static func adding(s word: String, afterO: String = "es") -> String {
    let letters = word.utf8
    if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
    if word.hasSuffix("y"), endsInConsonant(letters.dropLast()) { return word.dropLast() + "ies" }
    if word.hasSuffix("o"), endsInConsonant(letters.dropLast()) { return word + afterO }
    return word + "s"
  }

  /// Adds *-ed*, *-er* or *-est*: *baked, tried, stopped, panicked; bigger, happiest*.
  ///
  /// - Parameter doubling: Whether to double a final consonant of a word of several syllables; by default, as
  ///   the stress asks for it (*referred, visited*).
  static func adding(_ ending: String, to word: String, doubling: Bool? = nil) -> String {
    if word.hasSuffix("e") { return word + ending.dropFirst() }
    if word.hasSuffix("y"), endsInConsonant(word.utf8.dropLast()) { return word.dropLast() + "i" + ending }
    return doubled(word, doubling) + ending
  }

  /// Adds *-ing*: *baking, seeing, lying, stopping, panicking*.
  static func adding(ing word: String, doubling: Bool? = nil) -> String {
    if word.hasSuffix("ie") { return word.dropLast(2) + "ying" }
    if word.hasSuffix("e"), !["ee", "oe", "ye"].contains(where: word.hasSuffix) {
      return word.dropLast() + "ing"
    }
    return doubled(word, doubling) + "ing"
  }

  /// Whether the last consonant of a word may be doubled: *stop, refer, travel*, not *look, help*.
  static func canDouble(_ word: String) -> Bool {
    let letters = Array(word.utf8.suffix(3))
    guard let last = letters.last, letters.count > 1, !isVowel(last), !"wxyh".utf8.contains(last) else {
      return false
    }
    guard isVowel(letters[letters.count - 2]) else { return false }
    if letters.count < 3 { return true }
    let isAfterQu = letters[0] == UInt8(ascii: "u") && word.utf8.dropLast(3).last == UInt8(ascii: "q")
    return !isVowel(letters[0]) || isAfterQu
  }

  /// The number of syllables, as near as the spelling tells.
  static func syllables(_ word: String) -> Int {
    var count = 0
    var isInVowels = false
    for (letter, next) in zip(word.utf8, Array(word.utf8.dropFirst()) + [0]) {
      let isVowel = isVowel(letter) || (letter == UInt8(ascii: "y") && !Self.isVowel(next))
      if isVowel && !isInVowels { count += 1 }
      isInVowels = isVowel
    }
    // The e of *lonely* is as silent as that of *lone*.
    if word.hasSuffix("ely") { count -= 1 }
    return max(1, endsInSilentVowel(word) ? count - 1 : count)
  }

  /// Whether a regular participle serves as the adjective: *tired, tiring*.
  static func isParticiple(_ word: String) -> Bool {
    (word.hasSuffix("ed") || word.hasSuffix("ing")) && word.utf8.count > 3
  }

  /// Whether the word ends as *simple* and *gentle* do, but not *-able, -ible*.
  static func endsInSyllabicL(_ word: String) -> Bool {
    guard word.hasSuffix("le"), let before = word.utf8.dropLast(2).last, !isVowel(before) else {
      return false
    }
    return !word.hasSuffix("able") && !word.hasSuffix("ible")
  }

  // MARK: - Rules

  private static func doubled(_ word: String, _ doubling: Bool?) -> String {
    if word.hasSuffix("ic") { return word + "k" }
    guard canDouble(word), let last = word.last else { return word }
    let isStressed = syllables(word) == 1 || stressedAtEnd.contains(word)
    return doubling ?? isStressed ? word + String(last) : word
  }

  /// Verbs of several syllables that double their last consonant, mostly because the stress is on the last
  /// one.
  private static let stressedAtEnd: Set<String> = [
    "abet", "abhor", "abut", "acquit", "admit", "airdrop", "allot", "annul", "appal", "babysit", "backstab",
    "befit", "begin", "beset", "bootleg", "caravan", "commit", "compel", "concur", "confer", "control",
    "debar", "debug", "defer", "demur", "deter", "disbar", "dispel", "eavesdrop", "emit", "enrol", "entrap",
    "equip", "excel", "expel", "extol", "forbid", "forget", "format", "fulfil", "handicap", "hobnob",
    "impel", "incur", "infer", "input", "inset", "instil", "inter", "kidnap", "leapfrog", "nonplus",
    "occur", "offset", "omit", "outbid", "outfit", "outgun", "output", "outrun", "outwit", "overlap",
    "overrun", "patrol", "permit", "photoshop", "prefer", "preset", "program", "propel", "rebel", "rebut",
    "recap", "recur", "refer", "refit", "regret", "remit", "repel", "rerun", "reset", "resit", "retrofit",
    "rewrap", "sidestep", "sublet", "submit", "transfer", "transmit", "typeset", "unclip", "unclog",
    "undercut", "unpin", "unplug", "unwrap", "unzip", "upset", "worship", "zigzag",
  ]

  private static func endsInConsonant(_ letters: Substring.UTF8View) -> Bool {
    guard let last = letters.last, !isVowel(last) else { return false }
    return true
  }

  /// The e of *late, vague, tired*; not that of *simple*.
  private static func endsInSilentVowel(_ word: String) -> Bool {
    if word.hasSuffix("gue") || word.hasSuffix("que") { return true }
    let letters = Array(word.utf8.suffix(3))
    guard letters.count == 3 else { return false }
    if word.hasSuffix("ed") { return !isVowel(letters[0]) && !"td".utf8.contains(letters[0]) }
    let isAfterConsonant = !isVowel(letters[1])
    return word.hasSuffix("e") && isAfterConsonant && !(word.hasSuffix("le") && !isVowel(letters[0]))
  }

  private static func isVowel(_ letter: UInt8) -> Bool { "aeiou".utf8.contains(letter) }
}
