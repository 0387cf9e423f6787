import CGTK

/// Copies a string that C hands over, and frees it.
public func takeString(_ string: UnsafeMutablePointer<CChar>?) -> String {
  defer { g_free(string) }
  return string.map { String(cString: $0) } ?? ""
}

/// Escapes a text for use inside markup (`g_markup_escape_text`).
public func escapedForMarkup(_ text: String) -> String {
  takeString(g_markup_escape_text(text, gssize(text.utf8.count)))
}
