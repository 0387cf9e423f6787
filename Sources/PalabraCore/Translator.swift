/// Translates English words and phrases into Spanish: the one door to everything the core knows.
///
/// It holds no state, so one value may be used from anywhere, and a query costs microseconds.
public struct Translator: Sendable {
  let glossary: Glossary
  private let headwords: HeadwordIndex

  /// Makes a translator of the glossary and the vocabulary that are part of the executable.
  public init() {
    self.init(glossary: .starter, vocabulary: .embedded)
  }

  init(glossary: Glossary, vocabulary: Vocabulary) {
    self.glossary = glossary
    headwords = HeadwordIndex(of: vocabulary)
  }

  /// Translates what somebody typed, whatever it is.
  public func translate(_ text: String) -> Translation {
    let query = Query(text)
    if query.isEmpty { return .nothingTyped }
    let entries = entries(for: query)
    let known = glossary.spanish(for: entries.first?.headword ?? query.trimmed)
    if known == nil, entries.isEmpty { return .notFound(suggestions: []) }
    return .found(Answer(matches: entries.map(match), known: known))
  }

  /// The entries that the first step with a result finds, the best first.
  private func entries(for query: Query) -> [Entry] {
    let asTyped = entries(spelt: query.typed, or: query.trimmed)
    if !asTyped.isEmpty { return asTyped }
    if let rest = query.withoutLeadingWord {
      let withoutIt = entries(spelt: rest, or: rest)
      if !withoutIt.isEmpty { return withoutIt }
    }
    return headwords.entries(withLetters: Array(Folding.letters(of: Folding.key(of: query.trimmed))))
  }

  /// The entries whose headword is a text or else another, compared ever more loosely until one is.
  private func entries(spelt text: String, or other: String) -> [Entry] {
    let group = headwords.entries(withKey: Folding.key(of: text))
    if group.count == 1, group[0].headword == text { return group }
    let otherGroup = text == other ? [] : headwords.entries(withKey: Folding.key(of: other))
    for likeness in Likeness.allCases {
      for (text, group) in [(text, group), (other, otherGroup)] where !group.isEmpty {
        let like = group.filter { likeness.holds(text, $0.headword) }
        if !like.isEmpty {
          return like + group.filter { !like.contains($0) && Likeness.anyCase.holds(text, $0.headword) }
        }
      }
    }
    return []
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
