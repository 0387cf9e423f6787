extension FormTable {
  /// The pages of forms of the Spanish words of an answer, each once: of a Spanish headword one for each part of
  /// speech and gender; of an English one that of the first translation as each part of speech. Often empty.
  public static func tables(of matches: [Match]) -> [FormTable] {
    let words = matches.flatMap(\.spanishWords)
    // A pair shows what one of it would show alone.
    let pairsFirst = words.filter { $0.equivalent.forms.count > 1 } + words
    var tables: [FormTable] = []
    for word in pairsFirst {
      guard let table = FormTable(of: word.equivalent, word.partOfSpeech),
        !tables.contains(where: { $0.holds(table) })
      else { continue }
      tables.append(table)
    }
    return tables
  }
}

extension Match {
  /// The Spanish words whose forms are of interest.
  fileprivate var spanishWords: [(partOfSpeech: PartOfSpeech, equivalent: Equivalent)] {
    if let own = entry.ownEquivalents {
      let partsOfSpeech = Set(senses.map(\.partOfSpeech))
      return own.filter { partsOfSpeech.contains($0.partOfSpeech) }
    }
    var words: [(partOfSpeech: PartOfSpeech, equivalent: Equivalent)] = []
    for sense in senses where !words.contains(where: { $0.partOfSpeech == sense.partOfSpeech }) {
      words.append((sense.partOfSpeech, sense.words[0]))
    }
    return words
  }
}

extension FormTable {
  /// Whether every row of another table stands here too.
  fileprivate func holds(_ other: FormTable) -> Bool {
    let cells = grids.flatMap(\.rows).map(\.cells)
    return other.grids.flatMap(\.rows).allSatisfy { cells.contains($0.cells) }
  }

  /// The page of an equivalent as a part of speech; nil when it does not inflect.
  fileprivate init?(of equivalent: Equivalent, _ partOfSpeech: PartOfSpeech) {
    switch partOfSpeech {
    case .noun:
      let forms = equivalent.forms
      self.init(noun: forms[0].text, gender: forms[0].gender, feminine: forms.count > 1 ? forms[1].text : nil)
    case .adjective: self.init(adjective: equivalent.text)
    case .verb:
      guard let verb = SpanishVerb(infinitive: equivalent.text) else { return nil }
      self.init(verb: verb)
    default: return nil
    }
  }
}
