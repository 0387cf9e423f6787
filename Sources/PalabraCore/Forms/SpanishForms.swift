/// The inflected forms of Spanish words: analysis of what people type, and the form that matches an English one.
///
/// Nothing is searched in tables of forms: undoing endings and changes of the stem gives candidates for the
/// lemma, and a candidate counts if its forms, when generated, hold what was typed.
public enum SpanishForms {
  /// The grammatical forms besides the lemma.
  public enum Form: Sendable, Hashable {
    /// The plural, of an adjective the masculine one.
    case plural
    /// The feminine of an adjective, singular or plural.
    case feminine, femininePlural
    /// *Más feliz*, *el más feliz*, in any gender and number.
    case comparative, superlative
    /// An infinitive with pronouns that the lemma lacks: *verte*.
    case infinitive
    case gerund
    case participle(SpanishAdjective.Gender, SpanishAdjective.Number)
    /// A tense and its persons, never empty; *él* comes before *yo* where both have one form.
    case finite(SpanishVerb.Tense, [SpanishVerb.Person])
  }

  /// One reading of an inflected word or phrase: *corrió* is the preterite, third person, of *correr*.
  public struct Analysis: Sendable, Hashable {
    /// The uninflected word or phrase.
    public let lemma: String
    /// The part of speech that the lemma has in this reading: noun, adjective, adverb or verb.
    public let partOfSpeech: PartOfSpeech
    /// What the word is of the lemma.
    public let form: Form
    /// The object pronouns beside the verb that the lemma lacks: *me, lo* in *dímelo*; may be empty.
    public let pronouns: [String]

    /// States that a word is this form of the lemma.
    public init(lemma: String, partOfSpeech: PartOfSpeech, form: Form, pronouns: [String] = []) {
      self.lemma = lemma
      self.partOfSpeech = partOfSpeech
      self.form = form
      self.pronouns = pronouns
    }
  }
}
