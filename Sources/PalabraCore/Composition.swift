/// Writes letters with accents as one character (NFC), which some programs write as two.
enum Composition {
  /// Returns a text with the letters of the Latin alphabets composed.
  static func composed(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isMark) else { return text }
    return String(text.map { letters.firstIndex(of: $0).map { letters[$0] } ?? $0 })
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300 && scalar.properties.generalCategory == .nonspacingMark
  }

  /// The composed letters, which equal those that are not composed.
  private static let letters: Set<Character> = {
    let blocks: [ClosedRange<UInt32>] = [0xC0...0x24F, 0x1E00...0x1EFF]
    return Set(blocks.joined().compactMap(Unicode.Scalar.init).map(Character.init))
  }()
}
