import PalabraCore
import Testing

@Suite struct EnglishFormsTests {
  let english = EnglishForms(
    irregularForms: irregularFormBytes)

  @Test(arguments: entries(EnglishFormCases.verbs))
  func irregularVerbs(_ words: [String]) {
    expect([.past, .pastParticiple], of: words, .verb)
  }

  @Test(arguments: entries(EnglishFormCases.plurals))
  func plurals(_ words: [String]) { expect([.plural], of: words, .noun) }

  @Test(arguments: entries(EnglishFormCases.comparisons))
  func comparisons(_ words: [String]) { expect([.comparative, .superlative], of: words, .adjective) }

  @Test(arguments: entries(EnglishFormCases.regularVerbs))
  func spellingBeforeEndings(_ words: [String]) {
    expect([.thirdPerson, .past, .presentParticiple], of: words, .verb)
  }

  @Test(arguments: EnglishFormCases.phrases.split(separator: "\n").map(String.init))
  func phrasesInflectTheirHead(_ line: String) throws {
    let parts = line.split(separator: "=").map { $0.split(separator: " ").joined(separator: " ") }
    let partOfSpeech = try #require(PartOfSpeech(rawValue: parts[1]))
    let form = try #require(EnglishForms.Form.allCases.first { "\($0)" == parts[2] })
    expect([form], of: [parts[0], parts[3]], partOfSpeech)
  }

  @Test(arguments: entries(EnglishFormCases.readings, separatedBy: ":"))
  func aFormLeadsToAllItsLemmas(_ words: [String]) {
    let lemmas = english.analyses(of: words[0].lowercased()).map(\.lemma)
    for lemma in words[1].split(separator: ",") {
      #expect(lemmas.contains(String(lemma.drop { $0 == " " })), "\(words[0])")
    }
  }

  @Test(arguments: [
    ("goed", "go", PartOfSpeech.verb), ("seed", "see", .verb), ("bed", "be", .verb),
    ("childs", "child", .noun), ("gooder", "good", .adjective), ("hoped", "hop", .verb),
    ("planed", "plan", .verb),
    ("customer", "custom", .adjective), ("as", "a", .noun), ("offer", "off", .adjective),
    ("upper", "up", .adjective), ("alter", "alt", .adjective), ("more good", "good", .adjective),
    ("most bad", "bad", .adjective), ("more well", "well", .adverb),
  ])
  func whatIsNoFormOfAWordIsNotTakenForOne(
    _ word: String, _ lemma: String, _ partOfSpeech: PartOfSpeech
  ) {
    let readings = english.analyses(of: word)
    #expect(!readings.contains { $0.lemma == lemma && $0.partOfSpeech == partOfSpeech })
  }

  @Test(arguments: [
    "", " ", "-", "'s", "s'", "'", "s", "ed", "ing", " -s", "more ", "better-", "ñ", "looked ",
  ])
  func anyTextMayBeAnalysed(_ text: String) {
    #expect(english.analyses(of: text).allSatisfy { !$0.lemma.isEmpty })
  }

  @Test(arguments: ["must", "could", "would", "cannot"])
  func modalsHaveNoForms(_ verb: String) {
    #expect(english.form(.past, of: verb, partOfSpeech: .verb) == verb)
  }

  @Test func theTablesHoldThreeHundredIrregularForms() {
    let tables = [EnglishFormCases.verbs, EnglishFormCases.plurals, EnglishFormCases.comparisons]
    #expect(tables.flatMap { entries($0) }.map { $0.count - 1 }.reduce(0, +) >= 300)
  }

  /// Expects generation to give each form, and analysis to lead back from it.
  private func expect(
    _ forms: [EnglishForms.Form], of words: [String], _ partOfSpeech: PartOfSpeech
  ) {
    for (form, expected) in zip(forms, words.dropFirst()) {
      let made = english.form(form, of: words[0], partOfSpeech: partOfSpeech)
      #expect(made == expected, "\(form) of \(words[0])")
      if made == words[0] { continue }
      let reading = EnglishForms.Analysis(
        lemma: words[0].lowercased(), partOfSpeech: partOfSpeech, form: form)
      #expect(english.analyses(of: made.lowercased()).contains(reading), "\(made)")
    }
  }
}

/// Splits a table of entries into their words, or into what stands before and after a separator.
private func entries(_ table: String, separatedBy separator: Character = " ") -> [[String]] {
  table.split { $0 == "\n" || $0 == ";" }.map { entry in
    entry.split(separator: separator).map { $0.split(separator: " ").joined(separator: " ") }.filter {
      !$0.isEmpty
    }
  }
}
