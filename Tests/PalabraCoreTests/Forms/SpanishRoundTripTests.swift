import PalabraCore
import Testing

/// Every form that generation makes for every word of the vocabulary leads back to the word.
@Suite struct SpanishRoundTripTests {
  @Test func pluralsOfNouns() {
    let known = Lemmas(.noun)
    for noun in known.words { known.expectReturn(from: [SpanishNoun.plural(of: noun)], to: noun) }
  }

  @Test func formsOfAdjectives() {
    let known = Lemmas(.adjective)
    for adjective in known.words {
      let comparative = SpanishAdjective.comparative(of: adjective)
      let forms = SpanishAdjective.Gender.allCases.flatMap { gender in
        SpanishAdjective.Number.allCases.map { SpanishAdjective.form(of: adjective, gender, $0) }
      }
      let isHeadword = known.words.contains(comparative)  // *mejor*
      known.expectReturn(from: isHeadword ? forms : forms + [comparative], to: adjective)
    }
  }

  /// All forms of one verb of each head, as phrases with one head share them; of the others *él*.
  @Test(arguments: 0..<slices)
  func formsOfVerbs(_ slice: Int) {
    let known = Lemmas(.verb)
    let heads = Dictionary(grouping: known.words) { $0.prefix { $0 != " " } }.sorted { $0.key < $1.key }
    for (index, (_, verbs)) in heads.enumerated() where index % Self.slices == slice {
      for infinitive in verbs where Self.exceptions[infinitive] == nil {
        let persons = infinitive == verbs[0] ? SpanishVerb.Person.allCases : [.thirdSingular]
        known.expectReturn(from: Self.forms(of: infinitive, persons), to: infinitive)
      }
    }
  }

  /// The verbs are tried in so many parts, side by side.
  static let slices = 4

  /// Empty for what is no infinitive. The participle of *arreglárselas* stands with *haber*, its pronouns before
  /// that, so it is left out.
  private static func forms(of infinitive: String, _ persons: [SpanishVerb.Person]) -> [String] {
    guard let verb = SpanishVerb(infinitive: infinitive) else { return [] }
    let hasObject = infinitive.contains(#/r(se)?l[aeo]s?\b/#)
    let nonFinite = hasObject ? [verb.gerund] : [verb.gerund, verb.participle]
    return nonFinite
      + SpanishVerb.Tense.allCases.flatMap { tense in persons.compactMap { verb.form(tense, $0) } }
  }

  /// Verbs whose forms do not lead back, with the reason.
  static let exceptions = [
    "copiar y pegar": "two verbs that inflect", "cortar y pegar": "two verbs that inflect",
  ]
}

/// The words of a part of speech, as the caller of the analysis has them.
private struct Lemmas {
  let partOfSpeech: PartOfSpeech
  let words: [String]
  private let known: Set<String>

  init(_ partOfSpeech: PartOfSpeech) {
    self.partOfSpeech = partOfSpeech
    words = SpanishWords.of(partOfSpeech)
    known = Set(words + words.map { $0.lowercased() })
  }

  /// Expects every form that differs from the lemma to have it among its readings, in lower case or, as *USB*
  /// and *CD* have no plural, with its capitals.
  func expectReturn(from forms: [String], to lemma: String) {
    for form in Set(forms) where form != lemma {
      #expect(returns(form.lowercased(), to: lemma.lowercased()) || returns(form, to: lemma), "\(form)")
    }
  }

  private func returns(_ form: String, to lemma: String) -> Bool {
    let readings = SpanishForms.analyses(of: form) { known.contains($0) && $1 == partOfSpeech }
    return readings.contains { $0.lemma == lemma }
  }
}
