import Foundation
import GTKBinding
import TestSupport
import XCTest

@testable import PalabraWindow

final class HistoryFileTests: UserFileTestCase {
  private var file: HistoryFile { HistoryFile(url.path) }
  private let time = "2026-11-30T07:36:04Z"

  /// The history as *word count*, newest first.
  private func history() throws -> [String] {
    try file.read().items.map { "\($0.headword.text) \($0.count)" }
  }

  func testEveryWordStandsOnceNewestFirstWithItsCount() throws {
    for word in ["dog", "cat", "dog", "bird", "dog", "cat"] {
      try file.append(Headword(word, .englishToSpanish), at: time)
    }
    try file.append(Headword("cat", .spanishToEnglish), at: time)
    XCTAssertEqual(try history(), ["cat 1", "cat 2", "dog 3", "bird 1"])
    XCTAssertEqual(text.split(separator: "\n").last, "2026-11-30T07:36:04Z\tes-en\tcat")
    XCTAssertTrue(Timestamp.isValid(Array(Timestamp.now().utf8)[...]))
  }

  func testADamagedLineIsSkippedAndNamed() throws {
    let damaged = [
      "garbage", "2026-11-30T07:36:04Z\ten-es", "2026-11-30T07:36:04Z\ten-es\t", "yesterday\ten-es\tdog",
      "2026-11-30T07:36:04Z\tde-es\tdog", "2026-11-30T07:36:04Z\ten-es\tdo\u{0}g",
      "2026-11-30T07:36:04Z\ten-es\tdog\t0", "2026-11-30T07:36:04Z\ten-es\tdog\t-1",
      "2026-11-30T07:36:04Z\ten-es\tdog\tx", "2026-11-30T07:36:04Z\ten-es\tdog\t99999999999999999999",
      "2026-11-30T07:36:04Z\ten-es\tdog\t1\t1", "2026-11-30T07:36:04Z\ten-es\tdog\r",
    ]
    try write(damaged.joined(separator: "\n") + "\n\n\(time)\ten-es\tcat\n")
    XCTAssertEqual(try history(), ["cat 1"])
    XCTAssertEqual(try file.read().damagedLines, Array(1...damaged.count))
    try write(
      Array("\(time)\ten-es\tdo".utf8) + [0xFF, 0xC3, 0x0A] + Array("\(time)\ten-es\tcat\n2026-1".utf8))
    XCTAssertEqual(try history(), ["cat 1"])
    XCTAssertEqual(try file.read().damagedLines, [1, 3])
  }

  func testAnyCutLosesTheLastWordOnly() throws {
    for word in ["dog", "cat"] { try file.append(Headword(word, .englishToSpanish), at: time) }
    let whole = bytes
    let length = whole.count / 2
    for end in length...whole.count {
      try write(Array(whole.prefix(end)))
      try file.append(Headword("bird", .englishToSpanish), at: time)
      let words = try file.read().items.map(\.headword.text)
      XCTAssertEqual([words.first, words.last], ["bird", "dog"])
      XCTAssertTrue(bytes.starts(with: whole.prefix(end)))
    }
  }

  func testAnyBytesAreReadWithoutHarm() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let alphabet = Array("2026-11-30T07:36:04Z\ten-es\tdog\t3\n".utf8) + [0, 0xFF, 0xC3]
      let noise = (0..<400).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
      try write(noise + [newline])
      try file.append(Headword("dog", .englishToSpanish), at: time)
      XCTAssertTrue(bytes.starts(with: noise))
      XCTAssertEqual(try file.read().items.first?.headword.text, "dog")
    }
  }

  /// Enough lookups for compaction to pay.
  private func manyLookups() -> String {
    let words = ["dog", "cat", "bird"]
    return (0..<3000).map { "\(time)\ten-es\t\(words[$0 % 3])\n" }.joined()
  }

  func testCompactionKeepsCountsOrderAndDamagedLines() throws {
    let garbage: [UInt8] = [0xFF, 0x00, 0x41]
    try write(Array("garbage\n".utf8) + Array(manyLookups().utf8) + garbage + [newline])
    try file.compact()
    XCTAssertEqual(
      bytes,
      Array("garbage\n".utf8) + garbage
        + Array("\n\(time)\ten-es\tdog\t1000\n\(time)\ten-es\tcat\t1000\n\(time)\ten-es\tbird\t1000\n".utf8))
    try file.append(Headword("cat", .englishToSpanish), at: time)
    XCTAssertEqual(try history(), ["cat 1001", "bird 1000", "dog 1000"])
  }

  func testCompactionWaitsUntilItPays() throws {
    let few = String(manyLookups().prefix(HistoryFile.worthCompacting - 1))
    let compacted = (0..<5000).map { "\(time)\ten-es\tword\($0)\t2\n" }.joined()
    for text in ["", few, compacted, compacted + few.prefix(60_000)] {
      try write(text)
      let before = try FileManager.default.attributesOfItem(atPath: url.path)[.systemFileNumber] as? Int
      try file.compact()
      let after = try FileManager.default.attributesOfItem(atPath: url.path)[.systemFileNumber] as? Int
      XCTAssertEqual(before, after)
    }
    try write(compacted + manyLookups())
    try file.compact()
    XCTAssertEqual(text, compacted + ["dog", "cat", "bird"].map { "\(time)\ten-es\t\($0)\t1000\n" }.joined())
  }

  func testTenThousandWordsAreReadAtOnce() throws {
    try write((0..<40_000).map { "\(time)\ten-es\tword\($0 % 10_000)\n" }.joined())
    let start = Date()
    XCTAssertEqual(try file.read().items.count, 10_000)
    // A debug build takes ten times as long as the program does.
    XCTAssertLessThan(Date().timeIntervalSince(start), 5)
  }

  func testCompactionThatRacesWithWritersLosesNothing() throws {
    try write(manyLookups())
    let file = file
    let writers = try (0..<3).map { number in
      try Fork {
        for _ in 0..<300 {
          guard (try? file.append(Headword("new\(number)", .englishToSpanish), at: time)) != nil else {
            return 1
          }
        }
        return 0
      }
    }
    let compactor = try Fork {
      for _ in 0..<60 {
        guard (try? file.file.change { HistoryTally($0).content }) != nil else { return 1 }
        usleep(500)
      }
      return 0
    }
    for child in writers + [compactor] { XCTAssertEqual(child.wait(), 0) }
    let tally = try file.read()
    XCTAssertEqual(tally.damagedLines, [])
    XCTAssertEqual(
      Dictionary(uniqueKeysWithValues: tally.items.map { ($0.headword.text, $0.count) }),
      ["dog": 1000, "cat": 1000, "bird": 1000, "new0": 300, "new1": 300, "new2": 300])
  }

  func testAProcessThatIsKilledAtAnyMomentLosesTheLastWordAtMost() throws {
    try write("garbage\n" + manyLookups())
    let file = file
    let acknowledged = url.deletingLastPathComponent().appendingPathComponent("acknowledged")
    try Data().write(to: acknowledged)
    for _ in 0..<200 {
      let child = try Fork {
        let log = open(acknowledged.path, O_WRONLY | O_APPEND)
        for count in 0... {
          guard (try? file.append(Headword("new", .englishToSpanish), at: time)) != nil else { return 1 }
          Foundation.write(log, ".", 1)
          if count % 5 == 4 { try? file.file.change { HistoryTally($0).content } }
        }
        return 0
      }
      usleep(.random(in: 0...15_000))
      child.kill()
      XCTAssertEqual(child.wait(), -SIGKILL)
    }
    let tally = try file.read()
    let counts = Dictionary(uniqueKeysWithValues: tally.items.map { ($0.headword.text, $0.count) })
    XCTAssertEqual(tally.damagedLines, [1])
    XCTAssertEqual(["dog", "cat", "bird"].map { counts[$0] }, [1000, 1000, 1000])
    let known = try Data(contentsOf: acknowledged).count
    XCTAssertGreaterThan(known, 200)
    XCTAssertTrue((known...known + 200).contains(counts["new"] ?? 0), "\(counts) \(known)")
    XCTAssertTrue(
      try neighbours().allSatisfy { $0 == "file.tsv" || $0 == "acknowledged" || $0.hasPrefix(".") })
  }
}
