/// An entry, and why it answers the query.
public struct Match: Sendable, Equatable {
  /// What was looked up: the headword, or the form of it that was typed.
  public let word: String

  /// The entry.
  public let entry: Entry

  /// How the word relates to the headword.
  public let relation: Relation

  init(word: String, entry: Entry, relation: Relation) {
    self.word = word
    self.entry = entry
    self.relation = relation
  }

  /// The match of a headword itself.
  init(_ entry: Entry) {
    let fullForms = entry.fullForms
    self.init(
      word: entry.headword, entry: entry,
      relation: fullForms.isEmpty ? .headword : .contraction(of: fullForms))
  }

  /// The senses that answer the query: of an inflected form those of its parts of speech.
  public var senses: [Sense] {
    guard case .inflection(_, let partsOfSpeech) = relation else { return entry.senses }
    return entry.senses.filter { partsOfSpeech.contains($0.partOfSpeech) }
  }

  /// The translation to show in one line; nil when no line of the entry gives one.
  var text: String? {
    guard case .inflection = relation else { return entry.firstWord }
    return senses.first.flatMap { texts(for: $0.words[0], in: $0).first }
  }

  /// Returns an equivalent of a sense, both of a pair, in the form that the word is of the headword: *corrió* where
  /// *ran* was looked up, *perros* and *perras* for *dogs*.
  public func texts(for equivalent: Equivalent, in sense: Sense) -> [String] {
    guard case .inflection(let form, _) = relation else { return equivalent.forms.map(\.text) }
    return equivalent.forms.map { word in
      let text =
        switch form {
        case .english(let form):
          SpanishForms.text(for: form, of: word.text, partOfSpeech: sense.partOfSpeech, gender: word.gender)
        case .spanish(let form):
          EnglishForms.embedded.text(for: form, of: word.text, partOfSpeech: sense.partOfSpeech)
        }
      return text ?? word.text
    }
  }
}

/// How a word relates to a headword.
public enum Relation: Sendable, Equatable {
  /// The word is the headword.
  case headword

  /// The word is short for one of the full forms: the headword, or the headword and a verb.
  case contraction(of: [String])

  /// The word is a form of the headword as these parts of speech: *earlier* of the adverb and the adjective.
  case inflection(GrammaticalForm, [PartOfSpeech])
}
