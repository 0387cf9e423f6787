/// Translates words and phrases from English into Spanish and back: the one door to everything the core knows.
///
/// One value may be used from anywhere, and a query costs microseconds.
public struct Translator: Sendable {
  private let glossary: Glossary
  private let headwords: HeadwordIndex
  private let equivalents: EquivalentIndex
  private let inflections = Inflections()

  /// Makes a translator of the glossary and the vocabulary that are part of the executable.
  public init() {
    self.init(glossary: .starter, vocabulary: .embedded)
  }

  init(glossary: Glossary, vocabulary: Vocabulary) {
    self.glossary = glossary
    headwords = HeadwordIndex(of: vocabulary)
    equivalents = EquivalentIndex(of: vocabulary)
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
    return switch direction {
    case .englishToSpanish: translate(query, direction, headwords, suggesting)
    case .spanishToEnglish: translate(query, direction, equivalents, suggesting)
    }
  }

  /// Completes what somebody has begun to type: headwords that begin so, the more usual first, at most `limit`.
  public func completions(
    of text: String, _ direction: Direction = .englishToSpanish, limit: Int = 8
  ) -> [Completion] {
    let query = Query(text)
    if query.trimmed.isEmpty || query.isTooLong { return [] }
    let completions =
      switch direction {
      case .englishToSpanish: headwords.completions(of: query.trimmed, limit: limit)
      case .spanishToEnglish: equivalents.completions(of: query.trimmed, limit: limit)
      }
    return completions.map {
      Completion(word: $0.word, translation: glossary.translation(of: $0.word, direction) ?? $0.translation)
    }
  }

  private func translate(
    _ query: Query, _ direction: Direction, _ index: some EntryIndex, _ limit: Int
  ) -> Translation {
    let (entries, lookalikes) = entries(for: query, direction, index)
    let known = glossary.translation(of: entries.first?.headword ?? query.trimmed, direction)
    if known != nil || !entries.isEmpty {
      return .found(Answer(matches: entries.map(match), known: known, suggestions: lookalikes))
    }
    let further = furtherMatches(of: query, direction, index)
    if !further.isEmpty { return .found(Answer(matches: further, known: nil)) }
    return .notFound(suggestions: index.suggestions(for: query.trimmed, limit: limit))
  }

  /// What answers a query that is no headword: an inflected form; last, the same letters without spaces.
  private func furtherMatches(of query: Query, _ direction: Direction, _ index: some EntryIndex) -> [Match] {
    let texts = [query.typed, query.trimmed, query.withoutLeadingWord(direction.leadingWords) ?? ""]
    for text in texts where !text.isEmpty {
      let inflected =
        direction == .englishToSpanish
        ? inflections.matches(of: text, in: headwords) : inflections.matches(of: text, in: equivalents)
      if !inflected.isEmpty { return inflected }
    }
    let letters = Folding.letters(of: index.key(of: query.trimmed))
    return index.entries(withLetters: Array(letters)).map(match)
  }

  /// The entries that the first step with a result finds, the best first, and headwords that look like them.
  private func entries(
    for query: Query, _ direction: Direction, _ index: some EntryIndex
  ) -> (entries: [Entry], lookalikes: [String]) {
    let asTyped = index.entries(spelt: query.typed, or: query.trimmed)
    if !asTyped.entries.isEmpty { return asTyped }
    if let rest = query.withoutLeadingWord(direction.leadingWords) {
      let withoutIt = index.entries(spelt: rest, or: rest)
      if !withoutIt.entries.isEmpty { return withoutIt }
    }
    return ([], [])
  }

  private func match(_ entry: Entry) -> Match {
    let fullForms = entry.fullForms
    return Match(entry: entry, relation: fullForms.isEmpty ? .headword : .contraction(of: fullForms))
  }
}
