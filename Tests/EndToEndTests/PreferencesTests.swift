import Foundation
import TestSupport
import XCTest

/// What one can set, and that it is remembered at once.
final class PreferencesTests: XCTestCase {
  private func settings(of home: TemporaryFolder) -> String {
    let file = home.url.appendingPathComponent("config/palabra/settings.ini")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  func testEverySettingIsInForceAndWrittenAtOnce() throws {
    let home = try TemporaryFolder()
    try withApplication(home: home) { application in
      let label = try application.title()
      XCTAssertTrue(eventually { label.isDark == false })
      try application.openPreferences { dialog in
        try application.press("alt+r")
        XCTAssertTrue(eventually { label.isDark == true })
        XCTAssertTrue(eventually { self.settings(of: home).contains("theme=dark") })
        try application.press("alt+k")
        XCTAssertTrue(eventually { self.settings(of: home).contains("keep=false") })
        try application.press("alt+t")
        XCTAssertTrue(eventually { self.settings(of: home).contains("while-typing=true") })
      }
    }
    try withApplication(home: home) { application in
      let label = try application.title()
      XCTAssertTrue(eventually { label.isDark == true })
      try application.openPreferences { dialog in
        for (name, isChecked) in [
          ("Dark", true), ("Light", false), ("Translate while typing", true),
          ("Keep a history", false),
        ] {
          XCTAssertEqual(dialog.descendants.first { $0.name == name }?.isChecked, isChecked, name)
        }
        try application.press("alt+l")
        XCTAssertTrue(eventually { label.isDark == false })
      }
    }
  }

  func testAWordIsTranslatedWhileItIsTyped() throws {
    let home = try TemporaryFolder()
    try writeSettings("[translation]\nwhile-typing=true\n", in: home)
    try withApplication(home: home) { application in
      var shown: Set<String> = []
      for (letter, answer) in [("c", nil), ("ro", nil), ("codil", ""), ("e", "cocodrilo"), ("x", "")] {
        try application.type(letter)
        let result = try application.result()
        if let answer { try application.expectResult(answer) }
        shown.insert(result.text)
      }
      XCTAssertFalse(shown.contains("Sorry, no translation available."))
      try application.press("Return")
      try application.expectResult("Sorry, no translation available.")
    }
  }

  func testTheWayBackLeadsToTheWordBeforeTheOneThatIsTyped() throws {
    let home = try TemporaryFolder()
    try writeSettings("[translation]\nwhile-typing=true\n", in: home)
    try withApplication("dog", home: home) { application in
      try application.expectResult("perro")
      try application.type("sad")
      try application.expectResult("triste")
      try application.press("alt+Left")
      try application.expectResult("perro")
    }
  }

  func testNothingIsTranslatedWhileTypingUnlessWanted() throws {
    try withApplication { application in
      try application.type("dog")
      try application.expectWord("dog")
      XCTAssertEqual(try application.result().text, "")
    }
  }

  func testSettingsThatCannotBeWrittenAreNamedInTheWindow() throws {
    let application = try Application(environment: ["XDG_CONFIG_HOME": "/proc/nowhere"])
    try application.press("ctrl+plus")
    let path = "/proc/nowhere/palabra/settings.ini"
    XCTAssertTrue(eventually { application.notices.contains { $0.contains(path) } })
    XCTAssertEqual(application.quit(), 0)
  }
}

/// Writes the file of settings that a program will find.
func writeSettings(_ text: String, in home: TemporaryFolder) throws {
  try makeFile(at: home.url.appendingPathComponent("config/palabra/settings.ini"), containing: text.utf8)
}

extension Accessible {
  /// True when its text is light, as on a dark ground; nil when its colour is not known.
  var isDark: Bool? {
    let colour = defaultTextAttributes["fg-color"]?.split(separator: ",").compactMap { Int($0) }
    return colour.map { $0.reduce(0, +) > 3 * 0x8000 }
  }
}
