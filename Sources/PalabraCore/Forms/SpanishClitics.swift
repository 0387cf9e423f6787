/// Pronouns written as one word with the verb they follow.
enum SpanishClitics {
  /// Takes the pronouns off an infinitive: *arreglárselas* is *arreglar*, pronominal, with *las*.
  ///
  /// Nil if no infinitive is left.
  static func split(_ word: String) -> (verb: String, isPronominal: Bool, object: String)? {
    if isInfinitive(word) { return (word, false, "") }
    var rest = word[...]
    var object = ""
    for pronoun in ["las", "los", "les", "la", "lo", "le"] where rest.hasSuffix(pronoun) {
      object = pronoun
      rest = rest.dropLast(pronoun.count)
      break
    }
    let isPronominal = rest.hasSuffix("se")
    if isPronominal { rest = rest.dropLast(2) }
    let verb = withoutEndingAccent(String(rest))
    return isInfinitive(verb) ? (verb, isPronominal, object) : nil
  }

  /// Attaches pronouns to a gerund or an imperative; the stress stays where it was.
  static func attach(_ pronouns: [String], to form: String) -> String {
    let pronouns = pronouns.joined()
    guard !pronouns.isEmpty else { return form }
    return SpanishSpelling.withoutNeedlessAccent(SpanishSpelling.withStressMarked(form) + pronouns)
  }

  /// Attaches pronouns to an imperative: *-mos* loses its s before *nos*, *-d* falls before *os* (but
  /// *idos*).
  static func attach(
    _ pronouns: [String], toImperative form: String, _ person: SpanishVerb.Person
  ) -> String {
    guard !pronouns.isEmpty else { return form }
    let marked = SpanishSpelling.withStressMarked(form)
    let losesLast =
      pronouns.first == "nos" && person == .firstPlural
      || pronouns.first == "os" && person == .secondPlural && form != "id"
    return attach(pronouns, to: losesLast ? String(marked.dropLast()) : marked)
  }

  private static func isInfinitive(_ word: String) -> Bool {
    word.hasSuffix("ar") || word.hasSuffix("er") || word.hasSuffix("ir") || word.hasSuffix("ír")
  }

  /// *arreglár → arreglar*, but *oír, reír* keep their accent.
  private static func withoutEndingAccent(_ word: String) -> String {
    let isAfterVowel = word.unicodeScalars.dropLast(2).last.map { "aeo".unicodeScalars.contains($0) } ?? false
    return word.hasSuffix("ír") && isAfterVowel ? word : SpanishSpelling.withoutAccents(word)
  }
}
