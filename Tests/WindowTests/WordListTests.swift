import Foundation
import GTKBinding
import PalabraCore
import TestSupport
import XCTest

@testable import PalabraWindow

final class WordListTests: XCTestCase {
  private func cards(_ words: (String, Direction)...) -> [WordCard] {
    words.flatMap { WordCard.cards(of: Headword($0, $1), Translator()) }
  }

  func testEverySenseIsACardWithArticleAndForms() {
    let cards = cards(("bank", .englishToSpanish), ("run", .englishToSpanish), ("happy", .englishToSpanish))
    XCTAssertTrue(
      cards.contains {
        $0.english == "bank" && $0.spanish == "la orilla, la ribera" && $0.forms == "plural: orillas, riberas"
          && $0.partOfSpeech == "noun" && $0.hint.contains("river")
      }, "\(cards)")
    XCTAssertTrue(
      cards.contains {
        $0.spanish == "correr" && $0.forms == "present: corro; preterite: corrí; past participle: corrido"
      }, "\(cards)")
    XCTAssertTrue(
      cards.contains { $0.spanish.hasPrefix("feliz") && $0.forms.hasPrefix("feminine: feliz") }, "\(cards)")
  }

  func testAPairAndAFeminineNounWithEl() {
    XCTAssertEqual(cards(("dog", .englishToSpanish)).first?.spanish, "el perro, la perra")
    XCTAssertEqual(cards(("dog", .englishToSpanish)).first?.forms, "plural: perros, perras")
    XCTAssertEqual(cards(("water", .englishToSpanish)).first?.spanish, "el agua (feminine)")
    XCTAssertEqual(cards(("glasses", .englishToSpanish)).first?.forms, "")
  }

  func testASpanishWordIsACardFromEnglishToo() {
    let card = cards(("orilla", .spanishToEnglish)).first { $0.english.contains("bank") }
    XCTAssertEqual(card?.spanish, "la orilla")
    XCTAssertEqual(card?.forms, "plural: orillas")
  }

  func testAWordThatIsNotKnownIsNoCard() {
    XCTAssertEqual(cards(("xqzzy", .englishToSpanish), ("dogs", .englishToSpanish)), [])
  }

  func testAnkiGetsItsHeaderAndTwoFieldsALine() {
    let text = WordListFormat.anki.text(
      of: cards(("crocodile", .englishToSpanish), ("bank", .englishToSpanish)))
    let lines = text.split(separator: "\n").map(String.init)
    XCTAssertEqual(Array(lines.prefix(3)), ["#separator:tab", "#html:false", "#columns:Front\tBack"])
    XCTAssertEqual(lines[3], "crocodile\tel cocodrilo · noun · plural: cocodrilos")
    for line in lines.dropFirst(2) { XCTAssertEqual(line.split(separator: "\t").count, 2, line) }
    XCTAssertTrue(text.hasSuffix("\n"))
  }

  func testNoTwoNotesHaveOneFront() {
    let all = ["abstract", "run", "set", "record", "a few"].map { ($0, Direction.englishToSpanish) }
    let cards = all.flatMap { WordCard.cards(of: Headword($0, $1), Translator()) }
    let fronts = WordListFormat.anki.text(of: cards + cards).split(separator: "\n").map {
      $0.prefix { $0 != "\t" }
    }
    XCTAssertEqual(Set(fronts).count, fronts.count)
  }

  func testWhatHasAMeaningToTheFormatIsQuoted() {
    let card = WordCard(
      english: "# \"a\", b", hint: "", spanish: "<b>, \"c\"", partOfSpeech: "noun", forms: "d")
    XCTAssertTrue(
      WordListFormat.anki.text(of: [card]).hasSuffix("\n\"# \"\"a\"\", b\"\t\"<b>, \"\"c\"\" · noun · d\"\n"))
    XCTAssertEqual(
      WordListFormat.csv.text(of: [card]),
      "English,Hint,Spanish,Part of speech,Forms\r\n\"# \"\"a\"\", b\",,\"<b>, \"\"c\"\"\",noun,d\r\n")
  }

  func testAFrontThatWouldBeACommentIsQuoted() {
    let card = WordCard(english: "#", hint: "", spanish: "almohadilla", partOfSpeech: "noun", forms: "")
    XCTAssertTrue(WordListFormat.anki.text(of: [card]).hasSuffix("\n\"#\"\talmohadilla · noun\n"))
  }

  func testTheNameChoosesTheFormat() {
    XCTAssertEqual(WordListFormat(path: "/tmp/words.CSV"), .csv)
    XCTAssertEqual(WordListFormat(path: "/tmp/words.txt"), .anki)
    XCTAssertNil(WordListFormat(path: "/tmp/words"))
  }

  func testAFileThatIsThereIsNeverHalfWritten() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appendingPathComponent("words.txt")
    try Data("old".utf8).write(to: url)
    let path = url.path
    let child = try Fork {
      limitFileSize(to: 20)
      do throws(GLibError) {
        try replaceFile(at: path, with: [UInt8](repeating: 65, count: 21))
        return 1
      } catch {
        return error.message == String(cString: strerror(EFBIG)) ? 0 : 2
      }
    }
    XCTAssertEqual(child.wait(), 0)
    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "old")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.url.path), ["words.txt"])
    XCTAssertThrowsError(try replaceFile(at: "/proc/nowhere/words.txt", with: []))
  }
}
