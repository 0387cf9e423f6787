import PalabraCore

/// The words that people read in the window only.
extension Messages {
  static let windowTitle = "Palabra"
  static let title = "English–Spanish Translator"
  static let placeholder = "Enter an English word"
  static let translate = "_Translate"
  static let entryName = "English word"
  static let feminine = "feminine"
  static let answerName = "Answer"
  static let detailsName = "Details"

  static let versionOption = "Show the version and exit"
  static let wordParameter = "[WORD…]"

  static func noDisplay(named name: String?) -> String {
    name.map { "cannot open display '\($0)'" } ?? "cannot open a display: DISPLAY is not set"
  }

  static let noHome = "there is no home folder"
  static let holdsZeroByte = "it holds a zero byte"

  static func cannotRead(_ path: String, _ reason: String) -> String { "Cannot read \(path): \(reason)" }

  static func cannotWrite(_ path: String, _ reason: String) -> String { "cannot write \(path): \(reason)" }
}
