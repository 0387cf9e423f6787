/// The words that people read about a translation, in the window and in the terminal alike.
public enum Messages {
  /// Returns what a result label shows: the translation, or why there is none.
  public static func message(for translation: Translation, _ direction: Direction = .englishToSpanish)
    -> String
  {
    switch translation {
    case .nothingTyped: nothingTyped(direction)
    case .notFound: notFound
    case .found(let answer): answer.text
    }
  }

  /// Nothing was typed.
  public static func nothingTyped(_ direction: Direction) -> String {
    switch direction {
    case .englishToSpanish: localized("Please enter an English word to translate.")
    case .spanishToEnglish: localized("Please enter a Spanish word to translate.")
    }
  }

  /// Nothing is known of the query.
  public static let notFound = localized("Sorry, no translation available.")

  /// Returns a line that offers headwords like the query.
  public static func didYouMean(_ suggestions: [String]) -> String {
    "\(didYouMean) \(suggestions.joined(separator: ", "))"
  }

  /// What stands in front of such headwords.
  public static let didYouMean = localized("Did you mean:")

  /// Returns what a query is of the headword that answers it: *plural of dog*; nil when it is the headword.
  public static func relation(of match: Match, in language: MessageLanguage = .preferred) -> String? {
    switch match.relation {
    case .headword: nil
    case .inflection(let form, _):
      localized("%1$s of %2$s", form.text(in: language), match.entry.headword, in: language)
    case .contraction(let fullForms):
      localized("contraction of %1$s", alternatives(fullForms, in: language), in: language)
    }
  }

  /// Returns words of which one is meant: *él or yo*.
  static func alternatives(_ words: [String], in language: MessageLanguage) -> String {
    words.dropFirst().reduce(words.first ?? "") { localized("%1$s or %2$s", $0, $1, in: language) }
  }
}
