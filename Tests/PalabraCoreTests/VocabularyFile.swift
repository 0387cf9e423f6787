import Foundation
import TestSupport

@testable import PalabraCore

/// Something wrong in a file that a person edits.
struct Fault: Equatable, CustomStringConvertible {
  /// The file, from the root of the package.
  let file: String

  /// The number of the line, from 1.
  let line: Int

  /// Why the line is wrong.
  let reason: String

  /// The line itself.
  let text: String

  var description: String { "\(file):\(line): \(reason)\n    \(text)" }
}

/// The vocabulary as a person edits it: its lines, and everything that is wrong with their form.
struct VocabularyFile {
  /// Where it is, from the root of the package.
  static let path = "Resources/vocabulary/english-spanish.tsv"

  /// The lines that have all columns, in their order.
  private(set) var lines: [Line] = []

  /// What is wrong, in the order of the lines.
  private(set) var faults: [Fault] = []

  /// Reads and checks a vocabulary.
  ///
  /// - Parameter bytes: The whole file, whatever it holds.
  init(_ bytes: some Collection<UInt8>) {
    let pieces = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, piece) in zip(1..., pieces) where number < pieces.count || !piece.isEmpty {
      let text = String(decoding: piece, as: UTF8.self)
      let line = Line(number: number, text: text)
      if !text.utf8.elementsEqual(piece) {
        add("not UTF-8", line)
      } else if line.columns.count != 5 {
        add("not five columns but \(line.columns.count)", line)
      } else {
        lines.append(line)
        for reason in line.faults { add(reason, line) }
      }
      if number == pieces.count { add("the last line does not end in a line feed", line) }
    }
    checkOrder()
    checkHeadwords()
    checkSenses()
    faults.sort { $0.line < $1.line }
  }

  private mutating func add(_ reason: String, _ line: Line) {
    faults.append(Fault(file: Self.path, line: line.number, reason: reason, text: line.text))
  }

  private mutating func checkOrder() {
    for (line, next) in zip(lines, lines.dropFirst())
    where next.key.lexicographicallyPrecedes(line.key) {
      add("out of order: belongs before \(line.headword)", next)
    }
  }

  /// Checks that the lines of a headword stand together and have one band.
  private mutating func checkHeadwords() {
    var first: [String: Line] = [:]
    var previous: Line?
    for line in lines {
      if let start = first[line.headword] {
        if previous?.headword != line.headword { add("apart from the headword's line \(start.number)", line) }
        if line.band != start.band { add("another band than in line \(start.number)", line) }
      } else {
        first[line.headword] = line
      }
      previous = line
    }
  }

  /// Checks that no sense is given twice, and that the hints tell the senses of a headword apart.
  private mutating func checkSenses() {
    let groups = Dictionary(grouping: lines) { Array($0.columns.prefix(2)) }
    for group in groups.values where group.count > 1 {
      for (index, line) in group.enumerated() {
        let earlier = group[..<index]
        if line.hint.isEmpty { add("no hint, though there are several senses of this part of speech", line) }
        if let same = earlier.first(where: { $0.spanish == line.spanish }) {
          add("the same Spanish as in line \(same.number)", line)
        }
        if let same = earlier.first(where: { $0.hint == line.hint && !line.hint.isEmpty }) {
          add("the same hint as in line \(same.number)", line)
        }
      }
    }
  }
}

extension VocabularyFile {
  /// A line of the vocabulary: one sense.
  struct Line {
    /// Its place in the file, from 1.
    let number: Int

    /// The line without its end.
    let text: String

    /// What the tabs divide; five when the line is right.
    let columns: [String]

    /// The folded key of the headword.
    let key: [UInt8]

    init(number: Int, text: String) {
      self.number = number
      self.text = text
      columns = text.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      key = Folding.key(of: columns[0])
    }

    var headword: String { columns[0] }
    var partOfSpeech: PartOfSpeech? { PartOfSpeech(rawValue: columns[1]) }
    var spanish: String { columns[2] }
    var hint: String { columns[3] }
    var band: String { columns[4] }

    /// The words of the Spanish column.
    var equivalents: [WrittenWord] {
      spanish.components(separatedBy: ", ").map { WrittenWord($0, isNoun: partOfSpeech == .noun) }
    }
  }
}

// MARK: - One line by itself

extension VocabularyFile.Line {
  /// What is wrong with the line, whatever stands around it.
  fileprivate var faults: [String] {
    if !text.utf8.elementsEqual(text.precomposedStringWithCanonicalMapping.utf8) { return ["not in NFC"] }
    if let character = text.unicodeScalars.first(where: { $0 != "\t" && $0 != " " && !$0.isVisible }) {
      return ["a character that cannot be seen: U+\(String(character.value, radix: 16, uppercase: true))"]
    }
    if text.contains("  ") || columns.contains(where: { $0.hasPrefix(" ") || $0.hasSuffix(" ") }) {
      return ["a stray space"]
    }
    return headwordFaults + spanishFaults + hintFaults + bandFaults
  }

  private var headwordFaults: [String] {
    if headword.isEmpty { return ["no headword"] }
    return headword.firstCharacter(otherThan: " '-.&").map { ["an odd character in the headword: \($0)"] }
      ?? []
  }

  private var bandFaults: [String] {
    ["1", "2", "3", "4", "5"].contains(band) ? [] : ["the band is not one of 1 to 5: \(band)"]
  }

  private var hintFaults: [String] {
    if !hint.isBalanced(["(": ")", "[": "]"]) { return ["brackets that do not match in the hint"] }
    if partOfSpeech == .contraction, !hasFullForm {
      return ["the hint is not the full form of the contraction"]
    }
    return hint.firstCharacter(otherThan: " '-.,:;?!()/%&@+_").map { ["an odd character in the hint: \($0)"] }
      ?? []
  }

  /// True when the hint is what the headword is short for, as in *do not* for *don't*.
  private var hasFullForm: Bool {
    let lastWords = [
      "n't": ["not"], "'m": ["am"], "'re": ["are"], "'ve": ["have"], "'ll": ["will"],
      "'d": ["had", "would", "did"], "'s": ["is", "has", "us"],
    ]
    guard hint.contains(" ") || hint == "cannot",
      hint.firstCharacter(otherThan: " ") == nil
    else { return false }
    return lastWords.allSatisfy { ending, words in
      !headword.hasSuffix(ending) || words.contains(where: hint.hasSuffix)
    }
  }

  private var spanishFaults: [String] {
    if partOfSpeech == nil { return ["an unknown part of speech: \(columns[1])"] }
    if spanish.isEmpty { return ["no Spanish"] }
    if !spanish.isBalanced(["(": ")", "[": "]", "¿": "?", "¡": "!"]) {
      return ["brackets that do not match in the Spanish"]
    }
    let words = spanish.components(separatedBy: ", ")
    let repeated = words.indices.filter { words[..<$0].contains(words[$0]) }.map { "twice \(words[$0])" }
    return equivalents.compactMap(\.fault) + repeated
  }
}

// MARK: - The Spanish of a line

extension VocabularyFile {
  /// A Spanish word as a line gives it: `profesor m / profesora f [Spain]`.
  struct WrittenWord {
    /// The spellings, without gender: one, or the two of a pair.
    let spellings: [String]

    /// The gender of each spelling that has one.
    let genders: [Gender]

    /// What stands between brackets at the end.
    let labels: [String]

    let isNoun: Bool

    init(_ written: String, isNoun: Bool) {
      var parts = written.components(separatedBy: " [")
      let forms = parts.removeFirst().components(separatedBy: " / ")
      let genders = forms.map { form in
        isNoun ? Gender.allCases.first { form.hasSuffix(" " + $0.rawValue) } : nil
      }
      spellings = zip(forms, genders).map { form, gender in
        String(form.dropLast(gender.map { $0.rawValue.count + 1 } ?? 0))
      }
      self.genders = genders.compactMap(\.self)
      labels = parts
      self.isNoun = isNoun
    }

    /// What is wrong with the word; nil when it is right.
    fileprivate var fault: String? {
      let written = spellings.joined(separator: " / ")
      if let label = labels.first(where: {
        !$0.hasSuffix("]") || Label(rawValue: String($0.dropLast())) == nil
      }) {
        return "an unknown label: \(label.hasSuffix("]") ? String(label.dropLast()) : label)"
      }
      if spellings.contains("") { return "an empty place in the Spanish" }
      if !isNoun, spellings.count > 1 { return "a pair that is no noun: \(written)" }
      if isNoun, genders.count < spellings.count { return "no gender: \(written)" }
      if spellings.count > 1, !isPair { return "no pair m / f: \(written)" }
      let words = spellings.flatMap { $0.components(separatedBy: " ") }
      if words.contains(where: { ["m", "f", "m/f", "(el)"].contains($0) }) {
        return "a gender where none belongs: \(written)"
      }
      return spellings.lazy.compactMap { $0.firstCharacter(otherThan: " -.¿?¡!º") }.first
        .map { "an odd character in the Spanish: \($0)" }
    }

    private var isPair: Bool {
      [[.masculine, .feminine], [.masculine, .feminineWithEl], [.masculinePlural, .femininePlural]]
        .contains(genders)
    }
  }
}

// MARK: - Characters

extension String {
  /// The first character that is no letter, no digit and none of the given marks.
  fileprivate func firstCharacter(otherThan marks: String) -> Unicode.Scalar? {
    unicodeScalars.first { character in
      !character.isLetter && !("0"..."9").contains(character) && !marks.unicodeScalars.contains(character)
    }
  }

  /// True when each opening mark is closed by its partner, and none stands inside another.
  fileprivate func isBalanced(_ partners: [Unicode.Scalar: Unicode.Scalar]) -> Bool {
    var closing: Unicode.Scalar?
    for character in unicodeScalars {
      if let partner = partners[character] {
        if closing != nil { return false }
        closing = partner
      } else if partners.values.contains(character) {
        if character != closing { return false }
        closing = nil
      }
    }
    return closing == nil
  }
}

extension Unicode.Scalar {
  /// True for a letter that English or Spanish words are spelt with.
  var isLetter: Bool {
    properties.isAlphabetic && properties.generalCategory != .otherLetter && value < 0x250
  }

  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
      false
    default: true
    }
  }
}
