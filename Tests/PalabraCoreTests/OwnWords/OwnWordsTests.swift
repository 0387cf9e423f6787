import Testing

@testable import PalabraCore

/// How the user's own words answer.
@Suite struct OwnWordsLookupTests {
  private let translator: Translator = {
    var translator = Translator(
      glossary: .starter,
      vocabulary: vocabulary(
        "dog|noun|perro m / perra f||1", "leave|verb|irse||1", "left|adjective|izquierdo||1",
        "polish|verb|pulir||3",
        "resign|verb|dimitir||3", "zebra|noun|cebra f||4"))
    translator.ownWords = OwnWords(
      Array(
        """
        zorb|verb|zorbar
        Polish|adjective|polaco
        zorb|noun|zorbo m, bola f|toy|5
        dog|noun|chucho m

        sad cake|noun|tarta f|
        leave|noun|permiso m
        leave|verb|largarse
        re-sign|verb|refirmar
        cafe\u{301}|noun|cafe\u{301} m
        zero|noun|perro m
        ex\u{30A}|noun|equis f
        """.tabbed.utf8))
    return translator
  }()

  @Test(arguments: [
    ("zorb", "zorbar"), ("ZORB", "zorbar"), (" zorb. ", "zorbar"), ("to zorb", "zorbar"),
    ("the zorb", "zorbar"),
    ("zorbs", "zorba"), ("zorbed", "zorbó"), ("zorb's", "zorbo"), ("cafe", "café"), ("CAFE\u{301}", "café"),
    ("sad-cake", "tarta"), ("sadcake", "tarta"), ("sad cakes", "tartas"), ("ex", "equis"),
  ])
  func aWordIsReachedByTheStepsOfAnyLookup(_ query: String, _ text: String) {
    #expect(translator.translate(query).text == text)
  }

  @Test(arguments: [
    ("dog", "chucho", ["dog", "dog"], [Entry.Origin.user, .vocabulary]),
    ("polish", "polaco", ["Polish", "polish"], [.user, .vocabulary]),
    ("resign", "dimitir", ["resign", "re-sign"], [.vocabulary]), ("zebra", "cebra", ["zebra"], [.vocabulary]),
  ])
  func anOwnWordStandsAboveTheVocabularyWithinAStep(
    _ query: String, _ text: String, _ headwords: [String], _ origins: [Entry.Origin]
  ) throws {
    let answer = try translator.answer(to: query)
    #expect(answer.text == text)
    #expect(answer.entries.map(\.origin) == origins)
    #expect(answer.entries.map(\.headword) == Array(headwords.prefix(origins.count)))
  }

  @Test func lettersWithoutSpacesFindBothOnce() throws {
    var translator = Translator(vocabulary("ice cube|noun|cubo m||2"))
    translator.ownWords = OwnWords(Array("icec ube|noun|x m\nice cube|noun|hielito m".tabbed.utf8))
    let answer = try translator.answer(to: "icecube")
    #expect(answer.entries.map(\.origin) == [.user, .vocabulary, .user])
  }

  @Test func formsOfAnOwnWordStandAboveThoseOfTheVocabulary() throws {
    let answer = try translator.answer(to: "left")
    #expect(answer.matches.map(\.entry.origin) == [.vocabulary, .user, .vocabulary])
    #expect(answer.matches.compactMap(\.text) == ["izquierdo", "se largó", "se fue"])
    #expect(translator.translate("dogs").text == "chuchos")
  }

  @Test func anOwnWordStandsAboveTheGlossaryInBothDirections() {
    #expect(translator.translate("dog").text == "chucho")
    #expect(translator.translate("perro", .spanishToEnglish).text == "zero")
    #expect(translator.translate("phone").text == "telefono")
  }

  @Test(arguments: [("bola", "zorb"), ("zorbos", "zorbs"), ("chucho", "dog"), ("cebra", "zebra")])
  func spanishFindsItsEnglish(_ query: String, _ text: String) {
    #expect(translator.translate(query, .spanishToEnglish).text == text)
  }

  @Test func theLinesOfAHeadwordAreOneEntryInTheirOrder() throws {
    let answer = try translator.answer(to: "zorb")
    #expect(answer.entries.count == 1)
    #expect(answer.matches[0].senses.map(\.partOfSpeech) == [.verb, .noun])
    #expect(answer.matches[0].senses.map(\.hint) == ["", "toy"])
    #expect(Messages.origin(of: answer.matches[0]) == "yours")
  }

  @Test func ownWordsComeFirstInCompletions() {
    #expect(translator.completions(of: "ze").map(\.word) == ["zero", "zebra"])
    #expect(translator.completions(of: "do") == [Completion(word: "dog", translation: "chucho")])
    #expect(
      translator.completions(of: "pe", .spanishToEnglish).map(\.translation) == ["leave", "zero", "dog"])
  }

  @Test func ownWordsAreSuggested() {
    #expect(translator.translate("zorbb") == .notFound(suggestions: ["zorb"]))
    #expect(translator.translate("sad caek") == .notFound(suggestions: ["sad cake"]))
  }

  @Test func anAnswerOutlivesTheWordsItCameFrom() {
    var translator = translator
    let answer = translator.translate("zorb")
    translator.ownWords = OwnWords(Array("zorb|verb|zorbar\nzorb|noun|zorbo m, bola f|toy|1".tabbed.utf8))
    #expect(answer.text == "zorbar")
    #expect(translator.translate("zorb") == answer)
    translator.ownWords = OwnWords(Array("zorb|verb|girar".tabbed.utf8))
    #expect(translator.translate("zorb") != answer)
    translator.ownWords = .none
    #expect(translator.translate("zorb") != answer)
  }
}

/// The bytes of a file of own words.
@Suite struct OwnWordsTextTests {
  private func answer(_ bytes: [UInt8], _ query: String = "zorb") -> String {
    var translator = Translator(vocabulary())
    translator.ownWords = OwnWords(bytes)
    return translator.translate(query, suggesting: 0).text
  }

  @Test func whatEditorsAddDoesNoHarm() {
    let lines = "\u{FEFF}# mine\r\n\r\n  \t\r\n  # more\r\nzorb\tnoun\tzorbo m\r\nyurt\tnoun\tyurta f"
    #expect(answer(Array(lines.utf8)) == "zorbo")
    #expect(answer(Array(lines.utf8), "yurt") == "yurta")
    #expect(OwnWords(Array(lines.utf8)).damagedLineCount == 0)
  }

  @Test func aDamagedLineIsSkippedAndNamed() {
    let bytes =
      Array("zorb\tnoun\tzorbo m\nyurt\tno".utf8) + [0xFF, 0x0A, 0x00, 0x0A] + Array("zorb\tnoun\tzor".utf8)
    let words = OwnWords(Array("# one\n".utf8) + bytes)
    #expect(
      words.damagedLines == [
        .init(number: 3, fault: .notUTF8), .init(number: 4, fault: .invisibleCharacter("\0")),
      ])
    #expect(
      Messages.damagedLines(of: words, in: "/words.tsv") == [
        "/words.tsv:3: not UTF-8", "/words.tsv:4: a character that cannot be seen: U+0",
      ])
    #expect(answer(bytes) == "zorbo")
  }

  @Test func ofVeryManyDamagedLinesTheFirstAreNamed() {
    let words = OwnWords(Array(String(repeating: "x\n", count: 50_000).utf8))
    #expect(words.damagedLineCount == 50_000)
    #expect(words.damagedLines.map(\.number) == Array(1...10))
    let lines = Messages.damagedLines(of: words, in: "w")
    #expect(lines.count == 11)
    #expect(lines.last == "w: 49990 further lines cannot be understood")
  }

  @Test func anyBytesAreTaken() {
    var generator = SystemRandomNumberGenerator()
    let parts = ["zorb", "\tnoun\t", "\n", "\r", "[", "]", ",", " / ", "m", "\u{301}", "\0", "#", "\u{FEFF}"]
    for _ in 0..<300 {
      let bytes = (0..<60).flatMap { _ in
        Bool.random(using: &generator)
          ? Array((parts.randomElement() ?? "").utf8) : [UInt8.random(in: 0...255)]
      }
      _ = answer(bytes)
      var translator = Translator(vocabulary())
      translator.ownWords = OwnWords(bytes)
      _ = translator.translate("m", .spanishToEnglish)
      _ = translator.completions(of: "z")
    }
  }
}
