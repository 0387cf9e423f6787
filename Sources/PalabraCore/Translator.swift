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
    return switch (direction, layered) {
    case (.englishToSpanish, nil): translate(query, direction, headwords, suggesting)
    case (.spanishToEnglish, nil): translate(query, direction, equivalents, suggesting)
    case (.englishToSpanish, let own?): translate(query, direction, own.headwords, suggesting)
    case (.spanishToEnglish, let own?): translate(query, direction, own.equivalents, suggesting)
    }
  }

  /// Completes what somebody has begun to type: headwords that begin so, the more usual first, at most `limit`.
  public func completions(
    of text: String, _ direction: Direction = .englishToSpanish, limit: Int = 8
  ) -> [Completion] {
    let query = Query(text)
    if query.trimmed.isEmpty || query.isTooLong { return [] }
    return switch direction {
    case .englishToSpanish:
      layered.map { completions(of: query, direction, $0.headwords, limit, isOwn: $0.headwords.isOwn) }
        ?? completions(of: query, direction, headwords, limit)
    case .spanishToEnglish:
      layered.map { completions(of: query, direction, $0.equivalents, limit, isOwn: $0.equivalents.isOwn) }
        ?? completions(of: query, direction, equivalents, limit)
    }
  }

  /// The indices with the user's own words above; nil when there are none.
  private var layered: (headwords: LayeredIndex<HeadwordIndex>, equivalents: LayeredIndex<EquivalentIndex>)? {
    ownWords.vocabulary.map {
      (
        LayeredIndex($0.headwords, of: $0, above: headwords),
        LayeredIndex($0.equivalents, of: $0, above: equivalents)
      )
    }
  }

  private func completions(
    of query: Query, _ direction: Direction, _ index: some EntryIndex, _ limit: Int,
    isOwn: (String) -> Bool = { _ in false }
  ) -> [Completion] {
    index.completions(of: query.trimmed, limit: limit).map {
      guard !isOwn($0.word), let known = glossary.translation(of: $0.word, direction) else { return $0 }
      return Completion(word: $0.word, translation: known)
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
      if !forms.matches.isEmpty {
        return .found(Answer(forms: forms, suggestions: found.entries.map(\.headword) + found.lookalikes))
      }
      forms.accents = SpanishAccents.allCases
    }
    let known =
      found.entries.first?.origin == .user
      ? nil : glossary.translation(of: found.entries.first?.headword ?? query.trimmed, direction)
    if known != nil || !found.entries.isEmpty {
      forms.isHeadword = true
      // After an article or *to* the headword is meant, not a form that it is besides.
      return .found(
        Answer(
          entries: found.entries, forms: isWhole ? forms : nil, known: known, suggestions: found.lookalikes))
    }
    if !forms.matches.isEmpty { return .found(Answer(forms: forms)) }
    // The last step: the same letters without spaces and hyphens.
    let alike = index.entries(withLetters: Array(Folding.letters(of: index.key(of: query.trimmed))))
    if !alike.isEmpty { return .found(Answer(entries: alike)) }
    return .notFound(suggestions: index.suggestions(for: query.trimmed, limit: limit))
  }
}
