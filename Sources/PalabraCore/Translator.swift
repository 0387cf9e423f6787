/// Translates English words and phrases into Spanish: the one door to everything the core knows.
///
/// It holds no state, so one value may be used from anywhere, and a query costs microseconds.
public struct Translator: Sendable {
  let glossary: Glossary
  let vocabulary: Vocabulary

  /// Makes a translator of the glossary and the vocabulary that are part of the executable.
  public init() {
    self.init(glossary: .starter, vocabulary: .embedded)
  }

  init(glossary: Glossary, vocabulary: Vocabulary) {
    self.glossary = glossary
    self.vocabulary = vocabulary
  }

  /// Translates what somebody typed, whatever it is.
  public func translate(_ text: String) -> Translation {
    let query = Query(text)
    if query.isEmpty { return .nothingTyped }
    let known = query.texts.lazy.compactMap(glossary.spanish(for:)).first
    let entries = entries(for: query)
    guard let text = known ?? entries.lazy.compactMap(firstWord).first else {
      return .notFound(suggestions: [])
    }
    return .found(Answer(matches: entries.map(match), text: text))
  }

  /// The entries that the first step with a result finds, the best first.
  private func entries(for query: Query) -> [Entry] {
    let asTyped = entries(for: query.texts)
    if !asTyped.isEmpty { return asTyped }
    if let rest = query.withoutLeadingWord {
      let withoutIt = entries(for: [rest])
      if !withoutIt.isEmpty { return withoutIt }
    }
    return vocabulary.entries(withLetters: Folding.key(of: query.trimmed).filter { $0 != UInt8(ascii: " ") })
  }

  /// The entries whose headword is one of the texts, compared ever more loosely until one is.
  private func entries(for texts: [String]) -> [Entry] {
    let groups = texts.map { vocabulary.entries(withKey: Folding.key(of: $0)) }
    for likeness in Likeness.allCases {
      for (text, group) in zip(texts, groups) where !group.isEmpty {
        let like = group.filter { likeness.holds(text, $0.headword) }
        if !like.isEmpty {
          return like + group.filter { !like.contains($0) && Likeness.anyCase.holds(text, $0.headword) }
        }
      }
    }
    return []
  }

  private func firstWord(of entry: Entry) -> String? {
    glossary.spanish(for: entry.headword) ?? entry.firstWord
  }

  private func match(_ entry: Entry) -> Match {
    let fullForms = entry.fullForms
    return Match(entry: entry, relation: fullForms.isEmpty ? .headword : .contraction(of: fullForms))
  }
}

/// How alike two spellings with one folded key are, the strictest first.
private enum Likeness: CaseIterable {
  case same, anyCase, anyAccent, anyHyphen

  func holds(_ one: String, _ other: String) -> Bool {
    switch self {
    case .same: one == other
    case .anyCase: one.lowercased() == other.lowercased()
    case .anyAccent: Folding.withoutAccents(one) == Folding.withoutAccents(other)
    case .anyHyphen: true
    }
  }
}
