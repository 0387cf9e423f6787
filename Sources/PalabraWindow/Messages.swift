import PalabraCore

/// The words that people read in the window only.
extension Messages {
  static let windowTitle = "Palabra"

  static func title(_ direction: Direction) -> String {
    direction == .englishToSpanish
      ? localized("English–Spanish Translator") : localized("Spanish–English Translator")
  }

  static func placeholder(_ direction: Direction) -> String {
    direction == .englishToSpanish ? localized("Enter an English word") : localized("Enter a Spanish word")
  }

  static func entryName(_ direction: Direction) -> String {
    direction == .englishToSpanish ? localized("English word") : localized("Spanish word")
  }

  /// What the swap button does, for those who cannot see it.
  static func swap(to direction: Direction) -> String {
    direction == .englishToSpanish ? localized("Translate from English") : localized("Translate from Spanish")
  }

  static func swapTooltip(to direction: Direction) -> String {
    localized("%1$s (Ctrl+Shift+S)", swap(to: direction))
  }

  static let translate = localized("_Translate")
  static let copy = localized("_Copy")
  static let copyTooltip = localized("Copy the translation (Ctrl+Shift+C)")
  static func copied(_ text: String) -> String { localized("Copied: %1$s", text) }
  static let speak = localized("_Speak")
  static let speakTooltip = localized("Speak the translation (Ctrl+Shift+P)")
  static let speakMissing = localized("To hear the translation, install the package speech-dispatcher.")
  static let cannotSpeak = localized("Speech Dispatcher could not speak the translation.")
  static let feminine = localized("feminine")
  static let answerName = localized("Answer")
  static let detailsName = localized("Details")
  static let completionsName = localized("Words that begin so")
  static let forms = localized("_Forms")

  static let nothingSelected = localized("Nothing is selected.")
  static let selectionUnanswered = localized("The selection could not be read.")
  static let firstLineOnly = localized("Only the first line was looked up.")

  static let versionOption = localized("Show the version and exit")
  static let selectionOption = localized("Translate the text that is selected on the screen")
  static let wordParameter = localized("[WORD…]")

  static func noDisplay(named name: String?) -> String {
    name.map { localized("cannot open display '%1$s'", $0) }
      ?? localized("cannot open a display: DISPLAY is not set")
  }

  static let noHome = localized("there is no home folder")
  static let holdsZeroByte = localized("it holds a zero byte")

  static func cannotRead(_ path: String, _ reason: String) -> String {
    localized("Cannot read %1$s: %2$s", path, reason)
  }

  static func cannotWrite(_ path: String, _ reason: String) -> String {
    localized("cannot write %1$s: %2$s", path, reason)
  }

  /// Lines of a file are damaged, and skipped; their numbers are in order, and there is at least one.
  static func damaged(_ path: String, lines: [Int]) -> String {
    let numbers = lines.prefix(5).map(String.init).joined(separator: ", ") + (lines.count > 5 ? ", …" : "")
    return localized(
      "Skipped a damaged line of %2$s: %3$s", plural: "Skipped %1$s damaged lines of %2$s: %3$s",
      count: lines.count, path, numbers)
  }

  /// What the columns of a word list hold.
  static let csvHeader = [
    localized("English"), localized("Hint"), localized("Spanish"), localized("Part of speech"),
    localized("Forms"),
  ]

  static let back = localized("Back")
  static let backTooltip = localized("Back to the word before (Alt+Left)")
  static let forward = localized("Forward")
  static let forwardTooltip = localized("Forward to the word after (Alt+Right)")
  static let star = localized("Star")
  static let starTooltip = localized("Put the word on the word list (Ctrl+D)")

  static let wordsName = localized("Words")
  static let historyTab = localized("_History")
  static let historyName = localized("History")
  static let wordListTab = localized("_Word list")
  static let wordListName = localized("Word list")
  static let wordColumn = localized("Word")
  static let noteColumn = localized("Note")
  static let searchHistory = localized("Search the history")
  static let clearHistory = localized("C_lear…")
  static let clear = localized("C_lear")
  static let keepHistory = localized("_Keep a history")
  static let askToClear = localized("Forget all words that were looked up?")
  static let export = localized("E_xport…")
  static let cancel = localized("_Cancel")

  /// How often a word was looked up, and its language if it is Spanish.
  static func lookups(_ count: Int, _ direction: Direction) -> String {
    let count = String(count)
    return direction == .englishToSpanish ? localized("%1$s×", count) : localized("%1$s×, Spanish", count)
  }

  static let exportTitle = localized("Export the Word List")
  static let exportAct = localized("_Export")

  static func name(of format: WordListFormat) -> String {
    switch format {
    case .anki: localized("Text for Anki")
    case .csv: localized("Comma-separated values (CSV)")
    }
  }

  static func exported(_ count: Int, to path: String) -> String {
    localized("Exported %1$s word to %2$s", plural: "Exported %1$s words to %2$s", count: count, path)
  }

  static let addTranslation = localized("_Add translation…")
  static let edit = localized("_Edit")
  static let editTooltip = localized("Change the translation for yourself")
  static let addTitle = localized("Add a Translation")
  static let editTitle = localized("Edit a Translation")
  static let meaningField = localized("_Meaning:")
  static let englishField = localized("_English:")
  static let partOfSpeechField = localized("_Part of speech:")
  static let spanishField = localized("Spa_nish:")
  static let genderField = localized("_Gender:")
  static let noteField = localized("N_ote:")
  static let remove = localized("_Remove")
  static let save = localized("_Save")

  /// What the gender of a noun is called; nil is for a word that has none, or has it written beside it.
  static func gender(_ gender: Gender?) -> String {
    switch gender {
    case nil: localized("as written")
    case .masculine: localized("masculine")
    case .feminine: localized("feminine")
    case .common: localized("masculine or feminine")
    case .masculinePlural: localized("masculine plural")
    case .femininePlural: localized("feminine plural")
    case .feminineWithEl: localized("feminine with “el”")
    }
  }

  /// Somebody else has changed or removed the line that was to be changed.
  static func changedMeanwhile(_ path: String) -> String {
    localized("%1$s: this line has been changed meanwhile", path)
  }
}
