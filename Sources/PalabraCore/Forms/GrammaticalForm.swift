/// What an inflected word is of its lemma, in either language: the relation of a query to a headword.
public enum GrammaticalForm: Sendable, Hashable {
  /// The query is a form of an English lemma.
  case english(EnglishForms.Form)

  /// The query is a form of a Spanish lemma.
  case spanish(SpanishForms.Form)
}
