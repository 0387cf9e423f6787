/// A query as an inflected word or phrase: what headwords it is a form of, in either language.
///
/// It is a view: nothing is looked for before the matches are asked for.
struct InflectedQuery: Sendable {
  private let query: Query
  private let direction: Direction
  private let index: any EntryIndex

  /// True when the query is a headword besides.
  var isHeadword = false

  /// In which ways accents of Spanish forms count, the stricter way first.
  var accents = SpanishAccents.allCases

  init(_ query: Query, _ direction: Direction, _ index: any EntryIndex) {
    self.query = query
    self.direction = direction
    self.index = index
  }

  /// The headwords that have such a form, the likeliest first; empty when there is none.
  ///
  /// The query counts as typed, else trimmed, else without an article or *to*. Where it is a headword it counts as
  /// it is, unless the headword has a capital: *AIDS* is no *aids*.
  var matches: [Match] {
    var texts = query.typed == query.trimmed ? [query.typed] : [query.typed, query.trimmed]
    if isHeadword {
      if query.trimmed != query.trimmed.lowercased(), hasHeadword(query.trimmed) { return [] }
    } else {
      texts += query.withoutLeadingWord(direction.leadingWords).map { [$0] } ?? []
    }
    for text in texts where !text.isEmpty {
      let matches = matches(of: text)
      if !matches.isEmpty { return matches }
    }
    return []
  }

  private func matches(of typed: String) -> [Match] {
    let text = Composition.composed(typed.lowercased())
    switch direction {
    case .englishToSpanish:
      let text = Folding.withStraightApostrophes(text)
      let isName = typed.first?.isUppercase ?? false
      let readings = EnglishForms.embedded.analyses(of: text).flatMap {
        self.readings(as: .english($0.form), of: $0.lemma, $0.partOfSpeech, isName: isName)
      }
      return readings.isEmpty && !isHeadword ? contractions(of: text) : matches(of: text, readings)
    case .spanishToEnglish:
      let found = spanishMatches(of: text)
      guard let noun = withoutArticle(text) else { return found }
      // *Las preguntas* are questions more often than *you ask them*.
      let nouns = spanishMatches(of: noun).filter { !$0.isVerb }
      return nouns + found.filter { match in !nouns.contains { $0.entry == match.entry } }
    }
  }

  private func spanishMatches(of text: String) -> [Match] {
    let analyses = SpanishForms.analyses(of: text, accents: accents) { !entries(of: $0, $1).isEmpty }
    let readings = analyses.flatMap { self.readings(as: .spanish($0.form), of: $0.lemma, $0.partOfSpeech) }
    return matches(of: text, readings)
  }

  private func withoutArticle(_ text: String) -> String? {
    direction.leadingWords.first(where: text.hasPrefix).map { String(text.dropFirst($0.count)) }
  }

  // MARK: - Forms

  /// A headword that has the form, and how near it lies that it is meant: the lower, the nearer.
  private struct Reading {
    let entry: Entry
    let form: GrammaticalForm
    var partsOfSpeech: [PartOfSpeech]
    let remoteness: [Int]
  }

  /// The headwords that are such a lemma; a lemma counts only as the part of speech that it has the form of.
  private func readings(
    as form: GrammaticalForm, of lemma: String, _ partOfSpeech: PartOfSpeech, isName: Bool = false
  ) -> [Reading] {
    entries(of: lemma, partOfSpeech).map { entry in
      // What an entry begins with is meant more often than its later senses.
      let rank = entry.firstLine(as: partOfSpeech) ?? 0
      // *John's* is of a name, *Dogs* is not.
      let hasOtherCase = (entry.headword.first?.isUppercase ?? false) != isName
      return Reading(
        entry: entry, form: form, partsOfSpeech: [partOfSpeech],
        remoteness: [
          entry.origin == .user ? 0 : 1, hasOtherCase ? 1 : 0, form.remoteness, rank, -entry.weight,
        ])
    }
  }

  /// The matches of readings, the nearest first, each headword once as a part of speech.
  private func matches(of text: String, _ readings: [Reading]) -> [Match] {
    var unique: [Reading] = []
    for reading in readings {
      let known = unique.indices.filter { unique[$0].entry == reading.entry }
      if known.contains(where: { unique[$0].partsOfSpeech.contains(reading.partsOfSpeech[0]) }) { continue }
      if let same = known.first(where: { unique[$0].form == reading.form }) {
        unique[same].partsOfSpeech += reading.partsOfSpeech
      } else {
        unique.append(reading)
      }
    }
    let sorted = unique.enumerated().sorted { one, other in
      let (near, far) = (one.element.remoteness, other.element.remoteness)
      return near == far ? one.offset < other.offset : near.lexicographicallyPrecedes(far)
    }
    return sorted.map(\.element).map {
      Match(word: text, entry: $0.entry, relation: .inflection($0.form, $0.partsOfSpeech))
    }
  }

  /// The entries of a lemma that have it as a part of speech; of a Spanish verb that has none those of the verb with
  /// its preposition: *acordarse de*.
  private func entries(of lemma: String, _ partOfSpeech: PartOfSpeech) -> [Entry] {
    func entries(_ headword: String) -> [Entry] {
      index.entries(withKey: index.key(of: headword)).filter { entry in
        (direction == .englishToSpanish || entry.headword == headword)
          && entry.firstLine(as: partOfSpeech) != nil
      }
    }
    let found = entries(lemma)
    guard found.isEmpty, direction == .spanishToEnglish, partOfSpeech == .verb else { return found }
    return Self.prepositions.lazy.map { entries("\(lemma) \($0)") }.first { !$0.isEmpty } ?? []
  }

  /// The prepositions that Spanish verbs go with, the commonest first.
  private static let prepositions = ["de", "a", "en", "con", "por"]

  private func hasHeadword(_ text: String) -> Bool {
    index.entries(withKey: index.key(of: text)).contains { $0.headword == text }
  }

  // MARK: - Contractions

  /// *Dog'll, might've*: the headword, and the full forms of the whole.
  private func contractions(of text: String) -> [Match] {
    guard let contraction = EnglishContraction(text) else { return [] }
    return index.entries(withKey: index.key(of: contraction.base)).map { entry in
      Match(word: text, entry: entry, relation: .contraction(of: contraction.fullForms(of: entry.headword)))
    }
  }
}

extension GrammaticalForm {
  /// How far the form is from what is mostly meant: the imperative *sé* is farther than *sé*, I know.
  fileprivate var remoteness: Int {
    switch self {
    case .spanish(.finite(.imperative, _)): 2
    case .spanish(.finite(.presentSubjunctive, _)), .spanish(.finite(.pastSubjunctive, _)): 1
    default: 0
    }
  }
}

extension Match {
  fileprivate var isVerb: Bool {
    if case .inflection(_, let partsOfSpeech) = relation { partsOfSpeech == [.verb] } else { false }
  }
}
