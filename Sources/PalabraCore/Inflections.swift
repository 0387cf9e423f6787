/// Finds the headwords that an inflected English word or phrase is a form of.
struct Inflections: Sendable {
  private let forms = EnglishForms.embedded

  /// The headwords that have such a form, each with the same form of its first translation.
  ///
  /// A form counts only if its lemma is a headword of the right part of speech.
  func matches(of text: String, in index: HeadwordIndex) -> [Match] {
    var found: [(rank: Int, match: Match)] = []
    let text = text.lowercased().unicodeScalars.map { $0 == "’" || $0 == "`" ? "'" : String($0) }.joined()
    for analysis in forms.analyses(of: text) {
      for entry in index.entries(withKey: index.key(of: analysis.lemma)) {
        let senses = entry.senses
        guard let rank = senses.firstIndex(where: { $0.partOfSpeech == analysis.partOfSpeech }) else {
          continue
        }
        if found.contains(where: { $0.match.entry == entry && $0.rank == rank }) { continue }
        let word = senses[rank].words[0]
        let translation =
          SpanishForms.text(
            for: analysis.form, of: word.text, partOfSpeech: analysis.partOfSpeech,
            gender: word.forms[0].gender)
          ?? word.text
        let relation = Relation.inflection(analysis.form, analysis.partOfSpeech, text: translation)
        found.append((rank, Match(entry: entry, relation: relation)))
      }
    }
    // Where one word is several parts of speech, the one that its entry begins with is meant more often.
    return found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element.match)
  }
}
