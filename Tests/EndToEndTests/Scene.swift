import Foundation
import TestSupport
import XCTest

/// Something that opens in the program, and the keys that open it.
///
/// Whoever adds a dialog, a popover or a list adds it to ``all``: the tests of accessibility then walk it too.
struct Scene {
  let name: String
  /// What is typed first; may be empty.
  var text = ""
  /// What is pressed then, as xdotool names the keys; F10 opens the menu.
  var keys: [String] = []
  /// What is pressed last, by its name in English; nil for nothing.
  var control: String?
  /// The window that opens over the main one, by its name in English; nil where none does.
  var dialog: String?
  /// The name, in English where it is not a word of the vocabulary, of something that shows that it is open.
  let shows: String

  static let all = [
    Scene(name: "the window at its start", shows: "Translate"),
    Scene(name: "an answer", text: "bank", keys: ["Return"], shows: "orilla"),
    Scene(name: "an inflected word", text: "ran", keys: ["Return"], shows: "correr"),
    Scene(name: "suggestions", text: "crocodle", keys: ["Return"], shows: "crocodile"),
    Scene(name: "Spanish words", text: "banco", keys: ["ctrl+shift+s", "Return"], shows: "bank"),
    Scene(name: "the completions", text: "crocodi", shows: "crocodile"),
    Scene(name: "the menu", keys: ["F10"], shows: "Preferences"),
    Scene(name: "the history", text: "dog", keys: ["Return", "ctrl+h"], shows: "Search the history"),
    Scene(
      name: "the word list", text: "dog", keys: ["Return", "ctrl+d", "ctrl+shift+l"], shows: "Export…"),
    Scene(
      name: "the preferences", keys: ["F10", "Down", "Down", "Return"], dialog: "Preferences",
      shows: "Appearance"),
    Scene(
      name: "the shortcuts", keys: ["ctrl+question"], dialog: "Keyboard Shortcuts",
      shows: "Swap the languages"),
    Scene(name: "the help", keys: ["F1"], dialog: "Palabra Help", shows: "Palabra Help"),
    Scene(
      name: "the about dialog", keys: ["F10", "Up", "Return"], dialog: "About Palabra",
      shows: "An English–Spanish dictionary"),
    Scene(
      name: "a word of one's own", text: "xqzzy", keys: ["Return"], control: "Add translation…",
      dialog: "Add a Translation", shows: "Save"),
    Scene(
      name: "a translation of one's own", text: "bank", keys: ["Return"], control: "Edit",
      dialog: "Edit a Translation", shows: "Save"),
  ]

  /// Opens it in a program of its own and runs a body with everything that is to be seen.
  ///
  /// - Parameter names: What a name in English is in the language of the surroundings.
  func open(
    environment: [String: String?] = [:], names: [String: String] = [:],
    _ body: (Application, [Accessible]) throws -> Void
  ) throws {
    let (shows, dialog) = (names[shows] ?? shows, dialog.map { names[$0] ?? $0 })
    try withApplication(environment: environment) { application in
      try application.type(text)
      for key in keys {
        try application.press(key)
        if key == "F10" { XCTAssertTrue(eventually { application.focused?.role != "text" }, name) }
      }
      if let control { try application.part("push button", named: names[control] ?? control).act() }
      var parts: [Accessible] = []
      let isOpen = eventually {
        parts = application.windows.flatMap { [$0] + $0.descendants }.filter(\.isShowing)
        return parts.contains { $0.name == shows } && dialog.map(application.hasDialog) ?? true
      }
      XCTAssertTrue(isOpen, "\(name): no \(shows) in \(parts.map(\.summary))")
      try body(application, parts)
      guard let dialog else { return }
      try application.withDialog(named: dialog) { _ in try application.press("Escape") }
    }
  }
}

extension Application {
  /// What has the focus of the keyboard, in whatever window.
  var focused: Accessible? { windows.lazy.flatMap(\.descendants).first { $0.isFocused && $0.isShowing } }
}
