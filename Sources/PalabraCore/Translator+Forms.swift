extension Translator {
  /// The pages of forms of a Spanish word: one for each part of speech and gender that it has and that inflects;
  /// empty when the vocabulary does not have the word.
  public func formTables(of word: String) -> [FormTable] {
    guard case .found(let answer) = translate(word, .spanishToEnglish) else { return [] }
    var tables: [FormTable] = []
    for match in answer.matches {
      for sense in match.entry.senses {
        guard let table = FormTable(of: match.entry.headword, sense), !tables.contains(table) else {
          continue
        }
        tables.append(table)
      }
    }
    return tables
  }
}

extension FormTable {
  /// The page of a Spanish headword in one sense; nil when it does not inflect.
  fileprivate init?(of headword: String, _ sense: Sense) {
    switch sense.partOfSpeech {
    case .noun: self.init(noun: headword, gender: sense.gender)
    case .adjective: self.init(adjective: headword)
    case .verb:
      guard let verb = SpanishVerb(infinitive: headword) else { return nil }
      self.init(verb: verb)
    default: return nil
    }
  }
}
