/// Translates words and phrases from English into Spanish and back: the one door to everything the core knows.
///
/// One value may be used from anywhere, and a query costs microseconds.
public struct Translator: Sendable {
  private let glossary: Glossary
  private let headwords: HeadwordIndex
  private let equivalents: EquivalentIndex

  /// The user's own words, which stand above the vocabulary and the glossary.
  public var ownWords = OwnWords.none

  /// Makes a translator of the glossary and the vocabulary that are part of the executable.
  public init() {
    self.init(glossary: .starter, vocabulary: .embedded, mostUsual: .embedded)
  }

  init(glossary: Glossary, vocabulary: Vocabulary, mostUsual: MostUsualEnglish = .none) {
    self.glossary = glossary
    headwords = HeadwordIndex(of: vocabulary)
    equivalents = EquivalentIndex(of: vocabulary, mostUsual)
  }

  /// Translates what somebody typed, whatever it is.
  ///
  /// - Parameter suggesting: How many headwords a miss may suggest; looking for them costs milliseconds.
  public func translate(
    _ text: String, _ direction: Direction = .englishToSpanish, suggesting: Int = 5
  ) -> Translation {
    let query = Query(text)
    if query.isEmpty { return .nothingTyped }
    if query.isTooLong { return .notFound(suggestions: []) }
    if let own = ownWords.vocabulary { return translate(query, direction, above: own, suggesting) }
    return switch direction {
    case .englishToSpanish: translate(query, direction, headwords, suggesting)
    case .spanishToEnglish: translate(query, direction, equivalents, suggesting)
    }
  }

  private func translate(
    _ query: Query, _ direction: Direction, above own: OwnVocabulary, _ limit: Int
  ) -> Translation {
    switch direction {
    case .englishToSpanish: translate(query, direction, own.above(headwords), limit)
    case .spanishToEnglish: translate(query, direction, own.above(equivalents), limit)
    }
  }

  /// Completes what somebody has begun to type: headwords that begin so, the more usual first, at most `limit`.
  public func completions(
    of text: String, _ direction: Direction = .englishToSpanish, limit: Int = 8
  ) -> [Completion] {
    let query = Query(text)
    if query.trimmed.isEmpty || query.isTooLong { return [] }
    return switch (direction, ownWords.vocabulary) {
    case (.englishToSpanish, nil): completions(of: query, direction, headwords, limit)
    case (.spanishToEnglish, nil): completions(of: query, direction, equivalents, limit)
    case (.englishToSpanish, let own?): completions(of: query, direction, own.above(headwords), limit)
    case (.spanishToEnglish, let own?): completions(of: query, direction, own.above(equivalents), limit)
    }
  }

  private func completions(
    of query: Query, _ direction: Direction, _ index: some EntryIndex, _ limit: Int
  ) -> [Completion] {
    index.completions(of: query.trimmed, limit: limit).map { completion in
      let word = completion.word
      guard let known = glossary.translation(of: word, direction),
        index.entries(withKey: index.key(of: word)).first(where: { $0.headword == word })?.origin != .user
      else { return completion }
      return Completion(word: word, translation: known)
    }
  }

  private func translate(
    _ query: Query, _ direction: Direction, _ index: some EntryIndex, _ limit: Int
  ) -> Translation {
    var forms = InflectedQuery(query, direction, index)
    var found = index.entries(spelt: query.typed, or: query.trimmed)
    var isWhole = true
    if found.entries.isEmpty, let rest = query.withoutLeadingWord(direction.leadingWords) {
      found = index.entries(spelt: rest, or: rest)
      isWhole = false
    }
    if let first = found.entries.first, direction == .spanishToEnglish,
      query.hasAccents(otherThan: first.headword)
    {
      // Somebody who types *sé* does not mean *se*.
      forms.accents = [.typed]
      let matches = forms.matches
      if !matches.isEmpty {
        return .found(Answer(forms: matches, suggestions: found.entries.map(\.headword) + found.lookalikes))
      }
      forms.accents = SpanishAccents.allCases
    }
    let isOwn = !found.entries.isEmpty && found.entries[0].origin == .user
    let known =
      isOwn ? nil : glossary.translation(of: found.entries.first?.headword ?? query.trimmed, direction)
    if known != nil || !found.entries.isEmpty {
      forms.isHeadword = true
      // After an article or *to* the headword is meant, not a form that it is besides.
      return .found(
        Answer(
          entries: found.entries, besides: isWhole ? forms : nil, known: known, suggestions: found.lookalikes)
      )
    }
    let matches = forms.matches
    if !matches.isEmpty { return .found(Answer(forms: matches)) }
    // The last step: the same letters without spaces and hyphens.
    for text in [query.trimmed, query.withoutLeadingWord(direction.leadingWords)].compactMap(\.self) {
      let alike = index.entries(withLetters: Array(Folding.letters(of: index.key(of: text))))
      if !alike.isEmpty { return .found(Answer(entries: alike)) }
    }
    return .notFound(suggestions: index.suggestions(for: query.trimmed, limit: limit))
  }
}
