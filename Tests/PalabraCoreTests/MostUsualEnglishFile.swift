import TestSupport

@testable import PalabraCore

/// The file of the most usual English headwords as a person edits it: everything that is wrong with it.
struct MostUsualEnglishFile {
  /// Where it is, from the root of the package.
  static let path = "Resources/vocabulary/most-usual-english.tsv"

  /// The Spanish words of the lines that are well formed, in their order.
  private(set) var words: [String] = []

  /// What is wrong, in the order of the lines.
  private(set) var faults: [Fault] = []

  /// Reads and checks a file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file, whatever it holds.
  ///   - vocabulary: What its words are looked for in.
  init(_ bytes: some Collection<UInt8>, for vocabulary: Vocabulary) {
    let index = EquivalentIndex(of: vocabulary)
    let pieces = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, piece) in zip(1..., pieces) where number < pieces.count || !piece.isEmpty {
      let text = String(decoding: piece, as: UTF8.self)
      let columns = text.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      var reasons = columns.count == 2 ? Self.faults(of: columns, in: index) : ["not two columns"]
      if let previous = words.last, let word = columns.first {
        if previous == word { reasons.append("\(word) a second time") }
        if word.utf8.lexicographicallyPrecedes(previous.utf8) {
          reasons.append("out of order: belongs before \(previous)")
        }
      }
      if number == pieces.count { reasons.append("the last line does not end in a line feed") }
      if columns.count == 2 { words.append(columns[0]) }
      faults += reasons.map { Fault(file: Self.path, line: number, reason: $0, text: text) }
    }
  }

  /// What is wrong with a line by itself, in the light of the order that the vocabulary gives.
  private static func faults(of columns: [String], in index: EquivalentIndex) -> [String] {
    let word = columns[0]
    guard let entry = index.entries(withKey: index.key(of: word)).first(where: { $0.headword == word }) else {
      return ["\(word) is no Spanish word of the vocabulary"]
    }
    let usual = entry.englishHeadwords
    let first = columns[1].split(separator: ", ", omittingEmptySubsequences: false).map(String.init)
    let strangers = first.filter { !usual.contains($0) }
    if !strangers.isEmpty { return strangers.map { "no line of \($0) has \(word)" } }
    let repeated = first.indices.filter { first[..<$0].contains(first[$0]) }
    if !repeated.isEmpty { return repeated.map { "twice \(first[$0])" } }
    let withoutLast = first.dropLast() + usual.filter { !first.dropLast().contains($0) }
    return withoutLast.starts(with: first) ? ["\(first[first.count - 1]) stands there by itself"] : []
  }
}

extension Entry {
  /// The English headwords of a Spanish word, each once, in the order of the entry.
  var englishHeadwords: [String] {
    guard case .equivalents(let equivalents) = source else { return [] }
    return equivalents.reduce(into: []) { headwords, equivalent in
      let headword = vocabulary.headword(at: Int(equivalent.line)).string
      if !headwords.contains(headword) { headwords.append(headword) }
    }
  }
}
