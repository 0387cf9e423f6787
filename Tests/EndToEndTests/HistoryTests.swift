import Foundation
import TestSupport
import XCTest

/// The words that were looked up, starred and exported, as a person meets them with the keyboard.
final class HistoryTests: XCTestCase {
  private func file(_ name: String, _ application: Application) -> URL {
    application.home.url.appendingPathComponent("data/palabra/\(name)")
  }

  private func lines(_ name: String, _ application: Application) -> [String] {
    let text = (try? String(contentsOf: file(name, application), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  private func lookUp(_ words: [String: String], _ application: Application) throws {
    for (word, translation) in words.sorted(by: { $0.key < $1.key }) {
      // Another program may have taken the selection away, so that what is typed would be added to it.
      try application.press("ctrl+l", "ctrl+a")
      try application.type(word)
      try application.expectWord(word)
      try application.press("Return")
      try application.expectResult(translation)
    }
  }

  /// Looks up *crocodile, dog, sad*, in this order.
  private func lookUpThree(_ application: Application) throws {
    try lookUp(["crocodile": "cocodrilo", "dog": "perro", "sad": "triste"], application)
  }

  /// The cells of the list that is open, row by row.
  private func cells(_ application: Application) -> [String] {
    application.frame?.descendants.filter { $0.role == "table cell" && $0.isShowing }.map(\.name) ?? []
  }

  func testBackAndForwardByKeyAndByButton() throws {
    try withApplication { application in
      try lookUpThree(application)
      try application.press("alt+Left", "alt+Left")
      try application.expectResult("cocodrilo")
      try application.expectWord("crocodile")
      try application.press("alt+Right")
      try application.expectResult("perro")
      try application.click(application.part("push button", named: "Forward"))
      try application.expectResult("triste")
      let forward = try application.part("push button", named: "Forward")
      XCTAssertTrue(eventually { !forward.isSensitive })
      try application.click(application.part("push button", named: "Back"))
      try application.expectResult("perro")
      XCTAssertTrue(eventually { lines("history.tsv", application).count == 3 }, "going back is no lookup")
    }
  }

  func testAWordOfTheHistoryIsFoundByTypingAndChosenWithEnter() throws {
    try withApplication { application in
      try lookUpThree(application)
      try application.type("dog")
      try application.press("Return")
      try application.type("xqzzy")
      try application.press("Return", "ctrl+h")
      let isListed = eventually { cells(application) == ["dog", "2×", "sad", "1×", "crocodile", "1×"] }
      XCTAssertTrue(isListed, "\(cells(application))")
      try application.type("CRO")
      XCTAssertTrue(eventually { cells(application) == ["crocodile", "1×"] }, "\(cells(application))")
      try application.press("Return")
      try application.expectResult("cocodrilo")
      XCTAssertTrue(eventually { cells(application).isEmpty })
      try application.press("ctrl+h", "Tab", "Down", "Down", "Return")
      try application.expectResult("triste")
      try application.press("ctrl+h", "Escape")
      XCTAssertTrue(eventually { cells(application).isEmpty })
      try application.enter("dog", expecting: "perro")
    }
  }

  func testClearAsksFirst() throws {
    try withApplication { application in
      try lookUpThree(application)
      try application.press("ctrl+h")
      XCTAssertTrue(eventually { !cells(application).isEmpty })
      for key in ["Escape", "Return"] {
        try application.press("alt+l")
        try answerQuestion(application, key)
        XCTAssertEqual(lines("history.tsv", application).count, 3)
        try application.press("ctrl+h")
        XCTAssertTrue(eventually { !cells(application).isEmpty })
      }
      try application.press("alt+l")
      try answerQuestion(application, "alt+l")
      XCTAssertTrue(eventually { lines("history.tsv", application).isEmpty })
      try application.expectResult("triste")
    }
  }

  /// Presses a key in the dialog that asks something, once it is there, and waits until it has gone.
  private func answerQuestion(_ application: Application, _ key: String) throws {
    func question() -> Accessible? { application.windows.first { $0.role == "alert" } }
    XCTAssertTrue(eventually { question() != nil }, "no question")
    try application.focusDialog()
    try application.press(key)
    XCTAssertTrue(eventually { question() == nil }, key)
    try application.focus()
  }

  func testKeepNoneKeepsNoneTheNextTimeToo() throws {
    let home = try TemporaryFolder()
    try withApplication(home: home) { application in
      try lookUpThree(application)
      try application.press("ctrl+h")
      XCTAssertTrue(eventually { !cells(application).isEmpty })
      try application.press("alt+k")
      XCTAssertTrue(eventually { cells(application).isEmpty })
      try application.press("Escape")
      try application.enter("happy", expecting: "feliz")
    }
    try withApplication("happy", home: home) { application in
      try application.expectResult("feliz")
      try application.press("alt+Left")
    }
    let file = home.url.appendingPathComponent("data/palabra/history.tsv")
    XCTAssertFalse(try String(contentsOf: file, encoding: .utf8).contains("happy"))
  }

  func testAStarIsThereTheNextTimeAndInTheWordList() throws {
    let home = try TemporaryFolder()
    try withApplication("dogs", home: home) { application in
      try application.expectResult("perros")
      try application.press("ctrl+d")
      XCTAssertTrue(eventually { lines("starred.tsv", application).count == 1 })
      try lookUp(["sad": "triste"], application)
      try application.click(application.part("toggle button", named: "Star"))
      XCTAssertTrue(eventually { lines("starred.tsv", application).count == 2 })
    }
    try withApplication("dog", home: home) { application in
      let star = try application.part("toggle button", named: "Star")
      XCTAssertTrue(eventually { star.isPressed })
      try application.press("ctrl+shift+l")
      let isListed = eventually { cells(application) == ["sad", "triste", "dog", "perro"] }
      XCTAssertTrue(isListed, "\(cells(application))")
      try application.press("Return")
      try application.expectResult("triste")
      try openWords("ctrl+shift+l", application)
      try application.press("Delete")
      XCTAssertTrue(eventually { cells(application) == ["dog", "perro"] }, "\(cells(application))")
      try application.press("alt+r")
      XCTAssertTrue(eventually { cells(application).isEmpty })
      XCTAssertTrue(eventually { lines("starred.tsv", application).isEmpty })
      try application.press("Escape")
      XCTAssertTrue(eventually { !star.isPressed })
    }
  }

  func testTheWordListIsExportedForAnkiAndAsCSV() throws {
    try withApplication("crocodile") { application in
      try application.press("ctrl+d")
      XCTAssertTrue(eventually { lines("starred.tsv", application).count == 1 })
      for (name, end) in [
        ("list.txt", "#columns:Front\tBack\ncrocodile\tel cocodrilo · noun · plural: cocodrilos\n"),
        ("list.csv", "\r\ncrocodile,,el cocodrilo,noun,plural: cocodrilos\r\n"),
      ] {
        let target = application.home.url.appendingPathComponent(name)
        try application.press("ctrl+shift+l")
        XCTAssertTrue(eventually { !cells(application).isEmpty })
        try application.press("alt+x")
        try chooseFile(target.path, application)
        let isWritten = eventually {
          (try? String(contentsOf: target, encoding: .utf8))?.hasSuffix(end) ?? false
        }
        XCTAssertTrue(isWritten, (try? String(contentsOf: target, encoding: .utf8)) ?? "no file")
        _ = try application.part("notification", named: "Exported 1 word to \(target.path)")
      }
    }
  }

  /// Types a path into the dialog that asks for a file, and accepts it.
  private func chooseFile(_ path: String, _ application: Application) throws {
    try application.focusDialog()
    // The dialog may still be busy with its own proposal when it is first seen.
    let isTyped = eventually {
      try? application.press("ctrl+a")
      try? application.type(path)
      return application.windows.first { $0.name == "Export the Word List" }?
        .descendants.contains { $0.role == "text" && $0.text == path } ?? false
    }
    XCTAssertTrue(isTyped)
    try application.press("Return")
    XCTAssertTrue(eventually { application.dialog == nil })
    try application.focus()
  }

  func testOnAFullDiskTheWindowSaysSoAndWorksOn() throws {
    try withApplication("dog") { application in
      XCTAssertTrue(eventually { lines("history.tsv", application).count == 1 })
      let before = lines("history.tsv", application)
      try application.limitFileSize(to: 40)
      try lookUp(["sad": "triste"], application)
      let path = file("history.tsv", application).path
      _ = try application.part("notification", named: "cannot write \(path): File too large")
      try lookUp(["happy": "feliz"], application)
      XCTAssertEqual(lines("history.tsv", application), before)
      try application.limitFileSize(to: nil)
      try lookUp(["sad": "triste"], application)
      XCTAssertTrue(eventually { lines("history.tsv", application).count == 4 }, "nothing is lost")
    }
  }

  func testTwoProgramsAtOnceLoseNothing() throws {
    let home = try TemporaryFolder()
    try withApplication("dog", home: home) { first in
      try withApplication("sad", home: home, environment: Application.alone()) { second in
        try second.expectResult("triste")
        try first.focus()
        try lookUp(["happy": "feliz"], first)
        try second.focus()
        try lookUp(["crocodile": "cocodrilo"], second)
        let isWritten = eventually { lines("history.tsv", first).count == 4 }
        XCTAssertTrue(isWritten, "\(lines("history.tsv", first))")
        try second.press("ctrl+h")
        XCTAssertTrue(eventually { cells(second).count == 8 }, "\(cells(second))")
      }
    }
  }

  func testAProgramThatIsKilledAtAnyMomentLeavesWholeLines() throws {
    let home = try TemporaryFolder()
    let environment = Application.environment(home: home).merging(try Application.alone()) { $1 }
    let history = home.url.appendingPathComponent("data/palabra/history.tsv")
    for round in 0..<25 {
      // Two at once, as the machine has two processors at least.
      let processes = ["dog", "sad"].map {
        makeProcess(products.appendingPathComponent("palabra-gtk"), [$0], environment: environment)
      }
      for process in processes { try start(process) }
      usleep(UInt32(100_000 + 8_000 * round))
      for process in processes {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
      }
    }
    let text = try String(contentsOf: history, encoding: .utf8)
    XCTAssertTrue(text.hasSuffix("\n"))
    for line in text.split(separator: "\n") {
      XCTAssertNotNil(
        line.wholeMatch(of: #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\ten-es\t(dog|sad)/#), String(line))
    }
  }

  func testALongHistoryIsMadeSmallerAtTheStart() throws {
    let home = try TemporaryFolder()
    let history = home.url.appendingPathComponent("data/palabra/history.tsv")
    let lookup = "2026-11-30T07:36:04Z\ten-es\tdog"
    try makeFile(
      at: history, containing: "garbage\n\(String(repeating: lookup + "\n", count: 3000))".utf8)
    try withApplication(home: home) { application in
      XCTAssertTrue(eventually { lines("history.tsv", application) == ["garbage", lookup + "\t3000"] })
    }
  }

  func testTheEndOfTheProgramWritesTheLastWord() throws {
    let home = try TemporaryFolder()
    let application = try Application(home: home)
    try application.type("dog")
    try application.press("Return")
    try application.press("ctrl+q")
    XCTAssertTrue(eventually { !application.process.isRunning })
    XCTAssertEqual(lines("history.tsv", application).count, 1)
  }

  /// Opens the history or the word list, and waits until the keys go there.
  private func openWords(_ keys: String, _ application: Application) throws {
    try application.press(keys)
    let parts = ["text", "tree table", "table", "table cell"]
    XCTAssertTrue(
      eventually {
        !cells(application).isEmpty
          && application.frame?.descendants.contains {
            $0.isFocused && parts.contains($0.role) && $0.name != "English word"
          } ?? false
      })
  }

  func testADialogDoesNotKeepTheProgramFromEnding() throws {
    for keys in ["ctrl+h alt+l", "ctrl+shift+l alt+x"] {
      try withApplication("dog") { application in
        try application.press("ctrl+d")
        XCTAssertTrue(eventually { lines("starred.tsv", application).count == 1 })
        let keys = keys.split(separator: " ").map(String.init)
        try openWords(keys[0], application)
        try application.press(keys[1])
        XCTAssertTrue(eventually { application.dialog != nil })
      }
    }
  }
}
