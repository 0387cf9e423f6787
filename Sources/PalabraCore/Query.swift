/// What somebody typed, and the texts it may stand for.
struct Query: Sendable {
  /// Exactly as typed; of a text that is longer than any headword can be as much as shows that.
  let typed: String

  /// Without what surrounds a word in running text: outer spaces, quotes, brackets and sentence punctuation
  /// are gone, inner runs of spaces are one space, words divided at a line's end are joined.
  let trimmed: String

  /// Reads what was typed.
  ///
  /// - Complexity: O(n) in its length.
  init(_ typed: String) {
    self.typed =
      typed.utf8.count > Self.longest ? String(typed.unicodeScalars.prefix(Self.longest + 1)) : typed
    trimmed = Self.isPlain(typed) ? typed : Self.trim(typed)
  }

  /// True when nothing was typed, or only spaces.
  var isEmpty: Bool {
    trimmed.isEmpty && typed.unicodeScalars.allSatisfy { Self.isSpace($0) || Self.isInvisible($0) }
  }

  /// True for a text that is longer than any headword can be.
  var isTooLong: Bool { trimmed.utf8.count > Self.longest }

  /// No headword is longer, in UTF-8 bytes.
  private static let longest = 1000

  /// True when accents were typed, and others than a headword with the same letters has.
  func hasAccents(otherThan headword: String) -> Bool {
    let query = trimmed.lowercased()
    return query != headword.lowercased() && query != Folding.withoutAccents(query)
  }

  /// The text without one of the words that may lead it; nil when it has none.
  func withoutLeadingWord(_ words: [String]) -> String? {
    for word in words where trimmed.utf8.count > word.utf8.count {
      if trimmed.prefix(word.count).lowercased() == word { return String(trimmed.dropFirst(word.count)) }
    }
    return nil
  }

  /// True for words of ASCII letters with one space, hyphen or apostrophe between them: trimming such a text
  /// leaves it as it is.
  private static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var endsInLetter = false
      for byte in bytes {
        let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26
        guard isLetter || endsInLetter && separators.contains(byte) else { return false }
        endsInLetter = isLetter
      }
      return endsInLetter
    }
  }

  private static let separators: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "'")]

  private static func trim(_ text: String) -> String {
    let words = joinedAtLineBreaks(text).split(whereSeparator: isSpace)
    let spaced = String.UnicodeScalarView(words.joined(separator: " ".unicodeScalars))
    guard let first = spaced.firstIndex(where: { !surroundsWords($0) }),
      let last = spaced.lastIndex(where: { !surroundsWords($0) })
    else { return "" }
    return String(spaced[first...last])
  }

  /// Returns the text without invisible characters and without hyphens that divide a word at a line's end.
  private static func joinedAtLineBreaks(_ text: String) -> String.UnicodeScalarView {
    var result = String.UnicodeScalarView()
    var divided = false
    for scalar in text.unicodeScalars where !isInvisible(scalar) {
      if scalar.properties.isWhitespace, result.last == "-" {
        divided = divided || scalar == "\n" || scalar == "\r"
        if divided { continue }
      }
      if divided, !result.isEmpty { result.removeLast() }
      divided = false
      result.append(scalar)
    }
    return result
  }

  /// Soft hyphens, joiners, marks of direction.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .format
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
  }

  /// Spaces, quotes, brackets and the punctuation of sentences; not an apostrophe's letter or a sign.
  private static func surroundsWords(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .initialPunctuation, .finalPunctuation, .openPunctuation, .closePunctuation, .dashPunctuation: true
    default: " \"'`´.,:;!?¡¿…*_".unicodeScalars.contains(scalar)
    }
  }
}
