import Foundation
import TestSupport

@testable import PalabraCore

/// How the words of a language are spelt, as hunspell knows it; the raw values are those of the exceptions.
enum Spelling: String, CaseIterable {
  case english = "en"
  case spanish = "es"

  /// The name of the language.
  fileprivate var name: String {
    switch self {
    case .english: "English"
    case .spanish: "Spanish"
    }
  }

  /// The dictionaries of hunspell, one of which must have a word.
  private var dictionaries: [String] {
    switch self {
    case .english: ["en_US", "en_GB"]
    case .spanish: ["es_ES", "es_MX"]
    }
  }

  /// Returns the words that no dictionary of the language has.
  ///
  /// - Throws: ``MissingDictionary``.
  func unknown(
    among words: some Collection<String>, environment: [String: String?] = [:]
  ) throws -> Set<String> {
    let input = Data(words.map { $0 + "\n" }.joined().utf8)
    return try dictionaries.reduce(into: Set(words)) { unknown, dictionary in
      let result = try run(
        URL(fileURLWithPath: "/usr/bin/env"), ["hunspell", "-i", "UTF-8", "-d", dictionary, "-l"],
        input: input, environment: environment)
      guard result.status == 0 else {
        throw MissingDictionary(name: dictionary, details: result.errorText)
      }
      unknown.formIntersection(result.text.split(separator: "\n").map(String.init))
    }
  }
}

/// Hunspell, or a dictionary of it, is not there.
struct MissingDictionary: Error, CustomStringConvertible {
  let name: String
  let details: String

  var description: String {
    "hunspell does not run with its dictionary \(name); Tests/run installs both. \(details)"
  }
}

/// The reviewed words that are right though hunspell does not have them: a word, its language and the reason
/// on each line, divided by tabs, in byte order.
struct SpellingExceptions {
  /// Where the list is, from the root of the package.
  static let path = "Tests/PalabraCoreTests/hunspell-exceptions.tsv"

  /// A line of the list.
  struct Line {
    let number: Int
    let text: String
    let word: String
    let language: Spelling
  }

  /// The lines that can be read, in their order.
  private(set) var lines: [Line] = []

  /// What is wrong with the form of the list.
  private(set) var faults: [Fault] = []

  /// Reads a list.
  init(_ list: String) {
    var previous: String?
    for (number, text) in zip(1..., list.split(separator: "\n").map(String.init)) {
      let columns = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if columns.count == 3, let language = Spelling(rawValue: columns[1]), !columns[2].isEmpty {
        lines.append(Line(number: number, text: text, word: columns[0], language: language))
      } else {
        add("not a word, en or es, and a reason", line: number, text)
      }
      let place = columns.prefix(2).joined(separator: "\t")
      if let previous, !previous.utf8.lexicographicallyPrecedes(place.utf8) {
        add("out of order", line: number, text)
      }
      previous = place
    }
  }

  private mutating func add(_ reason: String, line: Int, _ text: String) {
    faults.append(Fault(file: Self.path, line: line, reason: reason, text: text))
  }
}

extension VocabularyFile {
  /// Returns the misspelt words, each where it stands first, and the exceptions that are not needed.
  ///
  /// - Throws: ``MissingDictionary``.
  func spellingFaults(exceptions: SpellingExceptions) throws -> [Fault] {
    try Spelling.allCases.flatMap { language in
      var places: [String: Line] = [:]
      for line in lines {
        for word in line.words(in: language) where places[word] == nil { places[word] = line }
      }
      let unknown = try language.unknown(among: places.keys)
      let listed = exceptions.lines.filter { $0.language == language }
      let misspelt = unknown.subtracting(listed.map(\.word)).sorted().compactMap { word in
        places[word].map {
          let reason = "\(word) is not \(language.name), and \(SpellingExceptions.path) does not have it"
          return Fault(file: Self.path, line: $0.number, reason: reason, text: $0.text)
        }
      }
      let needless = listed.filter { !unknown.contains($0.word) }.map {
        Fault(file: SpellingExceptions.path, line: $0.number, reason: "needed no more", text: $0.text)
      }
      return misspelt.sorted { $0.line < $1.line } + needless
    }
  }
}

extension VocabularyFile.Line {
  /// The words of a language that the line gives; a compound with hyphens counts as several.
  fileprivate func words(in language: Spelling) -> [String] {
    switch language {
    case .english: headword.words
    case .spanish: equivalents.flatMap { $0.spellings.flatMap(\.words) }
    }
  }
}

extension String {
  /// The runs of letters in the text, with the apostrophes inside them.
  fileprivate var words: [String] {
    unicodeScalars.split { !$0.isLetter && $0 != "'" }
      .map { String($0).trimmingCharacters(in: CharacterSet(charactersIn: "'")) }
      .filter { !$0.isEmpty }
  }
}
