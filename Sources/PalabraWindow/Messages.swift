import PalabraCore

/// The words that people read in the window only.
extension Messages {
  static let windowTitle = "Palabra"

  static func title(_ direction: Direction) -> String {
    direction == .englishToSpanish ? "English–Spanish Translator" : "Spanish–English Translator"
  }

  static func placeholder(_ direction: Direction) -> String {
    direction == .englishToSpanish ? "Enter an English word" : "Enter a Spanish word"
  }

  static func entryName(_ direction: Direction) -> String {
    direction == .englishToSpanish ? "English word" : "Spanish word"
  }

  /// What the swap button does, for those who cannot see it.
  static func swap(to direction: Direction) -> String {
    direction == .englishToSpanish ? "Translate from English" : "Translate from Spanish"
  }

  static func swapTooltip(to direction: Direction) -> String { "\(swap(to: direction)) (Ctrl+Shift+S)" }

  static let translate = "_Translate"
  static let copy = "_Copy"
  static let copyTooltip = "Copy the translation (Ctrl+Shift+C)"
  static func copied(_ text: String) -> String { "Copied: \(text)" }
  static let speak = "_Speak"
  static let speakTooltip = "Speak the translation (Ctrl+Shift+P)"
  static let speakMissing = "To hear the translation, install the package speech-dispatcher."
  static let cannotSpeak = "Speech Dispatcher could not speak the translation."
  static let feminine = "feminine"
  static let answerName = "Answer"
  static let detailsName = "Details"
  static let forms = "_Forms"

  static let nothingSelected = "Nothing is selected."
  static let selectionUnanswered = "The selection could not be read."
  static let firstLineOnly = "Only the first line was looked up."

  static let versionOption = "Show the version and exit"
  static let selectionOption = "Translate the text that is selected on the screen"
  static let wordParameter = "[WORD…]"

  static func noDisplay(named name: String?) -> String {
    name.map { "cannot open display '\($0)'" } ?? "cannot open a display: DISPLAY is not set"
  }

  static let noHome = "there is no home folder"
  static let noRegularFile = "it is not a regular file"
  static let holdsZeroByte = "it holds a zero byte"

  static func cannotRead(_ path: String, _ reason: String) -> String { "Cannot read \(path): \(reason)" }

  static func cannotWrite(_ path: String, _ reason: String) -> String { "cannot write \(path): \(reason)" }

  /// Lines of a file are damaged, and skipped; their numbers are in order, and there is at least one.
  static func damaged(_ path: String, lines: [Int]) -> String {
    let numbers = lines.prefix(5).map(String.init).joined(separator: ", ") + (lines.count > 5 ? ", …" : "")
    return lines.count == 1
      ? "Skipped a damaged line of \(path): \(numbers)"
      : "Skipped \(lines.count) damaged lines of \(path): \(numbers)"
  }

  /// What the columns of a word list hold.
  static let csvHeader = ["English", "Hint", "Spanish", "Part of speech", "Forms"]
}
