import Foundation
import PalabraCore
import Testing

/// Every Spanish form that generation makes for every word of the vocabulary, shown to a speller with a
/// dictionary of its own.
///
/// A form is asked for only if the speller knows the lemma. What it still refuses stands, with the reason, in
/// `hunspell-form-exceptions.tsv`. Imperatives and gerunds with pronouns are left to the tables of forms: the
/// speller has them for some verbs only.
@Suite(.enabled(if: Speller.isInstalled && SpanishWords.isThere))
struct HunspellTests {
  @Test func formsOfVerbs() throws {
    let verbs = try SpanishWords.of(.verb).compactMap { SpanishVerb(infinitive: $0) }
    try expectAccepted(verbs.map { ($0.infinitive, forms(of: $0)) })
  }

  @Test func pluralsOfNouns() throws {
    try expectAccepted(SpanishWords.of(.noun).map { ($0, [SpanishNoun.plural(of: $0)]) })
  }

  @Test func formsOfAdjectives() throws {
    try expectAccepted(
      SpanishWords.of(.adjective).map { adjective in
        let forms = SpanishAdjective.Gender.allCases.flatMap { gender in
          SpanishAdjective.Number.allCases.map { SpanishAdjective.form(of: adjective, gender, $0) }
        }
        return (adjective, forms)
      })
  }

  private func forms(of verb: SpanishVerb) -> [String] {
    let isPronominal = verb.infinitive.contains(#/r(se|lo|la|le)/#)
    var forms = isPronominal ? [verb.participle] : [verb.participle, verb.gerund]
    for tense in SpanishVerb.Tense.allCases where tense != .imperative || !isPronominal {
      forms += SpanishVerb.Person.allCases.compactMap { verb.form(tense, $0) }
    }
    return forms
  }

  private func expectAccepted(_ words: [(lemma: String, forms: [String])]) throws {
    let exceptions = try Speller.exceptions()
    let refused = try Speller.refused(words.flatMap { [$0.lemma] + $0.forms })
    for (lemma, forms) in words where Speller.tokens(lemma).allSatisfy({ !refused.contains($0) }) {
      for token in forms.flatMap(Speller.tokens) where refused.contains(token) {
        #expect(exceptions[token] != nil, "\(lemma): \(token)")
      }
    }
  }
}

/// The hunspell program with its Spanish dictionary.
private enum Speller {
  static var isInstalled: Bool { (try? refused(["qwrt"])) == ["qwrt"] }

  static func tokens(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  /// Those words of the texts that the dictionary does not have.
  static func refused(_ texts: [String]) throws -> Set<String> {
    let list = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Set(texts.flatMap(tokens)).joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: list) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["hunspell", "-i", "utf-8", "-d", "es_ES", "-l", list.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  /// The words that are right although the dictionary refuses them, with the reason.
  static func exceptions() throws -> [String: String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("hunspell-form-exceptions.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return Dictionary(
      uniqueKeysWithValues: lines.map { line in
        let columns = line.split(separator: "\t").map(String.init)
        return (columns[0], columns[1])
      })
  }
}
