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
  static let noRegularFile = localized("it is not a regular file")
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
}
