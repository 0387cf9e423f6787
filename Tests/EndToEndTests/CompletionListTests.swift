import Foundation
import TestSupport
import XCTest

/// The list that opens while one types.
final class CompletionListTests: XCTestCase {
  func testAWordIsChosenWithTheKeys() throws {
    try withList(of: "crocodi") { application in
      try application.press("Down", "Return")
      try application.expectResult("cocodrilo")
      try application.expectWord("crocodile")
      XCTAssertTrue(eventually { !application.hasOpenList })
    }
  }

  func testWordsAreChosenWithThePointerOneAfterAnother() throws {
    try withList(of: "ban") { application in
      try clickRow("bank", application)
      try application.expectResult("banco")
      try application.expectWord("bank")
      XCTAssertTrue(eventually { !application.hasOpenList })
      try application.press("ctrl+l", "ctrl+a")
      try application.type("crocodi")
      XCTAssertTrue(eventually { application.hasOpenList })
      try clickRow("crocodile", application)
      try application.expectResult("cocodrilo")
      try application.expectWord("crocodile")
      XCTAssertTrue(eventually { !application.hasOpenList })
    }
  }

  /// Clicks on a word of the open list.
  private func clickRow(_ word: String, _ application: Application) throws {
    let list = try XCTUnwrap(application.windows.first { $0.role == "window" && $0.isShowing })
    let row = try application.part("table cell", named: word, in: list)
    XCTAssertTrue(eventually { row.extents.height > 1 && row.extents.y > 0 })
    try application.click(row)
  }

  func testEnterWithoutAChoiceTranslatesWhatIsTyped() throws {
    try withList(of: "do") { application in
      try application.press("Return")
      try application.expectResult("hacer")
      try application.expectWord("do")
      XCTAssertTrue(eventually { !application.hasOpenList })
    }
  }

  func testEscapeClosesTheListAndThenClearsTheEntry() throws {
    try withList(of: "croc") { application in
      try application.press("Escape")
      XCTAssertTrue(eventually { !application.hasOpenList })
      try application.expectWord("croc")
      try application.press("Escape")
      try application.expectWord("")
    }
  }

  func testAnExactSingleMatchOpensNoList() throws {
    for (beginning, end) in [("crocodil", "e"), ("CROCODIL", "E")] {
      try withList(of: beginning) { application in
        try application.type(end)
        XCTAssertTrue(eventually { !application.hasOpenList })
        try application.press("Return")
        try application.expectResult("cocodrilo")
      }
    }
  }

  func testTheListWorksInTheOtherDirection() throws {
    try withApplication { application in
      try application.press("ctrl+shift+s")
      try application.type("cocodri")
      XCTAssertTrue(eventually { application.hasOpenList })
      try application.press("Down", "Return")
      try application.expectResult("crocodile")
    }
  }

  func testAnOpenListDoesNotKeepTheProgramFromEnding() throws {
    // The program is asked to end, and must, when the body is done.
    try withList(of: "crocodi") { _ in }
  }
}

/// Runs a body with the program open, and the list of the words that begin with a text.
func withList(of text: String, _ body: (Application) throws -> Void) throws {
  try withApplication { application in
    try application.type(text)
    XCTAssertTrue(eventually { application.hasOpenList })
    XCTAssertTrue(try application.entry().isFocused)
    try body(application)
  }
}
