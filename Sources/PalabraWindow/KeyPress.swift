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
    /// It copies the answer.
    case copy
    /// It speaks the answer.
    case speak
    /// It makes the answer larger, smaller or as large as it usually is.
    case larger, smaller, usualSize
    /// It scrolls the answer by a page.
    case pageUp, pageDown
    /// It moves in a list.
    case up, down
    /// It opens the menu, the help or the list of all keys.
    case menu, help, shortcuts
    /// It goes to the word before, or to the one after it.
    case back, forward
    /// It gives the word a star, or takes it away.
    case star
    /// It opens the words that were looked up, or those that have a star.
    case history, wordList
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
    let alt = GDK_MOD1_MASK.rawValue
    meaning =
      switch (modifiers, Int32(bitPattern: gdk_keyval_to_lower(event.keyval))) {
      case (control, GDK_KEY_q), (control, GDK_KEY_w): .close
      case (control, GDK_KEY_l): .editWord
      case (control | shift, GDK_KEY_s): .swapLanguages
      case (alt, GDK_KEY_Left), (alt, GDK_KEY_KP_Left): .back
      case (alt, GDK_KEY_Right), (alt, GDK_KEY_KP_Right): .forward
      case (control | shift, GDK_KEY_c): .copy
      case (control | shift, GDK_KEY_p): .speak
      case (control, GDK_KEY_d): .star
      case (control, GDK_KEY_h): .history
      case (control | shift, GDK_KEY_l): .wordList
      case (control, GDK_KEY_v), (shift, GDK_KEY_Insert): .text
      // With Shift where the layout needs it.
      case (control, let key), (control | shift, let key): Self.withControl[key] ?? .none
      case (0, let key): Self.plain[key] ?? (Self.writes(event.keyval) ? .text : .none)
      case (shift, _) where Self.writes(event.keyval): .text
      default: .none
      }
  }

  private static let withControl: [Int32: Meaning] = [
    GDK_KEY_plus: .larger, GDK_KEY_equal: .larger, GDK_KEY_KP_Add: .larger,
    GDK_KEY_minus: .smaller, GDK_KEY_KP_Subtract: .smaller,
    GDK_KEY_0: .usualSize, GDK_KEY_KP_0: .usualSize, GDK_KEY_question: .shortcuts,
  ]

  private static let plain: [Int32: Meaning] = [
    GDK_KEY_Escape: .clear, GDK_KEY_F1: .help, GDK_KEY_F10: .menu,
    GDK_KEY_Page_Up: .pageUp, GDK_KEY_KP_Page_Up: .pageUp,
    GDK_KEY_Page_Down: .pageDown, GDK_KEY_KP_Page_Down: .pageDown,
    GDK_KEY_Up: .up, GDK_KEY_KP_Up: .up, GDK_KEY_Down: .down, GDK_KEY_KP_Down: .down,
  ]

  /// True for a visible character, and for the keys that begin one: dead accents and Compose.
  private static func writes(_ key: guint) -> Bool {
    let isAccent = (GDK_KEY_dead_grave...GDK_KEY_dead_greek).contains(Int32(bitPattern: key))
    return isAccent || Int32(bitPattern: key) == GDK_KEY_Multi_key
      || g_unichar_isgraph(gdk_keyval_to_unicode(key)) != 0
  }
}
