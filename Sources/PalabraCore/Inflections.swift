/// Finds the headwords that an inflected word or phrase is a form of, in either language.
struct Inflections: Sendable {
  private let english = EnglishForms.embedded

  /// The English headwords that have such a form, each with the same form of its first translation.
  ///
  /// A form counts only if its lemma is a headword of the right part of speech.
  func matches(of text: String, in index: HeadwordIndex) -> [Match] {
    let text = text.lowercased().unicodeScalars.map { $0 == "’" || $0 == "`" ? "'" : String($0) }.joined()
    let found = english.analyses(of: text).flatMap { analysis in
      readings(analysis.lemma, analysis.partOfSpeech, .english(analysis.form), in: index) { word in
        SpanishForms.text(
          for: analysis.form, of: word.text, partOfSpeech: analysis.partOfSpeech, gender: word.forms[0].gender
        )
      }
    }
    return sorted(found)
  }

  /// The Spanish headwords that have such a form, each with the same form of its first translation.
  func matches(of text: String, in index: EquivalentIndex) -> [Match] {
    func isKnown(_ lemma: String, _ partOfSpeech: PartOfSpeech) -> Bool {
      index.entries(withKey: index.key(of: lemma)).contains { entry in
        entry.headword == lemma && entry.senses.contains { $0.partOfSpeech == partOfSpeech }
      }
    }
    let found = SpanishForms.analyses(of: text.lowercased(), isKnown: isKnown).flatMap { analysis in
      readings(analysis.lemma, analysis.partOfSpeech, .spanish(analysis.form), in: index) { word in
        english.text(for: analysis, lemma: word.text, partOfSpeech: analysis.partOfSpeech)
      }
    }
    return sorted(found)
  }

  private typealias Reading = (rank: Int, match: Match)

  private func readings(
    _ lemma: String, _ partOfSpeech: PartOfSpeech, _ form: GrammaticalForm, in index: some EntryIndex,
    translation: (Equivalent) -> String?
  ) -> [Reading] {
    index.entries(withKey: index.key(of: lemma)).compactMap { entry in
      if index.language == .spanish, entry.headword != lemma { return nil }
      let senses = entry.senses
      guard let rank = senses.firstIndex(where: { $0.partOfSpeech == partOfSpeech }) else { return nil }
      let word = senses[rank].words[0]
      let relation = Relation.inflection(form, partOfSpeech, text: translation(word) ?? word.text)
      return (rank, Match(entry: entry, relation: relation))
    }
  }

  /// Each headword once as a part of speech; the one that its entry begins with is meant more often.
  private func sorted(_ found: [Reading]) -> [Match] {
    var unique: [Reading] = []
    for reading in found
    where !unique.contains(where: { $0.match.entry == reading.match.entry && $0.rank == reading.rank }) {
      unique.append(reading)
    }
    return unique.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element.match)
  }
}
