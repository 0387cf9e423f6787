import TestSupport

/// Reads the string literals of a Swift source, and the calls of `localized`.
struct SwiftScanner {
  private(set) var messages: [SourceMessage] = []
  private(set) var literals: [String] = []
  private(set) var faults: [String] = []

  private let characters: [Character]
  private var position = 0

  init(_ source: String) {
    characters = Array(source)
  }

  /// Reads code to its end, or to the end of the interpolation that it is.
  mutating func readCode(inInterpolation: Bool = false) {
    var depth = 0
    while position < characters.count {
      if isAt("//") {
        while position < characters.count, characters[position] != "\n" { position += 1 }
      } else if isAt("\"") {
        readLiteral()
      } else if isAt("localized("), !isInWord, !isDeclared {
        position += "localized(".count
        depth += 1
        readMessage()
      } else {
        if isAt("(") { depth += 1 }
        if isAt(")") { depth -= 1 }
        position += 1
        if inInterpolation, depth < 0 { return }
      }
    }
  }

  private mutating func readMessage() {
    let rest = String(characters[position...].prefix { $0 != "\n" })
    skipSpaces()
    guard isAt("\""), let text = readLiteral() else { return faults.append(rest) }
    var plural: String?
    let end = position
    skip(",")
    if skip("plural:"), isAt("\"") { plural = readLiteral() } else { position = end }
    messages.append(SourceMessage(text: text, plural: plural))
  }

  /// Reads a literal and returns it; nil where it interpolates something.
  @discardableResult
  private mutating func readLiteral() -> String? {
    let quotes = isAt("\"\"\"") ? "\"\"\"" : "\""
    position += quotes.count
    var raw = ""
    var isInterpolated = false
    while position < characters.count, !isAt(quotes) {
      if isAt("\\(") {
        position += 2
        isInterpolated = true
        readCode(inInterpolation: true)
      } else {
        let count = isAt("\\") ? 2 : 1
        raw += String(characters[position...].prefix(count))
        position += count
      }
    }
    position += quotes.count
    if isInterpolated { return nil }
    let text = unescape(quotes.count > 1 ? withoutIndentation(raw) : raw)
    literals.append(text)
    return text
  }

  /// The lines of a literal between its quotes, less the indentation of the closing ones.
  private func withoutIndentation(_ raw: String) -> String {
    var lines = raw.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    let indentation = lines.popLast() ?? ""
    return lines.map { $0.trimmingPrefix(indentation) }.joined(separator: "\n")
  }

  private func unescape(_ raw: String) -> String {
    var text = ""
    var rest = raw[...]
    while let character = rest.popFirst() {
      guard character == "\\", let escaped = rest.popFirst() else {
        text.append(character)
        continue
      }
      switch escaped {
      case "\n": break
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        text.unicodeScalars.append(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
      default: text.append(escaped)
      }
    }
    return text
  }

  private func isAt(_ text: String) -> Bool { characters[position...].starts(with: text) }

  private var isInWord: Bool {
    position > 0 && (characters[position - 1].isLetter || characters[position - 1] == "_")
  }

  private var isDeclared: Bool { String(characters[..<position].suffix(5)) == "func " }

  private mutating func skipSpaces() {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
  }

  /// Moves over spaces, a text and more spaces.
  @discardableResult
  private mutating func skip(_ text: String) -> Bool {
    skipSpaces()
    guard isAt(text) else { return false }
    position += text.count
    skipSpaces()
    return true
  }
}
