import Foundation
import PalabraCore
import TestSupport
import Testing

/// Every Spanish form that generation makes for every word of the vocabulary, shown to a speller with a
/// dictionary of its own.
///
/// A form is asked for only if the speller knows the lemma. What it still refuses stands, with the reason, in
/// `hunspell-form-exceptions.tsv`. Imperatives and gerunds with pronouns are left to the tables of forms: the
/// speller has them for some verbs only.
@Suite struct HunspellTests {
  @Test func formsOfVerbs() throws {
    let verbs = SpanishWords.of(.verb).compactMap { SpanishVerb(infinitive: $0) }
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
    let exceptions = try exceptions()
    let unknown = try Spelling.spanish.unknown(
      among: Set(words.flatMap { [$0.lemma] + $0.forms }.flatMap(tokens)))
    for (lemma, forms) in words where unknown.isDisjoint(with: tokens(lemma)) {
      for token in forms.flatMap(tokens) where unknown.contains(token) {
        #expect(exceptions.contains(token), "\(lemma): \(token)")
      }
    }
  }

  private func tokens(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  /// The words that are right although the dictionary refuses them.
  private func exceptions() throws -> Set<String> {
    let file = packageRoot.appendingPathComponent("Tests/PalabraCoreTests/Forms/hunspell-form-exceptions.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return Set(lines.map { String($0.prefix { $0 != "\t" }) })
  }
}
