import Foundation
import TestSupport
import XCTest

/// The menu, and the windows it opens, by keyboard and with the pointer.
final class MenuTests: XCTestCase {
  func testTheMenuOpensByKeyAndPointerAndClosesWithEscape() throws {
    try withApplication("dog") { application in
      let item = { application.frame?.descendants.first { $0.name == "History" && $0.isShowing } }
      try application.press("F10")
      XCTAssertTrue(eventually { item()?.isFocused ?? false })
      try application.press("Escape")
      XCTAssertTrue(eventually { item() == nil })
      try application.expectWord("dog")
      try application.click(application.part("push button", named: "Menu"))
      XCTAssertTrue(eventually { item() != nil })
      // A letter is the menu's while it is open.
      try application.type("x")
      try application.press("Escape")
      XCTAssertTrue(eventually { item() == nil })
      try application.expectWord("dog")
    }
  }

  func testEveryItemOpensItsWindowByKeyboardAndEscapeClosesIt() throws {
    try withApplication { application in
      for (index, name) in ["Preferences", "Keyboard Shortcuts", "Palabra Help", "About Palabra"].enumerated()
      {
        try application.openMenuItem(index + 2)
        try application.withDialog(named: name) { _ in
          try application.press("Escape")
          XCTAssertTrue(eventually { !application.hasDialog(named: name) }, name)
        }
      }
    }
  }

  func testHelpAndShortcutsHaveKeysOfTheirOwn() throws {
    try withApplication { application in
      try application.press("F1")
      try application.withDialog(named: "Palabra Help") { help in
        let texts = help.descendants.filter { $0.role == "label" }.map(\.text)
        XCTAssertTrue(texts.contains { $0.contains("palabra-gtk --selection") })
        try application.press("ctrl+w")
        XCTAssertTrue(eventually { !application.hasDialog(named: "Palabra Help") })
      }
      try application.press("ctrl+question")
      try application.withDialog(named: "Keyboard Shortcuts") { shortcuts in
        XCTAssertNoThrow(try application.part("label", named: "Swap the languages", in: shortcuts))
      }
    }
  }
}

extension Application {
  /// Runs a body with the preferences open, and closes them.
  func openPreferences(_ body: (Accessible) throws -> Void) throws {
    try openMenuItem(2)
    try withDialog(named: "Preferences") { dialog in
      try body(dialog)
      try press("Escape")
      XCTAssertTrue(eventually { !hasDialog(named: "Preferences") })
    }
  }

  /// Opens an item of the menu, counted from 0, by keyboard.
  func openMenuItem(_ number: Int) throws {
    try press("F10")
    XCTAssertTrue(
      eventually { frame?.descendants.contains { $0.name == "History" && $0.isFocused } ?? false })
    for _ in 0..<number { try press("Down") }
    try press("Return")
  }
}
