import CGTK
import Foundation
import GTKBinding
import PalabraCore
import TestSupport
import XCTest

@testable import PalabraWindow

/// The file of the user's own words, as the window reads and changes it.
final class OwnWordsWatchTests: UserFileTestCase {
  /// A watch of the file, and what it has told.
  @MainActor private final class Witness {
    let watch: OwnWordsWatch
    var translator = Translator()
    var problems: [String] = []

    init(_ url: URL) {
      watch = OwnWordsWatch(of: OwnWordsFile(path: url.path))
      watch.onWords = { [unowned self] in translator.ownWords = $0 }
      watch.onProblem = { [unowned self] in problems.append($0) }
    }

    func text(_ word: String) -> String { translator.translate(word, suggesting: 0).text }
  }

  private func line(_ headword: String) -> String { "\(headword)\tnoun\tzorbo m" }

  @MainActor func testChangesOfAnEditorShowAtOnce() async throws {
    let witness = Witness(url)
    witness.watch.start()
    settle()
    // There was no folder at the start.
    try write("zorb\tnoun\tzorbo m\n")
    XCTAssertTrue(pump { witness.text("zorb") == "zorbo" })
    try write("zorb\tnoun\tbola f\n")
    XCTAssertTrue(pump { witness.text("zorb") == "bola" })
    let new = url.appendingPathExtension("new")
    try Data("zorb\tnoun\tglobo m\n".utf8).write(to: new)
    XCTAssertEqual(rename(new.path, url.path), 0)
    XCTAssertTrue(pump { witness.text("zorb") == "globo" })
    try FileManager.default.removeItem(at: url)
    XCTAssertTrue(pump { witness.text("zorb") == "" })
    try FileManager.default.removeItem(at: url.deletingLastPathComponent())
    settle()
    try write("zorb\tnoun\tzorbo m\n")
    XCTAssertTrue(pump { witness.text("zorb") == "zorbo" })
    XCTAssertEqual(witness.problems, [])
  }

  @MainActor func testNothingIsReadBeforeItIsAskedFor() async throws {
    try write("zorb\tnoun\tzorbo m\n")
    let witness = Witness(url)
    settle()
    XCTAssertEqual(witness.text("zorb"), "")
    witness.watch.readIfChanged()
    XCTAssertEqual(witness.text("zorb"), "zorbo")
  }

  @MainActor func testAProblemIsToldOnce() async throws {
    let witness = Witness(url)
    for translation in ["zorbo m", "globo m", "bola f"] {
      try write("what\nzorb\tnoun\t\(translation)\n")
      witness.watch.readIfChanged()
    }
    XCTAssertEqual(witness.problems.count, 1)
    XCTAssertTrue(witness.problems[0].hasPrefix("\(url.path):1: not three"), witness.problems[0])
    XCTAssertEqual(witness.text("zorb"), "bola")
  }

  @MainActor func testAddingAndRemovingKeepTheRest() async throws {
    let word = try OwnWord(line: line("zorb"))
    let watch = OwnWordsWatch(of: OwnWordsFile(path: url.path))
    try write("# mine\r\nwhat")
    try watch.add(word)
    XCTAssertEqual(text, "# mine\r\nwhat\r\nzorb\tnoun\tzorbo m\r\n")
    try watch.change { $0.replace(word, with: nil) }
    XCTAssertEqual(text, "# mine\r\nwhat\r\n")
    XCTAssertThrowsError(try watch.change { $0.replace(word, with: nil) }) {
      XCTAssertEqual(($0 as? GLibError)?.message, "\(url.path): this line has been changed meanwhile")
    }
    XCTAssertEqual(text, "# mine\r\nwhat\r\n")
    XCTAssertEqual(try neighbours(), ["file.tsv"])
  }

  @MainActor func testWhatCannotBeReadIsNeverOverwritten() async throws {
    let word = try OwnWord(line: line("zorb"))
    let watch = OwnWordsWatch(of: OwnWordsFile(path: url.path))
    try write("yurt\tnoun\tyurta f\n")
    XCTAssertEqual(truncate(url.path, 17 << 20), 0)
    XCTAssertThrowsError(try watch.add(word))
    XCTAssertEqual(bytes.count, 17 << 20)
    XCTAssertTrue(text.hasPrefix("yurt"))
    try FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    XCTAssertThrowsError(try watch.add(word))
    try FileManager.default.removeItem(at: url)
    XCTAssertEqual(mkfifo(url.path, 0o600), 0)
    XCTAssertThrowsError(try watch.add(word))
    XCTAssertEqual(try neighbours(), ["file.tsv"])
  }

  @MainActor func testWithoutAHomeFolderItSaysSo() async throws {
    let watch = OwnWordsWatch(of: nil)
    watch.start()
    XCTAssertThrowsError(try watch.change { _ in true }) {
      XCTAssertEqual(($0 as? GLibError)?.message, "there is no home folder")
    }
  }

  @MainActor func testOnAFullDiskTheFileStaysAsItWas() async throws {
    let word = try OwnWord(line: line("zorb"))
    let old = (0..<100).map { line("yurt\($0)") + "\n" }.joined()
    try write(old)
    let child = try Fork { [url] in
      limitFileSize(to: 1000)
      return MainActor.assumeIsolated {
        (try? OwnWordsWatch(of: OwnWordsFile(path: url.path)).add(word)) == nil ? 7 : 0
      }
    }
    XCTAssertEqual(child.wait(), 7)
    XCTAssertEqual(text, old)
    XCTAssertEqual(try neighbours(), ["file.tsv"])
  }

  @MainActor func testTwoProgramsAtOnceLoseNothing() async throws {
    try write("# mine\n")
    let children = try (0..<2).map { number in
      try Fork { [url] in addWords(to: url, named: number, count: 50) }
    }
    XCTAssertEqual(children.map { $0.wait() }, [0, 0])
    XCTAssertEqual(Set(text.split(separator: "\n")).count, 101)
    XCTAssertTrue(text.hasPrefix("# mine\n"))
  }

  @MainActor func testKillingItWhileItSavesDamagesNothing() async throws {
    try write("# mine\n")
    for round in 0..<200 {
      let child = try Fork { [url] in addWords(to: url, named: round, count: 1000) }
      usleep(useconds_t.random(in: 0...20_000))
      child.kill()
      child.wait()
      XCTAssertTrue(text.hasPrefix("# mine\n") && text.hasSuffix("\n"), text)
    }
    try OwnWordsWatch(of: OwnWordsFile(path: url.path)).add(OwnWord(line: line("last")))
    let words = try OwnWordsFile(path: url.path).read()
    XCTAssertEqual(words.damagedLineCount, 0)
    XCTAssertEqual(try neighbours(), ["file.tsv"])
    // Every program has written its words in their order, each once.
    let lines = text.split(separator: "\n").dropFirst()
    XCTAssertEqual(Set(lines).count, lines.count)
    XCTAssertGreaterThan(lines.count, 20)
  }
}

/// Adds words of which each has a name of its own, one after another.
private func addWords(to url: URL, named name: Int, count: Int) -> Int32 {
  MainActor.assumeIsolated {
    let watch = OwnWordsWatch(of: OwnWordsFile(path: url.path))
    for number in 0..<count {
      guard let word = try? OwnWord(line: "zorb-\(name)-\(number)\tnoun\tzorbo m"),
        (try? watch.add(word)) != nil
      else { return 1 }
    }
    return 0
  }
}

extension OwnWordsWatch {
  fileprivate func add(_ word: OwnWord) throws(GLibError) {
    try change {
      $0.add(word)
      return true
    }
  }
}
