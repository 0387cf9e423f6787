import Foundation
import TestSupport
import XCTest

/// The user's own words, as a person adds, changes and removes them.
final class OwnWordsTests: XCTestCase {
  private let miss = "Sorry, no translation available."

  private func file(in home: TemporaryFolder) -> URL {
    home.url.appendingPathComponent("data/palabra/words.tsv")
  }

  private func text(in home: TemporaryFolder) -> String {
    (try? String(contentsOf: file(in: home), encoding: .utf8)) ?? ""
  }

  private func write(_ text: String, in home: TemporaryFolder) throws {
    try makeFile(at: file(in: home), containing: text.utf8)
  }

  func testAWordIsAddedByKeyboardAndIsThereAfterARestart() throws {
    let home = try TemporaryFolder()
    try withApplication("zorbing", home: home) { application in
      try application.expectResult(miss)
      try application.press("alt+a")
      try application.withDialog(named: "Add a Translation") { dialog in
        XCTAssertEqual(try application.part("text", named: "English:", in: dialog).text, "zorbing")
        let spanish = try application.part("text", named: "Spanish:", in: dialog)
        XCTAssertTrue(eventually { spanish.isFocused })
        try application.press("Return")
        _ = try application.part("notification", named: "no Spanish word", in: dialog)
        try application.type("zorbeo")
        try application.press("alt+g", "Down", "alt+o")
        try application.type("a sport")
        try application.press("Return")
        XCTAssertTrue(eventually { !application.hasDialog(named: "Add a Translation") })
      }
      try application.expectResult("zorbeo")
      XCTAssertEqual(text(in: home), "zorbing\tnoun\tzorbeo m\ta sport\n")
      XCTAssertTrue(eventually { application.labels.contains { $0.text == "zorbing  yours" } })
    }
    try withApplication("zorbings", home: home) { try $0.expectResult("zorbeos") }
  }

  func testAWordIsChangedAndRemovedAndTheRestOfTheFileStays() throws {
    let home = try TemporaryFolder()
    try write("# mine\r\nzorb\tnoun\tzorbo m\r\nwhat\r\n", in: home)
    try withApplication("zorb", home: home) { application in
      try application.expectResult("zorbo")
      try application.click(application.part("push button", named: "Edit"))
      try application.withDialog(named: "Edit a Translation") { dialog in
        let spanish = try application.part("text", named: "Spanish:", in: dialog)
        XCTAssertTrue(eventually { spanish.text == "zorbo" && spanish.isFocused })
        try application.press("ctrl+a")
        try application.type("globo")
        try application.press("alt+s")
        XCTAssertTrue(eventually { !application.hasDialog(named: "Edit a Translation") })
      }
      try application.expectResult("globo")
      XCTAssertEqual(text(in: home), "# mine\r\nzorb\tnoun\tglobo m\r\nwhat\r\n")
      try application.press("alt+e")
      try application.withDialog(named: "Edit a Translation") { _ in try application.press("alt+r") }
      try application.expectResult(miss)
      XCTAssertEqual(text(in: home), "# mine\r\nwhat\r\n")
    }
  }

  func testAWordOfTheVocabularyIsReplacedForTheUserOnly() throws {
    let home = try TemporaryFolder()
    try withApplication("bank", home: home) { application in
      try application.expectResult("banco")
      try application.press("alt+e")
      try application.withDialog(named: "Edit a Translation") { dialog in
        // Another meaning than the first.
        _ = try application.part("combo box", named: "Meaning:", in: dialog)
        try application.press("alt+m", "Down")
        let spanish = try application.part("text", named: "Spanish:", in: dialog)
        XCTAssertTrue(eventually { spanish.text.hasPrefix("orilla") })
        XCTAssertFalse(dialog.descendants.contains { $0.name == "Remove" })
        try application.press("alt+s")
      }
      try application.expectResult("orilla")
      XCTAssertTrue(text(in: home).hasPrefix("bank\tnoun\torilla f"))
    }
  }

  func testWhatAnEditorChangesShowsAtOnce() throws {
    let home = try TemporaryFolder()
    try withApplication("zorb", home: home) { application in
      try application.expectResult(miss)
      try write("zorb\tnoun\tzorbo m\n", in: home)
      try application.expectResult("zorbo")
      try write("zorb\tnoun\tglobo m\nwhat\n", in: home)
      try application.expectResult("globo")
      application.expectNotice(
        "\(file(in: home).path):2: not three to five columns, separated by tabs: English, part of speech, Spanish"
      )
      try FileManager.default.removeItem(at: file(in: home))
      try application.expectResult(miss)
    }
  }

  func testAFullDiskIsNamedAndWhatWasTypedStays() throws {
    let home = try TemporaryFolder()
    try write("yurt\tnoun\tyurta f\n", in: home)
    try withApplication("zorb", home: home) { application in
      try application.expectResult(miss)
      try application.press("alt+a")
      try application.withDialog(named: "Add a Translation") { dialog in
        try application.limitFileSize(to: 0)
        try application.type("zorbo")
        try application.press("Return")
        _ = try application.part("notification", named: "File too large", in: dialog)
        XCTAssertEqual(try application.part("text", named: "Spanish:", in: dialog).text, "zorbo")
        XCTAssertEqual(text(in: home), "yurt\tnoun\tyurta f\n")
        try application.limitFileSize(to: nil)
        try application.press("Return")
        XCTAssertTrue(eventually { !application.hasDialog(named: "Add a Translation") })
      }
      try application.expectResult("zorbo")
      XCTAssertEqual(text(in: home), "yurt\tnoun\tyurta f\nzorb\tnoun\tzorbo\n")
    }
  }

  func testAFileThatCannotBeReadIsNamedAndLeftAlone() throws {
    let home = try TemporaryFolder()
    let file = file(in: home)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    try withApplication("dog", home: home) { application in
      try application.expectResult("perro")
      application.expectNotice("\(file.path): Is a directory")
      try application.press("alt+e")
      try application.withDialog(named: "Edit a Translation") { dialog in
        try application.press("alt+s")
        _ = try application.part("notification", named: "\(file.path): Is a directory", in: dialog)
        try application.press("Escape")
        XCTAssertTrue(eventually { !application.hasDialog(named: "Edit a Translation") })
      }
    }
  }

  func testAnOpenDialogDoesNotKeepTheProgramFromEnding() throws {
    try withApplication("zorb") { application in
      try application.press("alt+a")
      try application.withDialog(named: "Add a Translation") { _ in }
    }
  }
}
