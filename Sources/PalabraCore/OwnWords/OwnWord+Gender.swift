extension OwnWord {
  /// The Spanish word and its gender apart where the line has one plain noun; else all as it is written, and nil.
  public var spanishAndGender: (text: String, gender: Gender?) {
    guard partOfSpeech == .noun, !spanish.utf8.contains(where: ",/[".utf8.contains) else {
      return (spanish, nil)
    }
    let form = Self.written(spanish) { $0.forms[0] }
    return (form.text, form.gender)
  }

  /// Writes nouns of which some have no gender: those get the given one.
  public static func spanish(_ text: String, gender: Gender) -> String {
    let words = text.unicodeScalars.split(separator: ",", omittingEmptySubsequences: false).map { word in
      let bracket = word.firstIndex(of: "[") ?? word.endIndex
      let nouns = String(word[..<bracket]).trimmed
      let forms = written(nouns) { $0.forms }
      guard !nouns.isEmpty, forms.count == 1, forms[0].gender == nil else { return String(word).trimmed }
      return "\(nouns) \(gender.rawValue) \(String(word[bracket...]))".trimmed
    }
    return words.joined(separator: ", ")
  }

  private static func written<Result>(_ text: String, _ read: (WrittenEquivalent) -> Result) -> Result {
    Array(text.utf8).withUnsafeBytes { read(WrittenEquivalent($0, isNoun: true)) }
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self
    return text.withUTF8 { UnsafeRawBufferPointer($0).trimmed.string }
  }
}
