import PalabraCore
import Testing

@Suite struct SpanishVerbTests {
  @Test(arguments: cases(SpanishVerbCases.regular))
  func regularVerbs(_ line: FormCase) throws { try expectForms(line) }

  @Test(arguments: cases(SpanishVerbCases.spelling))
  func verbsThatChangeTheirSpelling(_ line: FormCase) throws { try expectForms(line) }

  @Test(arguments: cases(SpanishVerbCases.accented))
  func verbsWithAnAccentOnTheStem(_ line: FormCase) throws { try expectForms(line) }

  @Test(arguments: cases(SpanishVerbCases.stemChanging))
  func verbsThatChangeTheirStem(_ line: FormCase) throws { try expectForms(line) }

  @Test(arguments: cases(SpanishVerbCases.irregular))
  func irregularVerbs(_ line: FormCase) throws { try expectForms(line) }

  @Test(arguments: cases(SpanishVerbCases.phrases))
  func pronominalVerbsAndPhrases(_ line: FormCase) throws { try expectForms(line) }

  @Test(arguments: cases(SpanishVerbCases.defective))
  func defectiveVerbsLackForms(_ line: FormCase) throws { try expectForms(line) }

  @Test(arguments: ["casa", "", "se", "-ría", "lunes", "no", "a pesar de"])
  func whatIsNoInfinitiveIsNoVerb(_ text: String) {
    #expect(SpanishVerb(infinitive: text) == nil)
  }

  @Test func theTablesHoldEightyVerbs() {
    let tables = [
      SpanishVerbCases.regular, SpanishVerbCases.spelling, SpanishVerbCases.accented,
      SpanishVerbCases.stemChanging, SpanishVerbCases.irregular,
    ]
    #expect(Set(tables.flatMap(cases).map(\.lemma)).count >= 80)
  }
}

/// One line of ``SpanishVerbCases``.
struct FormCase: Sendable, CustomTestStringConvertible {
  let lemma: String
  /// Pairs of the code of a form and the form expected, `-` for none.
  let forms: [(code: String, form: String)]
  var testDescription: String { lemma }
}

private func cases(_ table: String) -> [FormCase] {
  table.split(separator: "\n").map { line in
    let words = line.split(separator: " ").map { String($0.map { $0 == "_" ? " " : $0 }) }
    let forms = words.dropFirst().map { word in
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      return (code: parts[0], form: parts[1])
    }
    return FormCase(lemma: words[0], forms: forms)
  }
}

private func expectForms(_ line: FormCase) throws {
  let verb = try #require(SpanishVerb(infinitive: line.lemma))
  for (code, expected) in line.forms {
    #expect(form(code, of: verb) ?? "-" == expected, "\(line.lemma) \(code)")
  }
}

private func form(_ code: String, of verb: SpanishVerb) -> String? {
  let tenses: [Character: SpanishVerb.Tense] = [
    "p": .present, "t": .preterite, "i": .imperfect, "f": .future, "c": .conditional,
    "s": .presentSubjunctive,
    "r": .pastSubjunctive, "m": .imperative,
  ]
  if code == "part" { return verb.participle }
  if code == "ger" { return verb.gerund }
  guard let letter = code.first, let tense = tenses[letter], let digit = code.last?.wholeNumberValue,
    let person = SpanishVerb.Person(rawValue: digit - 1)
  else { return "no such form: \(code)" }
  return verb.form(tense, person)
}
