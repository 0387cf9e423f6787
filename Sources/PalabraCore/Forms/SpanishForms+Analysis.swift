extension SpanishForms {
  /// All readings of an inflected word or phrase: of nouns, then adjectives and adverbs, then verbs; empty if
  /// there is none. Of one verb the usual reading comes first: indicative, subjunctive, imperative. Which of
  /// two lemmas is the more usual (*siento: sentir, sentar*) is for the caller to say.
  ///
  /// Nothing is a form that has more than 12 words, or a word of more than 40 bytes.
  ///
  /// Accents count as typed. Only when nothing has the form so spelt, they are left out of account: *corrio*.
  ///
  /// - Parameters:
  ///   - query: Precomposed, in lower case but for capitals that the lemma has; words separated by one space.
  ///   - accents: In which ways accents count, each tried when the one before finds nothing.
  ///   - isKnown: Whether the caller has such a lemma. It is asked some hundred times. A caller that has
  ///     *acordarse de* only may say that it knows *acordarse*.
  public static func analyses(
    of query: String, accents: [SpanishAccents] = SpanishAccents.allCases,
    isKnown: @escaping (_ lemma: String, _ partOfSpeech: PartOfSpeech) -> Bool
  ) -> [Analysis] {
    // The ways to undo endings are as many as the cube of the letters and a power of the words.
    let words = query.utf8.split(separator: UInt8(ascii: " "))
    if words.count > 12 || words.contains(where: { $0.count > 40 }) { return [] }
    for accents in accents {
      let found =
        SpanishNominalAnalysis(query, accents, isKnown).analyses
        + SpanishVerbAnalysis(query, accents, isKnown).analyses
      if !found.isEmpty { return found }
    }
    return []
  }
}

/// Whether accents count when a form is compared with what was typed, the stricter way first.
public enum SpanishAccents: Sendable, CaseIterable {
  case typed, ignored

  /// Brings a typed word into the shape that ``matches(_:_:)`` expects.
  func prepared(_ typed: String) -> String {
    self == .typed ? typed : SpanishSpelling.withoutAccentsAndDiaereses(typed)
  }

  /// Whether a form is what was typed.
  func matches(_ form: String, _ typed: String) -> Bool { prepared(form) == typed }
}
