/// The readings of a word or phrase as a form of a noun, an adjective or an adverb.
struct SpanishNominalAnalysis {
  private let query: String
  private let accents: SpanishAccents
  private let isKnown: (String, PartOfSpeech) -> Bool

  init(_ query: String, _ accents: SpanishAccents, _ isKnown: @escaping (String, PartOfSpeech) -> Bool) {
    self.query = accents.prepared(query)
    self.accents = accents
    self.isKnown = isKnown
  }

  /// The nouns first.
  var analyses: [SpanishForms.Analysis] { nouns + adjectives(query) + compared }

  // MARK: - Nouns

  private var nouns: [SpanishForms.Analysis] {
    lemmas(of: query) { SpanishLemma.singulars(of: $0, accents) }
      .filter { isKnown($0, .noun) && accents.matches(SpanishNoun.plural(of: $0), query) }
      .map { .init(lemma: $0, partOfSpeech: .noun, form: .plural) }
  }

  // MARK: - Adjectives

  /// The forms that differ from the lemma; a form that serves both genders is the masculine. What agrees with a
  /// noun inflects like an adjective: *muchas, nuestra*.
  private func adjectives(_ text: String) -> [SpanishForms.Analysis] {
    if let plural = feminineOfPlural(text) { return [plural] }
    var found: [SpanishForms.Analysis] = []
    for (form, gender, number) in Self.agreement {
      let lemmas = lemmas(of: text, joined: true) { word in
        let singulars = number == .plural ? SpanishLemma.singulars(of: word, accents) : [word]
        guard gender == .feminine else { return singulars }
        return singulars.flatMap { SpanishLemma.masculines(of: $0, accents) }
      }
      for lemma in lemmas {
        let parts = Self.agreeing.filter { part in
          isKnown(lemma, part) && (part == .adjective || !lemma.hasSuffix("a"))
            && !found.contains { $0.lemma == lemma && $0.partOfSpeech == part }
        }
        if parts.isEmpty || !accents.matches(SpanishAdjective.form(of: lemma, gender, number), text) {
          continue
        }
        found += parts.map { .init(lemma: lemma, partOfSpeech: $0, form: form) }
      }
    }
    return found
  }

  /// A word whose plural is a headword, as it means something else than the singular or has none: *muchas, ambas*.
  private func feminineOfPlural(_ text: String) -> SpanishForms.Analysis? {
    guard text.hasSuffix("as") else { return nil }
    let lemma = String(text.dropLast(2)) + "os"
    let part = Self.agreeing.dropFirst().first { isKnown(lemma, $0) }
    return part.map { .init(lemma: lemma, partOfSpeech: $0, form: .feminine) }
  }

  private static let agreeing: [PartOfSpeech] = [.adjective, .determiner, .pronoun]

  private static let agreement: [(SpanishForms.Form, SpanishAdjective.Gender, SpanishAdjective.Number)] = [
    (.plural, .masculine, .plural), (.feminine, .feminine, .singular),
    (.femininePlural, .feminine, .plural),
  ]

  // MARK: - Comparison

  /// *Más feliz, las más rojas, más tarde*.
  private var compared: [SpanishForms.Analysis] {
    let more = accents.prepared("más ")
    let article = ["el ", "la ", "los ", "las "].first { query.hasPrefix($0 + more) }
    guard article != nil || query.hasPrefix(more) else { return [] }
    let rest = String(query.dropFirst((article ?? "").count + more.count))
    let form: SpanishForms.Form = article == nil ? .comparative : .superlative
    let lemmas = [rest] + adjectives(rest).map(\.lemma)
    let adjectives = lemmas.filter { isKnown($0, .adjective) }
      .map { SpanishForms.Analysis(lemma: $0, partOfSpeech: .adjective, form: form) }
    guard adjectives.isEmpty, article == nil, isKnown(rest, .adverb) else { return adjectives }
    return [.init(lemma: rest, partOfSpeech: .adverb, form: form)]
  }

  // MARK: - Phrases

  /// Puts every candidate in the place of every word of the head, and leaves out what was typed.
  ///
  /// - Parameter candidates: What a word may be a form of, from the word; the word itself may be missing.
  private func lemmas(
    of phrase: String, joined: Bool = false, _ candidates: (String) -> [String]
  ) -> [String] {
    if !phrase.utf8.contains(UInt8(ascii: " ")) { return candidates(phrase).filter { $0 != phrase } }
    var phrases = [phrase.split(separator: " ").map(String.init)]
    _ = SpanishPhrase.inflectingHead(of: phrase, joined: joined) { word, position in
      let choices = Set(candidates(word) + [word]).sorted()
      // No headword has so many words that inflect.
      guard choices.count > 1, phrases.count * choices.count <= 1000 else { return word }
      phrases = phrases.flatMap { words in
        choices.map { choice in
          var words = words
          words[position] = choice
          return words
        }
      }
      return word
    }
    return phrases.map { $0.joined(separator: " ") }.filter { $0 != phrase }
  }
}
