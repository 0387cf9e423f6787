import CGTK
import Foundation
import GTKBinding
import PalabraCore
import TestSupport
import XCTest

@testable import PalabraWindow

@MainActor
final class HistoryTests: WindowTestCase {
  /// Runs a body with a window whose settings and files are in a folder of their own.
  private func withWindow(
    _ folder: TemporaryFolder, _ body: (MainWindow) throws -> Void
  ) rethrows {
    let directory = folder.url.path
    try withWindow(settings: Settings(directory: directory), dataDirectory: directory, body)
  }

  private func history(_ folder: TemporaryFolder) -> [String] {
    let file = folder.url.appendingPathComponent("palabra/history.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { $0.split(separator: "\t").dropFirst().joined(separator: " ") }
  }

  func testOnlyWhatIsFoundIsWrittenAndOnlyOnceTheWindowIsIdle() async throws {
    let folder = try TemporaryFolder()
    withWindow(folder) { window in
      for word in ["Dogs", "xqzzy", "", "teh", "dog"] { window.lookUp(word) }
      window.lookUp("perros", .spanishToEnglish)
      XCTAssertEqual(history(folder), [])
      XCTAssertTrue(pump { history(folder).count == 3 })
      XCTAssertEqual(history(folder), ["en-es dog", "en-es dog", "es-en perro"])
    }
  }

  func testTheLastWordIsWrittenWhenTheWindowCloses() async throws {
    let folder = try TemporaryFolder()
    let window = MainWindow(settings: Settings(directory: folder.url.path), dataDirectory: folder.url.path)
    var isDestroyed = false
    connect(window.widget, "destroy") { isDestroyed = true }
    window.present(translating: "dog")
    window.close()
    XCTAssertTrue(pump { isDestroyed })
    XCTAssertEqual(history(folder), ["en-es dog"])
  }

  func testKeepNoneWritesAndReadsNothing() async throws {
    let folder = try TemporaryFolder()
    try withWindow(folder) { window in
      window.lookUp("dog")
      XCTAssertTrue(pump { history(folder).count == 1 })
      window.showHistory()
      let page = try XCTUnwrap(window.words?.historyPage)
      XCTAssertEqual(page.table.selected?.text, "dog")
      gtk_toggle_button_set_active(gtk_toggle_button(page.keep), 0)
      XCTAssertNil(page.table.selected)
      window.lookUp("cat")
      settle()
      XCTAssertEqual(history(folder), ["en-es dog"])
    }
    XCTAssertFalse(Settings(directory: folder.url.path).keepsHistory)
    withWindow(folder) { window in
      window.lookUp("bird")
      window.showHistory()
      XCTAssertNil(window.words?.historyPage.table.selected)
      XCTAssertTrue(window.trail.canGoBack == false)
    }
    XCTAssertEqual(history(folder), ["en-es dog"])
  }

  func testAFileThatCannotBeWrittenIsToldOnceAndTheWindowWorksOn() async throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.url.appendingPathComponent("palabra"))
    withWindow(folder) { window in
      window.lookUp("dog")
      let path = folder.url.path + "/palabra/history.tsv"
      XCTAssertTrue(pump { window.labels(under: window.widget).contains { $0.contains(path) } })
      XCTAssertEqual(window.resultText, "perro")
      window.notice.show("")
      window.lookUp("sad")
      settle()
      XCTAssertFalse(window.labels(under: window.widget).contains { $0.contains(path) })
    }
  }

  func testWhatCouldNotBeWrittenIsWrittenLater() async throws {
    let folder = try TemporaryFolder()
    let obstacle = folder.url.appendingPathComponent("palabra")
    try Data().write(to: obstacle)
    try withWindow(folder) { window in
      window.lookUp("dog")
      settle()
      try FileManager.default.removeItem(at: obstacle)
      window.lookUp("sad")
      XCTAssertTrue(pump { history(folder) == ["en-es dog", "en-es sad"] })
    }
  }

  func testDamagedLinesAreNamedInTheWindow() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("palabra/history.tsv")
    try makeFile(at: file, containing: "2026-11-30T07:36:04Z\ten-es\tdog\ngarbage\n".utf8)
    withWindow(folder) { window in
      window.showHistory()
      XCTAssertEqual(window.words?.historyPage.table.selected?.text, "dog")
      XCTAssertTrue(
        window.labels(under: window.widget).contains("Skipped a damaged line of \(file.path): 2"))
    }
  }

  func testTheStarFollowsTheFile() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("palabra/starred.tsv")
    try withWindow(folder) { window in
      window.lookUp("dogs")
      window.toggleStar()
      XCTAssertTrue(try String(contentsOf: file, encoding: .utf8).hasPrefix("en-es\tdog\t"))
      XCTAssertTrue(window.labels(under: window.answer.buttons.widget).contains("★"))
      window.lookUp("cat")
      XCTAssertTrue(pump { window.labels(under: window.answer.buttons.widget).contains("☆") })
      window.lookUp("dog")
      XCTAssertTrue(pump { window.labels(under: window.answer.buttons.widget).contains("★") })
      // Another program takes it away.
      try Data().write(to: file)
      window.lookUp("dog")
      XCTAssertTrue(pump { window.labels(under: window.answer.buttons.widget).contains("☆") })
    }
  }

  func testAStarThatCannotBeWrittenIsNotShown() async throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.url.appendingPathComponent("palabra"))
    withWindow(folder) { window in
      window.lookUp("dog")
      window.toggleStar()
      XCTAssertTrue(window.labels(under: window.answer.buttons.widget).contains("☆"))
      XCTAssertTrue(window.labels(under: window.widget).contains { $0.contains("starred.tsv") })
    }
  }

  func testTheButtonsAreThereWithAnAnswerOnly() async throws {
    withWindow(try TemporaryFolder()) { window in
      XCTAssertEqual(gtk_widget_get_visible(window.answer.buttons.widget), 0)
      window.lookUp("xqzzy")
      XCTAssertEqual(gtk_widget_get_visible(window.answer.buttons.widget), 0)
      window.lookUp("dog")
      XCTAssertNotEqual(gtk_widget_get_visible(window.answer.buttons.widget), 0)
      window.lookUp("xqzzy")
      XCTAssertNotEqual(gtk_widget_get_visible(window.answer.buttons.widget), 0)
      window.goBack()
      XCTAssertEqual(window.resultText, "perro")
      XCTAssertEqual(window.word, "dog")
    }
  }

  func testTenThousandWordsOpenAndAreSearchedAtOnce() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("palabra/history.tsv")
    try makeFile(
      at: file, containing: (0..<10_000).map { "2026-11-30T07:36:04Z\ten-es\tword\($0)\n" }.joined().utf8)
    try withWindow(folder) { window in
      let start = Date()
      window.showHistory()
      settle()
      let page = try XCTUnwrap(window.words?.historyPage)
      XCTAssertEqual(page.table.selected?.text, "word9999")
      gtk_entry_set_text(gtk_entry(page.search), "word77")
      XCTAssertEqual(page.table.selected?.text, "word7799")
      settle()
      // A debug build takes ten times as long as the program does.
      XCTAssertLessThan(Date().timeIntervalSince(start), 5)
      print("10,000 words: \(Date().timeIntervalSince(start)) s")
    }
  }

  func testThePopoverGoesWithTheWindow() async throws {
    let folder = try TemporaryFolder()
    weak var witness: MainWindow?
    do {
      let window = MainWindow(settings: Settings(directory: folder.url.path), dataDirectory: folder.url.path)
      witness = window
      window.present(translating: "dog")
      gtk_test_widget_wait_for_draw(window.widget)
      window.showHistory()
      window.showWordList()
      settle()
      gtk_widget_destroy(window.widget)
    }
    XCTAssertNil(witness)
  }

  func testExportSaysWhatItDid() async throws {
    let folder = try TemporaryFolder()
    withWindow(folder) { window in
      window.lookUp("crocodile")
      window.toggleStar()
      let path = folder.url.path + "/words.csv"
      window.export(to: path, as: .csv)
      XCTAssertTrue(window.labels(under: window.widget).contains("Exported 1 word to \(path)"))
      XCTAssertTrue(
        (try? String(contentsOfFile: path, encoding: .utf8))?.hasSuffix(
          "\r\ncrocodile,,el cocodrilo,noun,plural: cocodrilos\r\n") ?? false)
      window.export(to: "/proc/nowhere/words.csv", as: .csv)
      XCTAssertTrue(
        window.labels(under: window.widget).contains(
          "cannot write /proc/nowhere/words.csv: No such file or directory"))
    }
  }
}
