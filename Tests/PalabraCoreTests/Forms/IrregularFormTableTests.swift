import Testing

@testable import PalabraCore

/// The table as people edit it: `Resources/vocabulary/english-irregular-forms.tsv`.
@Suite struct IrregularFormTableTests {
  let bytes = irregularFormBytes

  var lines: [Substring] { String(decoding: bytes, as: UTF8.self).split(separator: "\n") }

  @Test func linesStandInByteOrder() {
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(line.utf8.lexicographicallyPrecedes(next.utf8), "\(next)")
    }
  }

  @Test func everyLineHasLemmaPartOfSpeechAndForms() {
    for line in lines {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      #expect((3...9).contains(columns.count), "\(line)")
      #expect(
        columns[1] == "see" || PartOfSpeech(rawValue: String(columns[1])) != nil, "\(line)")
      #expect(columns.last?.isEmpty == false && !line.contains("  "), "\(line)")
    }
  }

  @Test func everyFormLeadsToItsLemma() {
    let table = IrregularFormTable(bytes: bytes)
    for line in lines {
      let columns = line.split(separator: "\t")
      if columns[1] == "see" { continue }
      for form in columns.dropFirst(2).flatMap({ $0.split(separator: ",") }) {
        var lemmas: [String] = []
        table.findLemmas(of: String(form.drop { $0 == " " })) { lemma, _, _ in lemmas.append(lemma) }
        let isPhrase = form.contains("more ") || form.contains("most ")  // analysed without the table
        #expect(isPhrase || lemmas.contains(String(columns[0])), "\(form): needs a `see` line")
      }
    }
  }

  @Test func generationLeadsBackToEveryLemma() throws {
    let english = EnglishForms(irregularForms: bytes)
    for line in lines {
      let columns = line.split(separator: "\t").map(String.init)
      guard let partOfSpeech = PartOfSpeech(rawValue: columns[1]) else { continue }
      for form in EnglishForms.forms(of: partOfSpeech) {
        let made = english.form(form, of: columns[0], partOfSpeech: partOfSpeech)
        let reading = EnglishForms.Analysis(lemma: columns[0], partOfSpeech: partOfSpeech, form: form)
        #expect(made == columns[0] || english.analyses(of: made).contains(reading), "\(made)")
      }
    }
  }

  @Test func anEmptyTableLeavesTheRules() {
    let english = EnglishForms(irregularForms: UnsafeRawBufferPointer(start: nil, count: 0))
    #expect(english.form(.plural, of: "dog", partOfSpeech: .noun) == "dogs")
    #expect(english.analyses(of: "dogs").contains { $0.lemma == "dog" })
  }
}
