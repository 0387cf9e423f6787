import CResources

/// The inflected forms of English words: analysis of what people type, and generation.
///
/// Regular endings come from rules (the detachment rules of WordNet's Morphy, each tried backwards: a lemma
/// counts only if the form is really one of its forms), irregular forms from a table.
public struct EnglishForms: Sendable {
  /// The grammatical forms besides the lemma.
  ///
  /// ``firstPerson``, ``presentPlural`` and ``pastPlural`` differ from others in *be* alone: *am, are, were*.
  public enum Form: Sendable, CaseIterable {
    case plural, possessive, pluralPossessive
    case thirdPerson, past, pastParticiple, presentParticiple
    case firstPerson, presentPlural, pastPlural
    case comparative, superlative
  }

  /// One reading of an inflected word: *ran* is the past of the verb *run*.
  public struct Analysis: Sendable, Hashable {
    /// The uninflected word or phrase.
    public let lemma: String
    /// The part of speech that the lemma has in this reading.
    public let partOfSpeech: PartOfSpeech
    /// What the word is of the lemma.
    public let form: Form

    /// States that a word is this form of the lemma.
    public init(lemma: String, partOfSpeech: PartOfSpeech, form: Form) {
      self.lemma = lemma
      self.partOfSpeech = partOfSpeech
      self.form = form
    }
  }

  /// The forms that no rule makes.
  let table: IrregularFormTable

  /// Uses the table of irregular forms at an address.
  ///
  /// - Parameter irregularForms: The bytes of `english-irregular-forms.tsv`; they must stay where they are,
  ///   unchanged, as long as the program runs.
  public init(irregularForms: UnsafeRawBufferPointer) {
    table = IrregularFormTable(bytes: irregularForms)
  }

  /// The forms by the table that is part of the executable.
  static var embedded: EnglishForms { EnglishForms(irregularForms: embeddedTable) }

  /// The bytes of that table.
  static var embeddedTable: UnsafeRawBufferPointer { resource_irregular_forms().buffer }

  /// The forms that a part of speech has, in the order of a grammar; empty if it does not inflect.
  public static func forms(of partOfSpeech: PartOfSpeech) -> [Form] {
    switch partOfSpeech {
    case .noun: [.plural, .possessive, .pluralPossessive]
    case .verb: [.thirdPerson, .past, .pastParticiple, .presentParticiple]
    case .adjective, .adverb: [.comparative, .superlative]
    default: []
    }
  }
}
