import Foundation
import TestSupport
import XCTest

/// Both directions, words that are followed, and words that are offered.
final class DirectionTests: XCTestCase {
  func testTheSwapButtonTurnsTheDirection() throws {
    try withApplication { application in
      try application.type("perro")
      try application.click(application.swap())
      try application.expectResult("dog")
      XCTAssertEqual(try application.entry().name, "Spanish word")
      XCTAssertEqual(try application.entry().text, "perro")
      XCTAssertNoThrow(try application.part("label", named: "Spanish–English Translator"))
      XCTAssertEqual(try application.result().textAttributes["language"], "c")
      try application.click(application.part("push button", named: "Translate from English"))
      try application.expectResult("")
      XCTAssertEqual(try application.entry().name, "English word")
    }
  }

  func testTheSwapKeyTurnsTheDirectionAndTheMessages() throws {
    try withApplication { application in
      try application.press("ctrl+shift+s")
      try application.press("Return")
      try application.expectResult("Please enter a Spanish word to translate.")
      try application.enter("gracias", expecting: "thank you")
    }
  }

  func testAWordOfTheDetailsIsFollowedAndLeadsBack() throws {
    try withApplication("bank") { application in
      try application.expectResult("banco")
      try application.click(word: "orilla")
      try application.expectWord("orilla")
      XCTAssertEqual(try application.entry().name, "Spanish word")
      let isFound = eventually { (try? application.result().text.isEmpty) == false }
      XCTAssertTrue(isFound)
      try application.click(word: "bank")
      try application.expectWord("bank")
      try application.expectResult("banco")
      XCTAssertEqual(try application.entry().name, "English word")
    }
  }

  func testAWordOfTheDetailsIsReachedByKeyboardAndNamed() throws {
    try withApplication("crocodile") { application in
      try application.expectResult("cocodrilo")
      let link = try application.part("link", named: "cocodrilo")
      let isReached = eventually {
        try? application.press("Tab")
        return link.isFocused && !((try? application.entry().isFocused) ?? true)
      }
      XCTAssertTrue(isReached)
      let isFollowed = eventually {
        try? application.press("Return")
        if (try? application.entry().name) == "Spanish word" { return true }
        try? application.press("Tab")
        return false
      }
      XCTAssertTrue(isFollowed)
      try application.expectResult("crocodile")
    }
  }

  func testAWordFromTheCommandLineIsEnglishWhateverTheDirection() throws {
    try withApplication { application in
      try application.press("ctrl+shift+s")
      let isTurned = eventually { (try? application.entry().name) == "Spanish word" }
      XCTAssertTrue(isTurned)
      try application.startAgain("dog")
      try application.expectResult("perro")
    }
  }

  func testAScreenReaderMeetsTheDetailsInTheirOrder() throws {
    try withApplication("bank") { application in
      try application.expectResult("banco")
      _ = try application.part("link", named: "orilla")
      let names = try XCTUnwrap(application.frame).descendants.filter { $0.role == "label" }.map(\.name)
      let headword = try XCTUnwrap(names.firstIndex(of: "bank"))
      let noun = try XCTUnwrap(names.firstIndex(of: "noun"))
      let verb = try XCTUnwrap(names.firstIndex(of: "verb"))
      XCTAssertLessThan(headword, noun)
      XCTAssertLessThan(noun, verb)
    }
  }

  func testAWordThatWasMeantIsOfferedAndFollowed() throws {
    try withApplication { application in
      try application.enter("crocodle", expecting: "Sorry, no translation available.")
      XCTAssertNoThrow(try application.part("link", named: "crocodile"))
      try application.click(word: "crocodile")
      try application.expectResult("cocodrilo")
      try application.expectWord("crocodile")
    }
  }
}
