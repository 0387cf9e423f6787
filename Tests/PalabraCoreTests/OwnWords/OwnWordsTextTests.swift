import Testing

@testable import PalabraCore

/// Changing one line of the file of own words.
@Suite struct OwnWordsEditTests {
  private func word(_ line: String) throws -> OwnWord { try OwnWord(line: line.tabbed) }

  private func text(_ text: String) -> OwnWordsText { OwnWordsText(Array(text.tabbed.utf8)) }

  private func expect(_ text: OwnWordsText, _ expected: String) {
    #expect(String(decoding: text.bytes, as: UTF8.self) == expected.tabbed)
  }

  @Test(arguments: [
    ("", "zorb|noun|zorbo m\n"), ("# mine\n", "# mine\nzorb|noun|zorbo m\n"),
    ("yurt|noun|yurta f", "yurt|noun|yurta f\nzorb|noun|zorbo m\n"),
    ("yurt|noun|yurta f\r\n", "yurt|noun|yurta f\r\nzorb|noun|zorbo m\r\n"),
    ("#\r\nyurt|noun|yurta f", "#\r\nyurt|noun|yurta f\r\nzorb|noun|zorbo m\r\n"),
  ])
  func aWordIsAddedOnALineOfItsOwn(_ before: String, _ after: String) throws {
    var text = text(before)
    text.add(try word("zorb|noun|zorbo m"))
    expect(text, after)
  }

  private let file = "\u{FEFF}# mine\n\n b | noun |b m| |\nwhat\nc|noun|c m\r\nb|noun|b m\na|verb|a"

  @Test func aWordTakesThePlaceOfAnotherAndTheRestStays() throws {
    var text = text(file)
    #expect(text.replace(try word("b|noun|b m"), with: try word("d|verb|d|note|2")))
    #expect(text.replace(try word("c|noun|c m"), with: try word("e|noun|e f")))
    #expect(text.replace(try word("a|verb|a"), with: try word("f|verb|f")))
    expect(text, "\u{FEFF}# mine\n\nd|verb|d|note|2\nwhat\ne|noun|e f\r\nb|noun|b m\nf|verb|f")
  }

  @Test func aWordIsRemovedWithItsLine() throws {
    var text = text(file)
    for line in ["b|noun|b m", "c|noun|c m", "a|verb|a"] { #expect(text.replace(try word(line), with: nil)) }
    expect(text, "\u{FEFF}# mine\n\nwhat\nb|noun|b m\n")
  }

  @Test func whatIsNotThereIsNotReplaced() throws {
    var text = text(file)
    #expect(!text.replace(try word("b|noun|b m, x f"), with: nil))
    expect(text, file)
  }

  @Test(arguments: [
    ("zorbo", "zorbo m"), ("zorbo f", "zorbo f"),
    ("zorbo, bola f,globo [Spain]", "zorbo m, bola f, globo m [Spain]"),
    ("actor m / actriz f", "actor m / actriz f"), ("a,,b", "a m, , b m"), ("", ""), ("[Spain]", "[Spain]"),
  ])
  func nounsWithoutAGenderGetTheOneThatIsChosen(_ text: String, _ expected: String) {
    #expect(OwnWord.spanish(text, gender: .masculine) == expected)
  }

  @Test(arguments: [
    ("z|noun|zorbo m", "zorbo", Gender.masculine), ("z|noun|agua f (el)", "agua", .feminineWithEl),
    ("z|noun|zorbo", "zorbo", nil), ("z|noun|a m, b f", "a m, b f", nil), ("z|verb|ir a m", "ir a m", nil),
    ("z|noun|actor m / actriz f", "actor m / actriz f", nil), ("z|noun|a m [Spain]", "a m [Spain]", nil),
  ])
  func aPlainNounStandsApartFromItsGender(_ line: String, _ text: String, _ gender: Gender?) throws {
    let parts = try word(line).spanishAndGender
    #expect(parts.text == text)
    #expect(parts.gender == gender)
  }

  @Test func whatIsFilledInIsCheckedAsALineIs() throws {
    let old = try word("zorb|noun|zorbo m||3")
    let new = try OwnWord(headword: " zorb\t ", .noun, spanish: "bola f", hint: "toy", after: old)
    #expect(new.line == "zorb|noun|bola f|toy|3".tabbed)
    #expect(throws: OwnWordFault.noHeadword) { try OwnWord(headword: " ", .noun, spanish: "a", hint: "") }
    #expect(throws: OwnWordFault.noSpanish) { try OwnWord(headword: "a", .noun, spanish: " ", hint: "") }
    #expect(throws: OwnWordFault.invisibleCharacter("\n")) {
      try OwnWord(headword: "a", .noun, spanish: "b\nc", hint: "")
    }
  }

  @Test(arguments: [("zorb", Direction.englishToSpanish), ("zorbo", .spanishToEnglish)])
  func anEntryKnowsTheLinesItStandsIn(_ query: String, _ direction: Direction) throws {
    let lines = ["zorb|noun|zorbo m|toy|2", "zorb|noun|zorbo m|game|2"]
    let translators = [
      Translator(vocabulary(), own: lines.joined(separator: "\n")),
      Translator(vocabulary(lines[0], lines[1])),
    ]
    for translator in translators {
      let answer = try translator.answer(to: query, direction)
      #expect(answer.matches[0].entry.words == [try word(lines[0]), try word(lines[1])])
    }
  }
}
