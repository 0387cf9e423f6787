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

  /// Returns who says what a match says; nil when it is the vocabulary.
  public static func origin(of match: Match) -> String? {
    switch match.entry.origin {
    case .vocabulary: nil
    case .user: localized("yours")
    }
  }

  /// Why a file that is a pipe, a device or a socket is not read.
  public static let noRegularFile = localized("it is not a regular file")

  /// Returns why the user's own words could not be read.
  public static func describe(_ error: OwnWordsError) -> String {
    let reason =
      switch error.reason {
      case .system(let number): localizedReason(number)
      case .noRegularFile: noRegularFile
      case .tooLarge(let limit): localized("it is larger than %1$s MB", "\(limit >> 20)")
      }
    return "\(error.path): \(reason)"
  }

  /// Returns which lines of the user's own words cannot be understood, and why, a line of text for each of the first.
  public static func damagedLines(of words: OwnWords, in path: String, limit: Int = 10) -> [String] {
    let named = words.damagedLines.prefix(limit)
    let further = words.damagedLineCount - named.count
    let lines = named.map { "\(path):\($0.number): \(describe($0.fault))" }
    if further == 0 { return lines }
    return lines + [
      localized(
        "%2$s: a further line cannot be understood", plural: "%2$s: %1$s further lines cannot be understood",
        count: further, path)
    ]
  }

  /// Returns why a line of the user's own words cannot be understood.
  public static func describe(_ fault: OwnWordFault) -> String {
    switch fault {
    case .notUTF8: localized("not UTF-8")
    case .tooLong: localized("too long")
    case .invisibleCharacter(let character):
      localized(
        "a character that cannot be seen: U+%1$s", String(character.value, radix: 16, uppercase: true))
    case .tooFewColumns:
      localized("not three to five columns, separated by tabs: English, part of speech, Spanish")
    case .tooManyColumns: localized("more than five columns, separated by tabs")
    case .noHeadword: localized("no English word")
    case .headwordLikeComment: localized("an English word that begins with #")
    case .unknownPartOfSpeech(let text): localized("an unknown part of speech: %1$s", text)
    case .noSpanish: localized("no Spanish word")
    case .emptyPlace: localized("an empty place in the Spanish")
    case .unknownLabel(let label): localized("an unknown label: %1$s", label)
    case .oddBrackets: localized("brackets that do not match in the Spanish")
    case .unknownBand(let band): localized("the band is not one of 1 to 5: %1$s", band)
    }
  }
}
