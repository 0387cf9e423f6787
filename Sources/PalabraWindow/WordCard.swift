import PalabraCore

/// One sense of a word, to learn it from.
struct WordCard: Equatable, Sendable {
  /// The English words, the most usual first.
  let english: String
  /// What the sense is about; may be empty.
  let hint: String
  /// The Spanish words with their articles and labels, the most usual first.
  let spanish: String
  let partOfSpeech: String
  /// Forms of the Spanish words that one has to know; may be empty.
  let forms: String
}

// Making them.
extension WordCard {
  /// The cards of a headword, one for each sense; none when it is not in the vocabulary.
  static func cards(of headword: Headword, _ translator: Translator) -> [WordCard] {
    guard case .found(let answer) = translator.translate(headword.text, headword.direction, suggesting: 0),
      let match = answer.matches.first(where: { $0.entry.headword == headword.text })
    else { return [] }
    return match.senses.map { sense in
      switch headword.direction {
      case .englishToSpanish:
        WordCard(
          headword.text, sense, spanish: sense.words.map(text).joined(separator: ", "),
          forms: sense.words.flatMap(\.forms).map { ($0.text, $0.gender) })
      case .spanishToEnglish:
        WordCard(
          sense.words.map(\.text).joined(separator: ", "), sense, spanish: text(headword.text, sense.gender),
          forms: [(headword.text, sense.gender)])
      }
    }
  }

  private typealias Form = (text: String, gender: Gender?)

  private init(_ english: String, _ sense: Sense, spanish: String, forms: [Form]) {
    self.init(
      english: english, hint: sense.hint, spanish: spanish, partOfSpeech: sense.partOfSpeech.text,
      forms: Self.forms(of: forms, sense.partOfSpeech))
  }

  private static func text(of word: Equivalent) -> String {
    word.forms.map { text($0.text, $0.gender) }.joined(separator: ", ")
      + word.labels.map { " [\($0.text)]" }.joined()
  }

  private static func text(_ word: String, _ gender: Gender?) -> String {
    // The article does not show the gender of "el agua".
    let note = gender == .feminineWithEl ? " (\(Messages.feminine))" : ""
    return (gender.map { $0.article + " " } ?? "") + word + note
  }

  /// The forms under their headings: *plural: perros, perras*.
  private static func forms(of words: [Form], _ partOfSpeech: PartOfSpeech) -> String {
    let forms = words.map { principalForms(of: $0, partOfSpeech) }
    let headings = forms.flatMap { $0.map(\.heading) }.reduce(into: [FormTable.Heading]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    return headings.map { heading in
      let texts = forms.compactMap { $0.first { $0.heading == heading }?.text }
      return "\(heading.text): \(texts.joined(separator: ", "))"
    }.joined(separator: "; ")
  }

  /// The forms from which one knows all others.
  private static func principalForms(
    of word: Form, _ partOfSpeech: PartOfSpeech
  ) -> [(heading: FormTable.Heading, text: String)] {
    switch partOfSpeech {
    case .noun where word.gender?.isPlural != true:
      return [(.plural, SpanishNoun.plural(of: word.text))]
    case .adjective:
      return [
        (.feminine, SpanishAdjective.form(of: word.text, .feminine, .singular)),
        (.plural, SpanishAdjective.form(of: word.text, .masculine, .plural)),
      ]
    case .verb:
      guard let verb = SpanishVerb(infinitive: word.text) else { return [] }
      let finite: [(FormTable.Heading, String)] = [SpanishVerb.Tense.present, .preterite].compactMap {
        tense in
        // It rains: some verbs have a third person only.
        let form = verb.form(tense, .firstSingular) ?? verb.form(tense, .thirdSingular)
        return form.map { (.tense(tense), $0) }
      }
      return finite + [(.pastParticiple, verb.participle)]
    default: return []
    }
  }
}
