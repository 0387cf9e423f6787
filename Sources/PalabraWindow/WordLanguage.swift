import CGTK

/// The language of a word that is shown; raw values are as a speech synthesizer names it (BCP 47).
enum WordLanguage: String {
  case english = "en"
  case spanish = "es"

  /// What the word is marked with, for its font and for whoever reads it aloud.
  ///
  /// English is the desktop's own language where that is English or none: it needs no other voice, and no fonts of
  /// its own.
  var mark: String { self == .english ? Self.markOfEnglish : rawValue }

  private static let markOfEnglish: String = {
    let desktop = String(cString: pango_language_to_string(pango_language_get_default()))
    return desktop == "c" || desktop == "en" || desktop.hasPrefix("en-") ? desktop : english.rawValue
  }()
}
