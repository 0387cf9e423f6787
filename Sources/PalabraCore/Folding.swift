/// What two spellings have in common: spellings with one folded key are answered together.
///
/// Folding makes letters lower case, drops accents, makes apostrophes alike and hyphens spaces.
enum Folding {
  /// Returns the folded key of a text, as UTF-8.
  static func key(of text: String) -> [UInt8] {
    var key = Array(text.utf8)
    if key.contains(where: { $0 >= 0x80 }) { key = Array(withoutAccents(text).utf8) }
    for index in key.indices { key[index] = fold(key[index]) }
    return key
  }

  /// Returns what is left of a folded key without its spaces and full stops.
  static func letters(of key: [UInt8]) -> some Collection<UInt8> {
    key.lazy.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ".") }
  }

  /// Returns a text in lower case, without accents and with one kind of apostrophe and of hyphen.
  static func withoutAccents(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += base(of: $1) }
  }

  /// Folds one byte of ASCII; any other byte stays.
  static func fold(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "-"): UInt8(ascii: " ")
    case UInt8(ascii: "`"): UInt8(ascii: "'")
    default: byte
    }
  }

  /// Returns what a character counts as: nothing for an accent that stands alone.
  private static func base(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "`", "’", "‘", "ʼ", "´", "′": return "'"
    case "\u{2010}", "\u{2011}": return "-"
    default: break
    }
    return scalar.properties.lowercaseMapping.unicodeScalars.reduce(into: "") { base, letter in
      if letter.properties.generalCategory != .nonspacingMark { base += bases[letter] ?? String(letter) }
    }
  }

  /// The accented letters of the Latin alphabets, each with its base.
  private static let bases: [Unicode.Scalar: String] = {
    let families = [
      ("a", "àáâãäåāăą"), ("c", "çćĉċč"), ("d", "ďđ"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"), ("h", "ĥħ"),
      ("i", "ìíîïĩīĭįı"), ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľŀł"), ("n", "ñńņňŉ"), ("o", "òóôõöøōŏő"),
      ("r", "ŕŗř"), ("s", "śŝşšș"), ("t", "ţťŧț"), ("u", "ùúûüũūŭůűų"), ("w", "ŵ"), ("y", "ýÿŷ"),
      ("z", "źżž"), ("ae", "æ"), ("oe", "œ"), ("ss", "ß"),
    ]
    var bases: [Unicode.Scalar: String] = [:]
    for (base, letters) in families {
      for letter in letters.unicodeScalars { bases[letter] = base }
    }
    return bases
  }()
}
