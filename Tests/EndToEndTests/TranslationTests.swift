import Foundation
import TestSupport
import XCTest

/// What a person does with the program: type, press, click, drag, resize.
final class TranslationTests: XCTestCase {
  func testTypingAndClickingTranslate() throws {
    try withApplication { application in
      try application.type("Dog")
      try application.expectWord("Dog")
      try application.click(application.button())
      try application.expectResult("perro")
      XCTAssertEqual(try application.result().textAttributes["language"], "es")
      XCTAssertTrue(try application.button().isSensitive)
    }
  }

  func testEnterTranslatesAndTheNextLetterBeginsANewWord() throws {
    for key in ["Return", "KP_Enter"] {
      try withApplication { application in
        let entry = try application.entry()
        XCTAssertTrue(eventually { entry.isFocused })
        try application.type("sad")
        try application.press(key)
        try application.expectResult("triste")
        XCTAssertTrue(eventually { !entry.isFocused })
        XCTAssertFalse(application.frame?.descendants.contains { $0.isFocused && $0.role != "link" } ?? true)
        try application.type("d")
        try application.expectWord("d")
        XCTAssertTrue(eventually { entry.isFocused })
        try application.type("og")
        try application.press(key)
        try application.expectResult("perro")
      }
    }
  }

  func testTheFormsOpenByAMnemonicAndCanBeSelected() throws {
    try withApplication("ran") { application in
      try application.expectResult("corrió")
      try application.press("alt+f")
      func pages() -> Accessible? {
        application.frame?.descendants.first { $0.role == "label" && $0.text.contains("corriéramos") }
      }
      XCTAssertTrue(eventually { pages() != nil })
      XCTAssertTrue(pages()?.text.contains("past participle  corrido") ?? false)
      try application.resize(520, 1000)
      try application.click(word: "corriéramos")
      XCTAssertTrue(eventually { pages()?.isFocused ?? false })
      try application.press("ctrl+a")
      XCTAssertTrue(eventually { pages()?.selection?.count == pages()?.text.count })
    }
  }

  func testThePartsStayInPlaceAtEverySize() throws {
    try withApplication("set") { application in
      let parts = try [application.title(), application.entry(), application.button(), application.result()]
      for (width, height) in [(320, 240), (640, 480), (1600, 1000), (320, 240)] {
        try application.resize(width, height)
        let frame = try XCTUnwrap(application.frame)
        XCTAssertTrue(eventually { (frame.extents.width, frame.extents.height) == (width, height) })
        XCTAssertTrue(
          eventually { parts.allSatisfy { margins(of: $0, in: frame).isCentred } }, "\(width)×\(height)")
        for part in parts {
          XCTAssertTrue(part.isShowing)
          XCTAssertGreaterThanOrEqual(margins(of: part, in: frame).left, 12)
          XCTAssertGreaterThan(part.extents.height, 10)
          XCTAssertLessThanOrEqual(
            part.extents.y + part.extents.height, frame.extents.y + height, part.summary)
        }
        for (upper, lower) in zip(parts, parts.dropFirst()) {
          XCTAssertLessThanOrEqual(upper.extents.y + upper.extents.height, lower.extents.y)
        }
        XCTAssertLessThanOrEqual(parts[1].extents.width, 600)
      }
    }
  }

  private func margins(of part: Accessible, in frame: Accessible) -> (left: Int, isCentred: Bool) {
    let left = part.extents.x - frame.extents.x
    let right = frame.extents.width - left - part.extents.width
    return (left, abs(left - right) <= 1)
  }

  func testNothingTypedAsksForAWord() throws {
    try withApplication { application in
      try application.press("Return")
      try application.expectResult("Please enter an English word to translate.")
      try application.enter("xqzzy", expecting: "Sorry, no translation available.")
    }
  }

  func testADeadKeyBeginsANewWord() throws {
    try setKeyboard("es")
    defer { XCTAssertNoThrow(try setKeyboard("us")) }
    try withApplication("sad") { application in
      try application.press("Return")
      try application.expectResult("triste")
      try application.press("dead_acute", "e")
      try application.expectWord("é")
    }
  }

  private func setKeyboard(_ layout: String) throws {
    let result = try TestSupport.run(URL(fileURLWithPath: "/usr/bin/setxkbmap"), [layout])
    XCTAssertEqual(result.status, 0, result.errorText)
  }

  func testEnterInACompositionCommitsItAndTranslatesNothing() throws {
    try withApplication(environment: ["GTK_IM_MODULE": "gtk-im-context-simple"]) { application in
      try xdotool("keydown", "ctrl", "keydown", "shift", "key", "u", "keyup", "shift", "keyup", "ctrl")
      try xdotool("key", "e", "9", "Return")
      try application.expectWord("é")
      XCTAssertEqual(try application.result().text, "")
      XCTAssertTrue(try application.entry().isFocused)
    }
  }

  func testTheAnswerCanBeDraggedOverAndCopied() throws {
    try withApplication("dog") { application in
      let result = try application.result()
      try application.expectResult("perro")
      try application.drag(over: result)
      XCTAssertTrue(eventually { result.selection == 0..<5 }, "\(String(describing: result.selection))")
      try application.press("ctrl+c")
      try application.click(application.entry())
      try application.press("ctrl+a", "ctrl+v")
      try application.expectWord("perro")
    }
  }

  func testASecondStartRaisesTheWindowWithItsWord() throws {
    try withApplication("dog") { application in
      try application.expectResult("perro")
      try application.press("Return")
      try application.startAgain("ice", "cream")
      try application.expectResult("helado")
      let entry = try application.entry()
      XCTAssertTrue(eventually { entry.isFocused && entry.selection == 0..<9 })
      XCTAssertEqual(entry.text, "ice cream")
      try application.type("sad")
      try application.expectWord("sad")
    }
  }

  func testALongAnswerChangesNothing() throws {
    try withApplication { application in
      let frame = try XCTUnwrap(application.frame)
      let before = frame.extents
      try application.enter(String(repeating: "w", count: 400), expecting: "Sorry, no translation available.")
      XCTAssertEqual(frame.extents.width, before.width)
      XCTAssertEqual(frame.extents.height, before.height)
    }
  }

  func testTheSizeIsRemembered() throws {
    let home = try TemporaryFolder()
    try withApplication(home: home) { application in
      try application.resize(700, 520)
      let frame = try XCTUnwrap(application.frame)
      XCTAssertTrue(eventually { frame.extents.width == 700 })
    }
    try withApplication(home: home) { application in
      let frame = try XCTUnwrap(application.frame)
      XCTAssertTrue(eventually { (frame.extents.width, frame.extents.height) == (700, 520) })
    }
  }
}
