import CGTK

/// The clipboard, as Ctrl+C fills it.
@MainActor
enum Clipboard {
  /// Puts a text on it, which stays when the program ends if the desktop keeps such texts.
  static func copy(_ text: String) {
    let clipboard = gtk_clipboard_get(gdk_atom_intern_static_string("CLIPBOARD"))
    gtk_clipboard_set_text(clipboard, text, Int32(text.utf8.count))
    gtk_clipboard_set_can_store(clipboard, nil, 0)
  }
}
