import PalabraCore
import Testing

@Suite struct SpanishAnalysisTests {
  @Test(arguments: lines(SpanishAnalysisCases.nominals))
  func nounsAndAdjectives(_ line: String) { expectReadings(line) }

  @Test(arguments: lines(SpanishAnalysisCases.finite))
  func finiteVerbs(_ line: String) { expectReadings(line) }

  @Test(arguments: lines(SpanishAnalysisCases.nonFinite))
  func gerundsAndParticiples(_ line: String) { expectReadings(line) }

  @Test(arguments: lines(SpanishAnalysisCases.pronouns))
  func verbsWithPronounsAndPhrases(_ line: String) { expectReadings(line) }

  @Test(arguments: lines(SpanishAnalysisCases.withoutAccents))
  func accentsLeftOutCountOnlyWhenNothingIsSpeltSo(_ line: String) { expectReadings(line) }

  @Test(arguments: [
    "", " ", "no", "me lo", "s", "correr", "perro", "rojo", "gafas", "lunes", "darse cuenta", "xyz", "ñ",
    "os", "perrs", "corrirá", "hació", "poní", "levantemonos ya", "me levantas te", "más", "el más",
    "fin de semanas", "hombres ranas", "mejoras", "rojs", "dándolomelo", "se dio",
  ])
  func aLemmaOrWhatIsNoFormHasNoReading(_ query: String) {
    let lemmas = Self.analyses(of: query).map(\.lemma).filter { $0 != "dar" }  // *dio* alone is one
    #expect(lemmas.isEmpty)
  }

  private func expectReadings(_ line: String) {
    let parts = line.split(separator: " = ", maxSplits: 1).map(String.init)
    let found = Self.analyses(of: parts[0]).map { analysis in
      let pronouns = analysis.pronouns.isEmpty ? "" : " + " + analysis.pronouns.joined(separator: " ")
      return "\(analysis.lemma): \(GrammaticalForm.spanish(analysis.form).text())\(pronouns)"
    }
    #expect(found.joined(separator: "; ") == parts[1], "\(parts[0])")
  }

  private static func analyses(of query: String) -> [SpanishForms.Analysis] {
    SpanishForms.analyses(of: query) { lemma, partOfSpeech in
      lemmas[partOfSpeech]?.contains(lemma) ?? false
    }
  }

  private static let lemmas: [PartOfSpeech: Set<String>] = [
    .noun: list(SpanishAnalysisCases.nouns), .adjective: list(SpanishAnalysisCases.adjectives),
    .verb: list(SpanishAnalysisCases.verbs),
  ]

  private static func list(_ text: String) -> Set<String> {
    Set(text.split { $0 == "," || $0 == "\n" }.map { String($0.drop { $0 == " " }) })
  }
}

/// The lines of a table.
func lines(_ table: String) -> [String] { table.split(separator: "\n").map(String.init) }
