import PalabraCore

/// The words that people read in the menu and in the windows that it opens.
extension Messages {
  static let menu = localized("Menu")
  static let menuTooltip = localized("Menu (F10)")
  static let history = localized("_History")
  static let wordList = localized("_Word List")
  static let preferences = localized("_Preferences")
  static let shortcuts = localized("_Keyboard Shortcuts")
  static let helpItem = localized("H_elp")
  static let aboutItem = localized("_About Palabra")

  static let about = localized("An English–Spanish dictionary")
  static let licence = localized("Free software under the MIT licence")

  static let preferencesTitle = localized("Preferences")
  static let close = localized("_Close")
  static let appearance = localized("Appearance")
  static let whileTyping = localized("_Translate while typing")

  static func label(of appearance: Appearance) -> String {
    switch appearance {
    case .desktop: localized("As the _desktop")
    case .light: localized("_Light")
    case .dark: localized("Da_rk")
    }
  }

  static let shortcutsTitle = localized("Keyboard Shortcuts")
  static let helpTitle = localized("Palabra Help")

  /// What one can do, a paragraph each.
  static let help = [
    localized(
      """
      Type an English word, in whatever form it comes, and press Enter. The next letter you type begins a new word.
      """),
    localized(
      """
      The button ⇄ turns to Spanish–English. A click on a word of the answer looks it up the other way; with the \
      keyboard, Tab goes from word to word and Enter follows one.
      """),
    localized(
      """
      Paste a text, or drop it on the window, and it is translated; of several lines the first is.
      """),
    localized(
      """
      To translate what is selected in any program, give the command “palabra-gtk --selection” a key of your own. \
      In GNOME: open Settings, then Keyboard, View and Customize Shortcuts, Custom Shortcuts, and press “+”. \
      Name it Palabra, write the command, press Set Shortcut and then the keys you want. \
      In KDE Plasma: open System Settings, then Shortcuts, and press Add Command. \
      In Xfce: open Keyboard, then Application Shortcuts, and press Add.
      """),
    localized(
      """
      Add translation… takes a word that is not found, Edit a translation of your own for one that is. Yours come \
      first, and stand in the file palabra/words.tsv of your data folder, which you may also edit yourself.
      """),
    localized(
      """
      Copy puts the translation on the clipboard. Speak says it aloud, through the package speech-dispatcher.
      """),
    localized(
      """
      Ctrl and + or − make the answer larger or smaller. All keys stand in the menu under Keyboard Shortcuts.
      """),
  ]

  /// All keys, with what each does.
  static let shortcutGroups: [ShortcutsWindow.Group] = [
    .init(
      title: localized("Words"),
      shortcuts: [
        (localized("Translate"), "Return"), (localized("Go to the entry"), "<Primary>l"),
        (localized("Empty the entry"), "Escape"),
        (localized("Swap the languages"), "<Primary><Shift>s"),
      ]),
    .init(
      title: localized("Answer"),
      shortcuts: [
        (localized("Back"), "<Alt>Left"), (localized("Forward"), "<Alt>Right"),
        (localized("Star"), "<Primary>d"),
        (localized("Copy the translation"), "<Primary><Shift>c"),
        (localized("Speak the translation"), "<Primary><Shift>p"),
        (localized("Scroll"), "Page_Up Page_Down"), (localized("Larger"), "<Primary>plus"),
        (localized("Smaller"), "<Primary>minus"),
        (localized("Usual size"), "<Primary>0"),
      ]),
    .init(
      title: localized("Window"),
      shortcuts: [
        (localized("History"), "<Primary>h"), (localized("Word list"), "<Primary><Shift>l"),
        (localized("Menu"), "F10"), (localized("Help"), "F1"),
        (localized("Keyboard shortcuts"), "<Primary>question"),
        (localized("Close"), "<Primary>q <Primary>w"),
      ]),
  ]
}
