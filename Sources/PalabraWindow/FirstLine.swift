/// The first line of a text that has something in it.
struct FirstLine: Equatable {
  /// The line; empty when no line has anything in it.
  let text: String

  /// True when a later line has something in it too.
  let isOneOfSeveral: Bool

  /// Reads a text.
  ///
  /// - Complexity: O(n) in its length.
  init(of text: String) {
    let bytes = Array(text.utf8)
    var lines: [Range<Int>] = []
    var start = 0
    // Nothing is needed of what follows the second line.
    while start < bytes.count, lines.count < 2 {
      var end = start
      while end < bytes.count, !Self.isLineBreak(bytes[end]) || Self.dividesWord(bytes, at: end) { end += 1 }
      if bytes[start..<end].contains(where: { $0 > UInt8(ascii: " ") }) { lines.append(start..<end) }
      start = end + 1
    }
    self.text = lines.first.map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
    isOneOfSeveral = lines.count > 1
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// True when a line ends with a hyphen there, and the next one goes on with the word.
  private static func dividesWord(_ bytes: [UInt8], at end: Int) -> Bool {
    guard end > 0, end + 1 < bytes.count, bytes[end + 1] > UInt8(ascii: " ") else { return false }
    return bytes[end - 1] == UInt8(ascii: "-")
  }
}
