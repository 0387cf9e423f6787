/// One line of the vocabulary, read where it lies: a sense in five columns separated by tabs.
struct VocabularyLine {
  /// The columns of a line, in their order.
  enum Column: Int, CaseIterable { case headword, partOfSpeech, spanish, hint, band }

  /// The UTF-8 of the line, without its end.
  let bytes: UnsafeRawBufferPointer

  /// The UTF-8 of a column; empty when the line has too few.
  subscript(column: Column) -> UnsafeRawBufferPointer {
    var rest = bytes
    for _ in 0..<column.rawValue {
      let tab = rest.offset(of: UInt8(ascii: "\t"))
      guard tab < rest.count else { return UnsafeRawBufferPointer(start: nil, count: 0) }
      rest = rest[from: tab + 1]
    }
    return rest[to: rest.offset(of: UInt8(ascii: "\t"))]
  }

  /// The headword.
  var headword: String { self[.headword].string }

  /// The part of speech; nil when the column holds no known one.
  var partOfSpeech: PartOfSpeech? { PartOfSpeech(rawValue: self[.partOfSpeech].string) }

  /// What the sense is about, in English; may be empty.
  var hint: String { self[.hint].string }

  /// How usual the headword is, from 1 to 5; 5 when the column holds none of them.
  var band: Int {
    guard let digit = self[.band].first, (UInt8(ascii: "1")...UInt8(ascii: "5")).contains(digit) else {
      return 5
    }
    return Int(digit - UInt8(ascii: "0"))
  }

  /// True for a sense as a noun; cheaper than reading the part of speech.
  var isNoun: Bool { self[.partOfSpeech].equals("noun") }

  /// True for a contraction; cheaper than reading the part of speech.
  var isContraction: Bool { self[.partOfSpeech].equals("contraction") }

  /// The whole sense; nil when the part of speech is unknown or no Spanish is given.
  var sense: Sense? {
    guard let partOfSpeech, !self[.spanish].isEmpty else { return nil }
    var words: [Equivalent] = []
    forEachWrittenWord { words.append(Equivalent(WrittenEquivalent($0, isNoun: partOfSpeech == .noun))) }
    return Sense(partOfSpeech: partOfSpeech, words: words, hint: hint)
  }

  /// Calls a body with every Spanish word as it is written, with gender and labels.
  func forEachWrittenWord(_ body: (UnsafeRawBufferPointer) -> Void) {
    var rest = self[.spanish]
    while !rest.isEmpty {
      let comma = rest.offset(of: UInt8(ascii: ","))
      body(rest[to: comma])
      rest = rest[from: min(comma + 1, rest.count)]
    }
  }

  /// The Spanish word that the line gives first; empty when it gives none.
  var firstWord: String {
    let column = self[.spanish]
    return WrittenEquivalent(column[to: column.offset(of: UInt8(ascii: ","))], isNoun: isNoun).text
  }
}
