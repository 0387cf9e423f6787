/// The stems that a verb may have in its infinitive, from the stem of one of its forms, without accents.
enum SpanishStem {
  /// Undoes what an ending does to the letters before it, then what the stress does to the vowel.
  static func undone(_ stem: String, before ending: String, isAr: Bool) -> [String] {
    ([stem] + respelled(stem, before: ending, isAr: isAr)).flatMap { [$0] + withOldVowel($0, isAr: isAr) }
  }

  /// *Busque → busc-, llegue → lleg-, cruce → cruz-; cojo → cog-, sigo → sigu-, venzo → venc-, conozco →
  /// conoc-, huyo → hu-*.
  private static func respelled(_ stem: String, before ending: String, isAr: Bool) -> [String] {
    var stems: [String] = []
    func replace(_ end: String, _ old: String) {
      if stem.hasSuffix(end) { stems.append(stem.dropLast(end.count) + old) }
    }
    if isAr {
      guard ending.hasPrefix("e") else { return [] }
      for (end, old) in [("qu", "c"), ("gu", "g"), ("c", "z")] { replace(end, old) }
      return stems
    }
    for (end, old) in [("z", "c"), ("zc", "c"), ("j", "g"), ("g", "gu"), ("c", "qu"), ("y", "")] {
      replace(end, old)
    }
    for (end, old) in [("gu", "gü"), ("guy", "gü")] { replace(end, old) }
    return stems
  }

  /// *Piens- → pens-, cuent- → cont-, jueg- → jug-, yerr- → err-, huel- → ol-, sint- → sent-, durm- → dorm-*.
  private static func withOldVowel(_ stem: String, isAr: Bool) -> [String] {
    var changes = [("ie", "e"), ("ie", "i"), ("ue", "o"), ("ue", "u")]
    if stem.hasPrefix("ye") { changes.append(("ye", "e")) }
    if stem.hasPrefix("hue") { changes.append(("hue", "o")) }
    if !isAr { changes += [("i", "e"), ("u", "o")] }
    return changes.compactMap { stem.replacingLast($0, by: $1) }
  }
}

extension String {
  /// The text with the last occurrence of a part replaced; nil if the part does not occur.
  func replacingLast(_ part: String, by replacement: String) -> String? {
    for start in utf8.indices.reversed() where utf8[start...].starts(with: part.utf8) {
      return self[..<start] + replacement + self[utf8.index(start, offsetBy: part.utf8.count)...]
    }
    return nil
  }
}
