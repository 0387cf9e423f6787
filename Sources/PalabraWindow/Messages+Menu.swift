import PalabraCore

/// The words that people read in the menu and in the windows that it opens.
extension Messages {
  static let menu = "Menu"
  static let menuTooltip = "Menu (F10)"
  static let history = "_History"
  static let wordList = "_Word List"
  static let preferences = "_Preferences"
  static let shortcuts = "_Keyboard Shortcuts"
  static let helpItem = "H_elp"
  static let aboutItem = "_About Palabra"

  static let about = "An English–Spanish dictionary"

  static let preferencesTitle = "Preferences"
  static let close = "_Close"
  static let appearance = "Appearance"
  static let whileTyping = "_Translate while typing"
  static let keepHistory = "_Keep a history of the words found"

  static func label(of appearance: Appearance) -> String {
    switch appearance {
    case .desktop: "As the _desktop"
    case .light: "_Light"
    case .dark: "Da_rk"
    }
  }

  static let helpTitle = "Palabra Help"

  /// What one can do, a paragraph each.
  static let help = [
    """
    Type an English word, in whatever form it comes, and press Enter. The next letter you type begins a new word.
    """,
    """
    The button ⇄ turns to Spanish–English. A click on a word of the answer looks it up the other way; with the \
    keyboard, Tab goes from word to word and Enter follows one.
    """,
    """
    Paste a text, or drop it on the window, and it is translated; of several lines the first is.
    """,
    """
    To translate what is selected in any program, give the command “palabra-gtk --selection” a key of your own. \
    In GNOME: open Settings, then Keyboard, View and Customize Shortcuts, Custom Shortcuts, and press “+”. \
    Name it Palabra, write the command, press Set Shortcut and then the keys you want. \
    In KDE Plasma: open System Settings, then Shortcuts, and press Add Command. \
    In Xfce: open Keyboard, then Application Shortcuts, and press Add.
    """,
    """
    Copy puts the translation on the clipboard. Speak says it aloud, through the package speech-dispatcher.
    """,
    """
    Ctrl and + or − make the answer larger or smaller. All keys stand in the menu under Keyboard Shortcuts.
    """,
  ]

  /// All keys, with what each does.
  static let shortcutGroups: [ShortcutsWindow.Group] = [
    .init(
      title: "Words",
      shortcuts: [
        ("Translate", "Return"), ("Go to the entry", "<Primary>l"), ("Empty the entry", "Escape"),
        ("Swap the languages", "<Primary><Shift>s"),
      ]),
    .init(
      title: "Answer",
      shortcuts: [
        ("Copy the translation", "<Primary><Shift>c"), ("Speak the translation", "<Primary><Shift>p"),
        ("Scroll", "Page_Up Page_Down"), ("Larger", "<Primary>plus"), ("Smaller", "<Primary>minus"),
        ("Usual size", "<Primary>0"),
      ]),
    .init(
      title: "Window",
      shortcuts: [
        ("Menu", "F10"), ("Help", "F1"), ("Keyboard shortcuts", "<Primary>question"),
        ("Close", "<Primary>q <Primary>w"),
      ]),
  ]
}
