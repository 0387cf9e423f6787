import Foundation
import GTKBinding
import TestSupport
import XCTest

@testable import PalabraWindow

final class StarredFileTests: UserFileTestCase {
  private var file: StarredFile { StarredFile(url.path) }
  private let time = "2026-11-30T07:36:04Z"
  private let dog = Headword("dog", .englishToSpanish)
  private let perro = Headword("perro", .spanishToEnglish)

  func testAStarIsGivenAndTakenAway() throws {
    XCTAssertEqual(try file.read().headwords, [])
    try file.set(dog, isStarred: true, at: time)
    try file.set(perro, isStarred: true, at: time)
    try file.set(dog, isStarred: true, at: time)
    XCTAssertEqual(text, "en-es\tdog\t\(time)\nes-en\tperro\t\(time)\n")
    XCTAssertEqual(try file.read().headwords, [dog, perro])
    try file.set(dog, isStarred: false, at: time)
    try file.set(dog, isStarred: false, at: time)
    XCTAssertEqual(text, "es-en\tperro\t\(time)\n")
  }

  func testAWordThatStandsTwiceIsOneWord() throws {
    try write("en-es\tdog\t\(time)\nes-en\tperro\t\(time)\nen-es\tdog\t\(time)\n")
    XCTAssertEqual(try file.read().headwords, [dog, perro])
    try file.set(dog, isStarred: false, at: time)
    XCTAssertEqual(try file.read().headwords, [perro])
  }

  func testDamagedLinesAreNamedAndStay() throws {
    let damaged = Array("garbage\nen-es\tdog\nen-es\tdo\u{0}g\t\(time)\n".utf8) + [0xFF, newline]
    try write(damaged + Array("en-es\tdog\t\(time)\nes-en\tperro\t\(time)\nen-es\tca".utf8))
    XCTAssertEqual(try file.read(), .init(headwords: [dog, perro], damagedLines: [1, 2, 3, 4, 7]))
    try file.set(dog, isStarred: false, at: time)
    XCTAssertEqual(bytes, damaged + Array("es-en\tperro\t\(time)\nen-es\tca\n".utf8))
  }

  func testOnAFullDiskTheStarsStayAsTheyAre() throws {
    try file.set(dog, isStarred: true, at: time)
    let (file, before) = (file, text)
    let child = try Fork {
      limitFileSize(to: 40)
      return (try? file.set(perro, isStarred: true, at: time)) == nil ? 0 : 1
    }
    XCTAssertEqual(child.wait(), 0)
    XCTAssertEqual(text, before)
    XCTAssertEqual(try neighbours(), ["file.tsv"])
  }

  func testProgramsThatGiveStarsAtOnceLoseNone() throws {
    let file = file
    let children = try (0..<4).map { number in
      try Fork {
        for count in 0..<25 {
          let word = Headword("word\(number)-\(count)", .englishToSpanish)
          guard (try? file.set(word, isStarred: true, at: time)) != nil else { return 1 }
          guard count % 2 == 0 || (try? file.set(word, isStarred: false, at: time)) != nil else { return 2 }
        }
        return 0
      }
    }
    for child in children { XCTAssertEqual(child.wait(), 0) }
    XCTAssertEqual(
      Set(try file.read().headwords.map(\.text)),
      Set((0..<4).flatMap { number in stride(from: 0, to: 25, by: 2).map { "word\(number)-\($0)" } }))
  }

  func testAProcessThatIsKilledAtAnyMomentLeavesTheOldStarsOrTheNew() throws {
    try write("garbage\n")
    let file = file
    for number in 0..<50 {
      let child = try Fork {
        for count in 0... {
          try? file.set(
            Headword("word\(number)-\(count % 3)", .englishToSpanish), isStarred: count % 2 == 0, at: time)
        }
        return 0
      }
      usleep(.random(in: 0...10_000))
      child.kill()
      child.wait()
      XCTAssertEqual(try file.read().damagedLines, [1])
    }
  }
}
