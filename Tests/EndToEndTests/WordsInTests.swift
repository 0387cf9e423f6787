import Foundation
import TestSupport
import XCTest

/// Words that are selected, pasted or dropped.
final class WordsInTests: XCTestCase {
  /// Selects a word of the entry with the pointer.
  private func select(_ word: String, in application: Application) throws {
    let entry = try application.entry()
    let extents = try XCTUnwrap(entry.extents(of: word))
    try xdotool(
      "mousemove", "\(extents.x + extents.width / 2)", "\(extents.y + extents.height / 2)", "click",
      "--repeat", "2", "--delay", "20", "1")
    XCTAssertTrue(eventually { entry.selection?.count == word.count })
  }

  func testASecondStartTranslatesTheSelection() throws {
    try withApplication { application in
      try application.type("big dog")
      try select("dog", in: application)
      try application.startAgain("--selection")
      try application.expectResult("perro")
      try application.expectWord("dog")
      let entry = try application.entry()
      XCTAssertTrue(eventually { entry.isFocused && entry.selection == 0..<3 })
    }
  }

  func testTheFirstStartTranslatesTheSelectionOfAnotherProgram() throws {
    let other = try Application(environment: Application.alone())
    try other.type("sad cat")
    try select("sad", in: other)
    try withApplication("--selection") { application in
      try application.expectResult("triste")
      try application.expectWord("sad")
    }
    XCTAssertEqual(other.quit(), 0)
  }

  func testNothingSelectedIsSaidPlainly() throws {
    try withApplication("--selection") { application in
      application.expectNotice("Nothing is selected.")
      XCTAssertTrue(try application.entry().isFocused)
      try application.enter("dog", expecting: "perro")
    }
  }

  func testOfSeveralLinesTheFirstIsLookedUp() throws {
    try withApplication("\n\n  dog \ncat\nhouse\n") { application in
      try application.expectResult("perro")
      application.expectNotice("Only the first line was looked up.")
      try application.enter("sad", expecting: "triste")
      XCTAssertEqual(application.notices, ["triste"])
    }
  }

  func testATextThatIsDroppedOnTheWindowIsTranslated() throws {
    try withApplication { application in
      for target in [try application.title(), try application.entry()] {
        try application.press("ctrl+l", "ctrl+a")
        try application.type("big dog")
        try select("dog", in: application)
        let word = try XCTUnwrap(application.entry().extents(of: "dog"))
        let end = target.extents
        // Not where the word was clicked, which would be one click more of the same.
        let (x, y) = (word.x + 3, word.y + word.height / 2)
        try xdotool("mousemove", "\(x)", "\(y)", "mousedown", "1")
        for step in 1...10 {
          try xdotool(
            "mousemove", "\(x + (end.x + end.width / 2 - x) * step / 10)",
            "\(y + (end.y + end.height / 2 - y) * step / 10)")
        }
        try xdotool("mouseup", "1")
        try application.expectWord("dog")
        try application.expectResult("perro")
        try application.press("Escape")
      }
    }
  }
}
