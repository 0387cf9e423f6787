import CGTK

/// A key that was pressed, and what it means to the window.
struct KeyPress {
  /// What a key means to the window, wherever the focus is.
  enum Meaning: Equatable {
    /// It writes something, or is part of writing something.
    case text
    /// It goes to the entry.
    case editWord
    /// It swaps the languages.
    case swapLanguages
    /// It empties the entry.
    case clear
    /// It closes the window.
    case close
    /// Nothing.
    case none
  }

  let meaning: Meaning

  /// Reads the event of a key, as its signal hands it over.
  init(_ event: UnsafeMutableRawPointer) {
    let event = event.assumingMemoryBound(to: GdkEventKey.self).pointee
    let modifiers = event.state & gtk_accelerator_get_default_mod_mask().rawValue
    let control = GDK_CONTROL_MASK.rawValue
    let shift = GDK_SHIFT_MASK.rawValue
    meaning =
      switch (modifiers, Int32(bitPattern: gdk_keyval_to_lower(event.keyval))) {
      case (control, GDK_KEY_q), (control, GDK_KEY_w): .close
      case (control, GDK_KEY_l): .editWord
      case (control | shift, GDK_KEY_s): .swapLanguages
      case (control, GDK_KEY_v), (shift, GDK_KEY_Insert): .text
      case (0, GDK_KEY_Escape): .clear
      case (0, _) where Self.writes(event.keyval), (shift, _) where Self.writes(event.keyval): .text
      default: .none
      }
  }

  /// True for a visible character, and for the keys that begin one: dead accents and Compose.
  private static func writes(_ key: guint) -> Bool {
    let isAccent = (GDK_KEY_dead_grave...GDK_KEY_dead_greek).contains(Int32(bitPattern: key))
    return isAccent || Int32(bitPattern: key) == GDK_KEY_Multi_key
      || g_unichar_isgraph(gdk_keyval_to_unicode(key)) != 0
  }
}
