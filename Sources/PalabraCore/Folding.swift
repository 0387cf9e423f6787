/// What two spellings have in common: spellings with one folded key are answered together.
///
/// Folding makes letters lower case, drops accents, makes apostrophes alike and hyphens spaces. In Spanish *ñ* is
/// a letter of its own, which a byte stands for that no UTF-8 has.
enum Folding {
  private static let enye: UInt8 = 0xFF

  /// Returns the folded key of a text.
  static func key(of text: String, _ language: Language = .english) -> [UInt8] {
    var key = Array(text.utf8)
    if key.contains(where: { $0 >= 0x80 }) {
      let bytes = key
      key.removeAll(keepingCapacity: true)
      bytes.withUnsafeBytes { append(keyOf: $0, language, to: &key) }
    } else {
      for index in key.indices { key[index] = fold(key[index]) }
    }
    return key
  }

  /// Appends the folded key of a text in UTF-8.
  static func append(keyOf text: UnsafeRawBufferPointer, _ language: Language, to key: inout [UInt8]) {
    let start = key.count
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        key.append(fold(byte))
        index += 1
      } else if byte == 0xC3, index + 1 < text.count, let letter = spanishLetter(text[index + 1], language) {
        key.append(letter)
        index += 2
      } else {
        key.removeLast(key.count - start)
        append(keyOf: text.string, language, to: &key)
        return
      }
    }
  }

  /// Appends the folded key of any text, character by character.
  private static func append(keyOf text: String, _ language: Language, to key: inout [UInt8]) {
    for character in text {
      if language == .spanish, character == "ñ" || character == "Ñ" {
        key.append(enye)
      } else {
        key.append(contentsOf: withoutAccents(String(character)).utf8.lazy.map(fold))
      }
    }
  }

  /// The letter that the second byte of an accented letter of Spanish counts as; nil for any other.
  private static func spanishLetter(_ byte: UInt8, _ language: Language) -> UInt8? {
    switch byte | 0x20 {
    case 0xA1: UInt8(ascii: "a")
    case 0xA9: UInt8(ascii: "e")
    case 0xAD: UInt8(ascii: "i")
    case 0xB3: UInt8(ascii: "o")
    case 0xBA, 0xBC: UInt8(ascii: "u")
    case 0xB1: language == .spanish ? enye : UInt8(ascii: "n")
    default: nil
    }
  }

  /// Returns what is left of a folded key without its spaces and full stops.
  static func letters(of key: [UInt8]) -> some Collection<UInt8> {
    key.lazy.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ".") }
  }

  /// Returns a text in lower case, without accents and with one kind of apostrophe and of hyphen.
  static func withoutAccents(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += base(of: $1) }
  }

  /// Returns a text with one kind of apostrophe.
  static func withStraightApostrophes(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isApostrophe) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isApostrophe($0) ? "'" : $0 }))
  }

  /// True for what people type for an apostrophe.
  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "'", "`", "’", "‘", "ʼ", "´", "′": true
    default: false
    }
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
    if isApostrophe(scalar) { return "'" }
    if scalar == "\u{2010}" || scalar == "\u{2011}" { return "-" }
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
