import Foundation
import TestSupport
import XCTest

/// What is done with the keys alone.
final class KeyTests: XCTestCase {
  func testTheWindowClosesWhileAListIsOpen() throws {
    for keys in ["ctrl+q", "ctrl+w"] {
      try withList(of: "crocodi") { application in
        try application.press(keys)
        XCTAssertTrue(eventually { !application.process.isRunning }, keys)
      }
    }
  }

  func testTheLanguagesAreSwappedWhileAListIsOpen() throws {
    try withList(of: "crocodi") { application in
      try application.press("ctrl+shift+s")
      XCTAssertTrue(eventually { (try? application.entry().name) == "Spanish word" })
      XCTAssertTrue(eventually { !application.hasOpenList })
    }
  }

  func testUpAndDownStayInTheEntryWhileNoListIsOpen() throws {
    for key in ["Down", "Up", "KP_Down"] {
      try withApplication { application in
        // One letter opens no list.
        try application.type("d")
        try application.press(key)
        try application.type("og")
        try application.expectWord("dog")
        XCTAssertTrue(try application.entry().isFocused)
      }
    }
  }

  func testPageKeysScrollTheAnswer() throws {
    try withApplication("set") { application in
      try application.resize(320, 240)
      let result = try application.result()
      let frame = try XCTUnwrap(application.frame)
      XCTAssertTrue(eventually { frame.extents.height == 240 && result.extents.y > 0 })
      let top = result.extents.y
      try application.press("Page_Down")
      XCTAssertTrue(eventually { result.extents.y < top })
      XCTAssertTrue(try application.entry().isFocused)
      try application.press("Page_Up")
      XCTAssertTrue(eventually { result.extents.y == top })
    }
  }

  func testTheAnswerGrowsAndShrinksAndTheSizeIsRemembered() throws {
    let home = try TemporaryFolder()
    var (usual, large) = (0, 0)
    try withApplication("dog", home: home) { application in
      let result = try application.result()
      try application.expectResult("perro")
      XCTAssertTrue(eventually { result.extents.height > 10 })
      usual = result.extents.height
      try application.press("ctrl+plus", "ctrl+plus")
      XCTAssertTrue(eventually { result.extents.height > usual + 10 })
      large = result.extents.height
      try application.press("ctrl+minus", "ctrl+minus", "ctrl+minus")
      XCTAssertTrue(eventually { result.extents.height < usual })
      try application.press("ctrl+0", "ctrl+equal", "ctrl+KP_Add")
      XCTAssertTrue(eventually { result.extents.height == large })
    }
    try withApplication("dog", home: home) { application in
      let result = try application.result()
      XCTAssertTrue(eventually { result.extents.height == large })
      try application.press("ctrl+0")
      XCTAssertTrue(eventually { result.extents.height == usual })
    }
    let file = home.url.appendingPathComponent("config/palabra/settings.ini")
    XCTAssertTrue(try String(contentsOf: file, encoding: .utf8).contains("answer-size=100"))
  }

  func testTheFormsGrowWithTheAnswer() throws {
    try withApplication("dog") { application in
      try application.expectResult("perro")
      try application.press("alt+f")
      var page: Accessible?
      XCTAssertTrue(
        eventually {
          page = application.labels.first { $0.text.hasPrefix("perro") && $0.text.contains("plural") }
          return page != nil
        })
      let usual = try XCTUnwrap(page).extents.height
      try application.press("ctrl+plus", "ctrl+plus")
      XCTAssertTrue(eventually { page?.extents.height ?? 0 > usual + 10 })
    }
  }

  func testAWordOfTheDetailsIsCopiedFromItsMenu() throws {
    try withApplication("bank") { application in
      try application.expectResult("banco")
      try application.click(word: "orilla", button: 3)
      XCTAssertTrue(eventually { application.hasOpenList })
      try application.press("Down", "Down", "Return")
      XCTAssertTrue(eventually { !application.hasOpenList })
      try application.press("ctrl+l", "ctrl+v")
      try application.expectWord("orilla")
    }
  }
}
