import Testing

@testable import PalabraCore

/// A line of the user's own words, in which `|` stands for a tab.
@Suite struct OwnWordTests {
  private func read(_ line: String) throws(OwnWordFault) -> String {
    try OwnWord(line: line.tabbed).line.map { $0 == "\t" ? "|" : String($0) }.joined()
  }

  @Test(arguments: [
    "zorb|noun|zorbo m", "zorb|noun|zorbo m, bola f [Spain] [informal]|a toy|3", "zorb|noun|zorbo m||2",
    "zorb|verb|zorbar", "actor|noun|actor m / actriz f", "zorb|noun|zorbo", "R&B|name|R y B", "日本|name|Japón",
    "zorb|phrase|m",
  ])
  func aLineOfTheVocabulariesFormStaysAsItIs(_ line: String) throws {
    #expect(try read(line) == line)
  }

  @Test(arguments: [
    (" zorb | Noun |  zorbo  m ||", "zorb|noun|zorbo m"),
    ("ice\u{A0}\u{A0}cube|noun|cubo m", "ice cube|noun|cubo m"),
    ("zorb|noun|zorbo m||3|||", "zorb|noun|zorbo m||3"),
    ("zorb|noun|zorbo m,bola f", "zorb|noun|zorbo m,bola f"),
  ])
  func whatPeopleWriteIsPutInOrder(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test func lettersWithAccentsAreComposed() throws {
    let word = try OwnWord(line: "cafe\u{301}|noun|pin\u{303}a\u{308} f|n\u{303}\u{323}".tabbed)
    #expect(Array(word.headword.utf8) == Array("caf\u{E9}".utf8))
    #expect(Array(word.spanish.utf8) == Array("pi\u{F1}\u{E4} f".utf8))
    #expect(word.hint == "n\u{303}\u{323}")
  }

  @Test(arguments: [
    ("zorb", OwnWordFault.tooFewColumns), ("zorb|noun", .tooFewColumns),
    ("zorb noun zorbo m", .tooFewColumns),
    ("|noun|zorbo m", .noHeadword), (" \u{A0}|noun|zorbo m", .noHeadword),
    ("#1|noun|zorbo m", .headwordLikeComment),
    ("zorb|thing|zorbo m", .unknownPartOfSpeech("thing")), ("zorb||zorbo m", .unknownPartOfSpeech("")),
    ("zorb|noun|", .noSpanish), ("zorb|noun||hint", .noSpanish), ("zorb|noun|zorbo m||6", .unknownBand("6")),
    ("zorb|noun|zorbo m||1|x", .tooManyColumns), ("zorb|noun|zorbo m,, bola f", .emptyPlace),
    ("zorb|noun|zorbo m,", .emptyPlace), ("zorb|noun|[Spain]", .emptyPlace),
    ("zorb|noun|zorbo m / ", .emptyPlace),
    ("zorb|noun|zorbo m [Mars]", .unknownLabel("Mars")), ("zorb|noun|zorbo m [Spain", .oddBrackets),
    ("zorb|noun|zorbo m Spain]", .oddBrackets), ("zorb|noun|zorbo [Spain] m", .oddBrackets),
    ("zorb|noun|zorbo m [Spain, informal]", .oddBrackets), ("zo\0rb|noun|zorbo m", .invisibleCharacter("\0")),
    ("zo\rrb|noun|zorbo m", .invisibleCharacter("\r")),
    ("zo\u{AD}rb|noun|zorbo m", .invisibleCharacter("\u{AD}")),
    ("zorb|noun|zorbo m|\u{2028}", .invisibleCharacter("\u{2028}")),
    ("zorb|noun|" + String(repeating: "z", count: 4000), .tooLong),
  ])
  func aLineThatCannotBeUnderstoodSaysWhy(_ line: String, _ fault: OwnWordFault) {
    #expect(throws: fault) { try OwnWord(line: line.tabbed) }
  }

  @Test func everyPartOfSpeechAndGenderIsUnderstood() throws {
    for partOfSpeech in PartOfSpeech.allCases {
      #expect(try OwnWord(line: "zorb\t\(partOfSpeech)\tzorbo").partOfSpeech == partOfSpeech)
    }
    for gender in Gender.allCases {
      let translator = Translator(vocabulary(), own: "zorb|noun|zorbo \(gender.rawValue)\n")
      let answer = try translator.answer(to: "zorb")
      #expect(answer.matches[0].senses[0].words[0].forms == [.init(text: "zorbo", gender: gender)])
    }
  }
}

extension Translator {
  /// A translator of nothing but the given vocabulary, and of own words in which `|` stands for a tab.
  init(_ vocabulary: Vocabulary, own text: String) {
    self.init(vocabulary)
    ownWords = OwnWords(Array(text.tabbed.utf8))
  }
}
