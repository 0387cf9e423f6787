/// The page of forms of a Spanish word: its plural, its agreement or its conjugation.
public struct FormTable: Sendable, Equatable {
  /// What a row or a column holds.
  public enum Heading: Sendable, Hashable {
    case singular, plural
    case masculine, feminine
    case comparative
    case tense(SpanishVerb.Tense)
    case person(SpanishVerb.Person)
    case pastParticiple, gerund
  }

  /// Forms under each other that belong together.
  public struct Grid: Sendable, Equatable {
    /// One heading for each cell of a row; empty for a grid of one column that needs none.
    public let columns: [Heading]
    /// The rows, top to bottom.
    public let rows: [Row]
  }

  /// Forms beside each other.
  public struct Row: Sendable, Equatable {
    /// What the row holds; nil if it is the only one.
    public let heading: Heading?
    /// As many as the grid has columns, but at least one; nil where the word has no such form.
    public let cells: [String?]
  }

  /// The word whose forms these are.
  public let lemma: String

  /// The forms in groups, each narrow enough for a terminal.
  public let grids: [Grid]

  // MARK: - Words

  /// The singular and the plural of a noun; of a pair, *profesor, profesora*, of both. A noun that is plural
  /// already has no singular.
  public init(noun: String, gender: Gender?, feminine: String? = nil) {
    let isPlural = gender?.isPlural ?? false
    func row(_ noun: String, _ heading: Heading?) -> Row {
      Row(heading: heading, cells: isPlural ? [nil, noun] : [noun, SpanishNoun.plural(of: noun)])
    }
    let rows = feminine.map { [row(noun, .masculine), row($0, .feminine)] } ?? [row(noun, nil)]
    lemma = noun
    grids = [Grid(columns: [.singular, .plural], rows: rows)]
  }

  /// The agreement and the comparative of an adjective, from its masculine singular.
  public init(adjective: String) {
    func row(_ heading: Heading, _ form: (SpanishAdjective.Number) -> String) -> Row {
      Row(heading: heading, cells: SpanishAdjective.Number.allCases.map(form))
    }
    lemma = adjective
    grids = [
      Grid(
        columns: [.singular, .plural],
        rows: [
          row(.masculine) { SpanishAdjective.form(of: adjective, .masculine, $0) },
          row(.feminine) { SpanishAdjective.form(of: adjective, .feminine, $0) },
          row(.comparative) { SpanishAdjective.comparative(of: adjective, .masculine, $0) },
        ])
    ]
  }

  /// The conjugation of a verb: participle and gerund, then the tenses by persons.
  public init(verb: SpanishVerb) {
    lemma = verb.infinitive
    let nonFinite = Grid(
      columns: [],
      rows: [
        Row(heading: .pastParticiple, cells: [verb.participle]),
        Row(heading: .gerund, cells: [verb.gerund]),
      ])
    let tenses: [[SpanishVerb.Tense]] = [
      [.present, .preterite, .imperfect], [.future, .conditional],
      [.presentSubjunctive, .pastSubjunctive, .imperative],
    ]
    grids = [nonFinite] + tenses.map { Self.grid(of: verb, $0) }
  }

  private static func grid(of verb: SpanishVerb, _ tenses: [SpanishVerb.Tense]) -> Grid {
    Grid(
      columns: tenses.map(Heading.tense),
      rows: SpanishVerb.Person.allCases.map { person in
        Row(heading: .person(person), cells: tenses.map { cell(of: verb, $0, person) })
      })
  }

  private static func cell(
    of verb: SpanishVerb, _ tense: SpanishVerb.Tense, _ person: SpanishVerb.Person
  ) -> String? {
    let form = verb.form(tense, person)
    guard tense == .present, person == .thirdSingular, let impersonal = verb.impersonalPresent else {
      return form
    }
    return form.map { $0 + ", " + impersonal }
  }
}
