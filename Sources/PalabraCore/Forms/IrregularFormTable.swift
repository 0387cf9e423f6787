/// The table of irregular English forms, read in place from the bytes of its file.
///
/// `english-irregular-forms.tsv` is UTF-8 without header, one lemma and part of speech a line, in byte order,
/// the columns separated by tabs:
///
/// - a noun has its plural;
/// - an adjective or adverb its comparative and superlative;
/// - a verb its past, past participle, third person and -ing form; *be* also *am, are, were*.
///
/// An empty or missing column is a regular form. Where there are several forms, the usual American one is
/// first: `learned, learnt`.
///
/// A form that does not begin with the letter of its lemma has a line of its own, a reference: `went	see	go`.
struct IrregularFormTable: Sendable {
  private let lines: SortedLines
  private var bytes: UnsafeRawBufferPointer { lines.bytes }

  /// Reads the table at an address; the bytes must stay there, unchanged, as long as the program runs.
  init(bytes: UnsafeRawBufferPointer) { lines = SortedLines(bytes: bytes) }

  /// The irregular forms of a lemma, the usual one first; nil if the form is regular.
  ///
  /// - Complexity: O(log *n*) in the size of the table.
  func forms(
    _ form: EnglishForms.Form, of lemma: String, _ partOfSpeech: PartOfSpeech
  ) -> [String]? {
    guard let column = Self.column(of: form, partOfSpeech) else { return nil }
    var columns: [Substring] = []
    forEachLine(beginning: lemma + "\t" + partOfSpeech.rawValue + "\t") { line in
      columns = lines.text(line).split(separator: "\t", omittingEmptySubsequences: false)
    }
    guard columns.count > column, !columns[column].isEmpty else { return nil }
    return columns[column].dividedByCommas
  }

  /// Calls back with every lemma, part of speech and form that a word is an irregular form of.
  ///
  /// - Complexity: O(*n*) in the number of lines with the same first letter; nothing is copied but what is
  ///   found.
  func findLemmas(
    of word: String, _ found: (String, PartOfSpeech, EnglishForms.Form) -> Void
  ) {
    // What divides the cells of the file stands in no word.
    if word.utf8.contains(where: Self.dividesCells) { return }
    find(word, inLinesBeginning: String(word.prefix(1)), found)
    forEachLine(beginning: word + "\tsee\t") { line in
      for lemma in lines.text(line).split(separator: "\t").dropFirst(2).joined().dividedByCommas {
        find(word, inLinesBeginning: lemma + "\t", found)
      }
    }
  }

  private func find(
    _ word: String, inLinesBeginning key: String,
    _ found: (String, PartOfSpeech, EnglishForms.Form) -> Void
  ) {
    let range = lines.lines(beginning: key)
    var word = word
    word.withUTF8 { word in
      var start = range.lowerBound
      while let place = bytes.offset(of: word, in: start..<range.upperBound) {
        if isAlternative(place..<place + word.count) {
          let line = lines.line(around: place)
          let column = bytes[line.lowerBound..<place].count { $0 == UInt8(ascii: "\t") }
          if column > 1 { report(line, column, found) }
        }
        start = place + 1
      }
    }
  }

  // MARK: - Bytes

  private static func dividesCells(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ",")
  }

  /// Calls a body with every line that begins with a key.
  private func forEachLine(beginning key: String, _ body: (Range<Int>) -> Void) {
    let range = lines.lines(beginning: key)
    var start = range.lowerBound
    while start < range.upperBound {
      let line = lines.line(around: start)
      body(line)
      start = line.upperBound + 1
    }
  }

  /// Whether a range is a whole cell, or one of several forms in it.
  private func isAlternative(_ range: Range<Int>) -> Bool {
    let (start, end) = (range.lowerBound, range.upperBound)
    guard start > 1, end == bytes.count || Self.dividesCells(bytes[end]) else { return false }
    return bytes[start - 1] == UInt8(ascii: "\t")
      || (bytes[start - 1] == UInt8(ascii: " ") && bytes[start - 2] == UInt8(ascii: ","))
  }

  private func report(
    _ line: Range<Int>, _ column: Int,
    _ found: (String, PartOfSpeech, EnglishForms.Form) -> Void
  ) {
    let columns = lines.text(line).split(separator: "\t", omittingEmptySubsequences: false)
    guard columns.count > column, let partOfSpeech = PartOfSpeech(rawValue: String(columns[1]))
    else { return }
    for form in EnglishForms.Form.allCases where Self.column(of: form, partOfSpeech) == column {
      found(String(columns[0]), partOfSpeech, form)
    }
  }

  /// The column a form stands in, from 0; nil if the part of speech has no such form.
  private static func column(
    of form: EnglishForms.Form, _ partOfSpeech: PartOfSpeech
  ) -> Int? {
    switch (partOfSpeech, form) {
    case (.noun, .plural), (.verb, .past), (.adjective, .comparative), (.adverb, .comparative): 2
    case (.verb, .pastParticiple), (.adjective, .superlative), (.adverb, .superlative): 3
    case (.verb, .thirdPerson): 4
    case (.verb, .presentParticiple): 5
    case (.verb, .firstPerson): 6
    case (.verb, .presentPlural): 7
    case (.verb, .pastPlural): 8
    default: nil
    }
  }
}
