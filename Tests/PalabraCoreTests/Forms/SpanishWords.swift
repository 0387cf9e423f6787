import Foundation
import PalabraCore

/// The Spanish column of `Resources/vocabulary/english-spanish.tsv`.
enum SpanishWords {
  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Resources/vocabulary/english-spanish.tsv").standardized

  static var isThere: Bool { FileManager.default.fileExists(atPath: file.path) }

  /// The Spanish words of a part of speech, singular, without gender and labels.
  static func of(_ partOfSpeech: PartOfSpeech) throws -> [String] {
    var words: [String] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 5, columns[1] == partOfSpeech.rawValue else { continue }
      for word in columns[2].replacing(" / ", with: ", ").split(separator: ", ") {
        let unlabelled = word.replacing(#/(\ \[.*\])+$/#, with: "")
        if unlabelled.hasSuffix(" pl") { continue }
        words.append(String(unlabelled.replacing(#/\ (m\/f|m|f|f\ \(el\))$/#, with: "")))
      }
    }
    return Array(Set(words)).sorted()
  }
}
