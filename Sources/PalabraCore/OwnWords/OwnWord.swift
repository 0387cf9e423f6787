/// A word of the user's own in one sense: what a line of the file says.
public struct OwnWord: Sendable, Equatable {
  /// The English headword as a dictionary prints it.
  public let headword: String

  /// The part of speech.
  public let partOfSpeech: PartOfSpeech

  /// The Spanish words with genders and labels, written as in the vocabulary.
  public let spanish: String

  /// What the sense is about, in English; often empty.
  public let hint: String

  /// How usual the headword is, from 1 to 5; empty where the line does not say.
  let band: String

  /// The line of the file, without its end.
  public var line: String {
    let columns = [headword, partOfSpeech.rawValue, spanish, hint, band]
    let used = columns.lastIndex { !$0.isEmpty } ?? 0
    return columns[...used].joined(separator: "\t")
  }

  /// Reads a line, without its end.
  ///
  /// The columns are those of the vocabulary, of which hint and band may be missing. Spaces around and between words
  /// count once, and letters with accents are composed.
  ///
  /// - Throws: why the line cannot be understood.
  public init(line: String) throws(OwnWordFault) {
    if line.utf8.count > Self.longestLine { throw .tooLong }
    var columns = line.unicodeScalars.split(separator: "\t", omittingEmptySubsequences: false)
      .map(Self.normalized)
    if let character = columns.lazy.flatMap(\.unicodeScalars).first(where: Self.isInvisible) {
      throw .invisibleCharacter(character)
    }
    while columns.count > 5, columns.last == "" { columns.removeLast() }
    if columns.count > 5 { throw .tooManyColumns }
    if columns[0].isEmpty { throw .noHeadword }
    if columns[0].utf8.first == UInt8(ascii: "#") { throw .headwordLikeComment }
    if columns.count < 3 { throw .tooFewColumns }
    columns += repeatElement("", count: 5 - columns.count)
    guard let partOfSpeech = PartOfSpeech(rawValue: columns[1].lowercased()) else {
      throw .unknownPartOfSpeech(columns[1])
    }
    guard columns[4].isEmpty || ["1", "2", "3", "4", "5"].contains(columns[4]) else {
      throw .unknownBand(columns[4])
    }
    (headword, self.partOfSpeech, spanish, hint, band) =
      (columns[0], partOfSpeech, columns[2], columns[3], columns[4])
    try Self.check(spanish, isNoun: partOfSpeech == .noun)
  }

  /// Makes a word of what somebody has filled in; how usual it is stays as in the word before, if there was one.
  ///
  /// - Throws: why no line can be made of it.
  public init(
    headword: String, _ partOfSpeech: PartOfSpeech, spanish: String, hint: String, after old: OwnWord? = nil
  ) throws(OwnWordFault) {
    let columns = [headword, partOfSpeech.rawValue, spanish, hint, old?.band ?? ""]
    try self.init(
      line: columns.map { $0.map { $0 == "\t" ? " " : String($0) }.joined() }.joined(separator: "\t"))
  }

  /// The longest line that is read, in UTF-8 bytes: far longer than anything that can be looked up.
  private static let longestLine = 4000

  // MARK: - Characters

  private static func normalized(_ column: Substring.UnicodeScalarView) -> String {
    let words = column.split { $0.properties.generalCategory == .spaceSeparator }
    return Composition.composed(words.map { String($0) }.joined(separator: " "))
  }

  private static func isInvisible(_ character: Unicode.Scalar) -> Bool {
    switch character.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  // MARK: - Spanish

  private static func check(_ spanish: String, isNoun: Bool) throws(OwnWordFault) {
    if spanish.isEmpty { throw .noSpanish }
    for word in spanish.unicodeScalars.split(separator: ",", omittingEmptySubsequences: false) {
      let bracket = word.firstIndex(of: "[") ?? word.endIndex
      if word[..<bracket].contains("]") { throw .oddBrackets }
      try check(labels: word[bracket...])
      let hasEmptyForm = Array(String(word).utf8).withUnsafeBytes {
        WrittenEquivalent($0, isNoun: isNoun).formBytes.contains(where: \.isEmpty)
      }
      if hasEmptyForm { throw .emptyPlace }
    }
  }

  private static func check(labels: Substring.UnicodeScalarView) throws(OwnWordFault) {
    var rest = labels.drop { $0 == " " }
    while !rest.isEmpty {
      guard rest.first == "[", let end = rest.firstIndex(of: "]") else { throw .oddBrackets }
      let label = String(rest[..<end].dropFirst())
      if Label(rawValue: label) == nil { throw .unknownLabel(label) }
      rest = rest[end...].dropFirst().drop { $0 == " " }
    }
  }
}
