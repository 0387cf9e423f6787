import Foundation
import TestSupport
import XCTest

/// The program as a screen reader meets it, and as one uses it who has a keyboard only.
final class AccessibilityTests: XCTestCase {
  func testEveryControlHasANameAndARole() throws {
    for scene in Scene.all {
      try scene.open { _, parts in
        // A label is read even where no key reaches it.
        let controls = parts.filter { $0.isFocusable || $0.isActionable || $0.role == "label" }
        XCTAssertFalse(controls.isEmpty, scene.name)
        for control in controls {
          let isVague = ["", "unknown", "invalid", "filler", "panel", "redundant object"].contains(
            control.role)
          XCTAssertFalse(isVague, "\(scene.name): no role: \(control.summary)")
          // A row of a list is named by its cells.
          let names = [control.name] + (control.role == "table cell" ? control.children.map(\.name) : [])
          // A character that stands for an icon says nothing when it is spoken.
          let isNamed = names.contains { $0.contains { $0.isLetter || $0.isNumber } }
          XCTAssertTrue(isNamed, "\(scene.name): no name: \(control.summary)")
        }
      }
    }
  }

  func testEveryControlSpeaksSpanishToASpanishUser() throws {
    let catalogue = try Catalogue(packageRoot.appendingPathComponent("Resources/po/es.po"))
    let names = catalogue.translations.reduce(into: [String: String]()) { names, entry in
      if entry.key.text.isEmpty { return }
      let plain = { (text: String) in text.replacingOccurrences(of: "_", with: "") }
      names[plain(entry.key.text)] = plain(entry.value.first ?? "")
    }
    let spanish = Set(names.values)
    for scene in Scene.all {
      try scene.open(environment: ["LC_ALL": "C.UTF-8", "LANGUAGE": "es"], names: names) { _, parts in
        for part in parts where !spanish.contains(part.name) {
          XCTAssertNil(names[part.name], "\(scene.name): English: \(part.summary)")
        }
      }
    }
  }

  func testWhatIsTypedIsLabelledByTheTitle() throws {
    try withApplication { application in
      XCTAssertEqual(try application.entry().labels.map(\.name), ["English–Spanish Translator"])
      try application.press("ctrl+shift+s")
      let entry = try application.part("text", named: "Spanish word")
      XCTAssertTrue(eventually { entry.labels.map(\.name) == ["Spanish–English Translator"] })
    }
  }

  func testAGroupOfChoicesIsLabelledByItsHeading() throws {
    let preferences = try XCTUnwrap(Scene.all.first { $0.dialog == "Preferences" })
    try preferences.open { _, parts in
      let groups = parts.filter { $0.role == "grouping" }
      XCTAssertEqual(groups.map { $0.labels.map(\.name) }, [["Appearance"]])
      XCTAssertEqual(groups.first?.children.map(\.role), Array(repeating: "radio button", count: 3))
    }
  }

  func testEveryAnswerIsAnnounced() throws {
    let announcements = Announcements()
    try withApplication { application in
      for (word, answer) in [
        ("dog", "perro"), ("xqzzy", "Sorry, no translation available."),
        ("", "Please enter an English word to translate."),
        ("sad", "triste"), ("sad", "triste"),
      ] {
        try application.press("ctrl+a", "Delete")
        try application.type(word)
        try application.press("Return", "ctrl+l")
        XCTAssertTrue(announcements.hears(answer), word)
      }
      try application.press("ctrl+shift+c")
      XCTAssertTrue(announcements.hears("Copied: triste"))
    }
  }

  func testWordsAreMarkedWithTheirLanguage() throws {
    // A message has the language of the desktop.
    let cases: [(text: String, keys: [String], result: String, words: [(part: String, language: String)])] = [
      (
        "bank", [], "es",
        [("bank", "en"), ("banco", "es"), ("orilla", "es"), ("(of a river)", "en"), ("depositar", "es")]
      ),
      ("ran", [], "es", [("ran", "en"), ("correr", "es"), ("corrió", "es")]),
      ("crocodle", [], "es-es", [("crocodile", "en")]),
      ("correr", ["ctrl+shift+s"], "en", [("correr", "es"), ("to ", "en"), ("run", "en")]),
      ("cocodriloo", ["ctrl+shift+s"], "es-es", [("cocodrilo", "es")]),
    ]
    for (text, keys, result, words) in cases {
      try withApplication(environment: ["LC_ALL": "es_ES.UTF-8"]) { application in
        for key in keys { try application.press(key) }
        try application.type(text)
        try application.press("Return")
        for (part, language) in words {
          XCTAssertTrue(
            eventually { application.labels.contains { $0.language(of: part) == language } },
            "\(text): \(part): \(application.labels.map(\.text))")
        }
        XCTAssertEqual(try application.result().textAttributes["language"], result, text)
      }
    }
  }

  func testEnglishOnAnEnglishDesktopNeedsNoOtherVoice() throws {
    try withApplication("bank") { application in
      try application.expectResult("banco")
      XCTAssertEqual(try application.result().textAttributes["language"], "es")
      XCTAssertTrue(eventually { application.labels.contains { $0.language(of: "(of a river)") == "c" } })
    }
  }
}
