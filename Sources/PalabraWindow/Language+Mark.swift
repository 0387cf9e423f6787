import CGTK
import PalabraCore

extension Language {
  /// What a word of the language is marked with, for its font and for whoever reads it aloud (BCP 47).
  ///
  /// English is the desktop's own language where that is English or none: it needs no other voice, and no fonts of
  /// its own.
  var mark: String { self == .english ? Self.markOfEnglish : code }

  /// The mark for a whole label; an attribute list that takes it owns it.
  var attribute: UnsafeMutablePointer<PangoAttribute> {
    pango_attr_language_new(pango_language_from_string(mark))
  }

  private static let markOfEnglish: String = {
    let desktop = String(cString: pango_language_to_string(pango_language_get_default()))
    return desktop == "c" || desktop == "en" || desktop.hasPrefix("en-") ? desktop : english.code
  }()
}
