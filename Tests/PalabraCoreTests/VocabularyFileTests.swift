import Foundation
import TestSupport
import Testing

@testable import PalabraCore

@Suite struct VocabularyFileTests {
  @Test func everyLineOfTheVocabularyIsWellFormed() throws {
    let file = VocabularyFile(try read(VocabularyFile.path))
    #expect(!file.lines.isEmpty)
    expectNone(file.faults)
  }

  @Test func everyWordOfTheVocabularyIsSpeltRight() throws {
    let file = VocabularyFile(try read(VocabularyFile.path))
    let exceptions = SpellingExceptions(String(decoding: try read(SpellingExceptions.path), as: UTF8.self))
    #expect(!exceptions.lines.isEmpty)
    expectNone(try exceptions.faults + file.spellingFaults(exceptions: exceptions))
  }

  private func read(_ path: String) throws -> Data {
    try Data(contentsOf: packageRoot.appendingPathComponent(path))
  }

  /// Fails with the first fifty faults, if there is one.
  private func expectNone(_ faults: [Fault]) {
    if faults.isEmpty { return }
    let shown = faults.prefix(50).map(\.description).joined(separator: "\n")
    Issue.record("\(faults.count) faults\n\(shown)")
  }
}

/// Each of these files breaks one rule; what is right beside it shows that the rule does not go too far.
@Suite struct VocabularyFaultTests {
  @Test func aRightFileHasNoFault() {
    expect(
      [
        "agua|noun|agua f (el)||3", "can't|contraction|no puedo, no puede|cannot|1",
        "coup d'état|noun|golpe de Estado m||5", "e.g.|abbreviation|p. ej.||3",
        "glasses|noun|gafas f pl [Spain], lentes m pl [Latin America] [informal]||2",
        "he's|contraction|es, está|he is|1", "he's|contraction|ha|he has|1",
        "housewife|noun|amo de casa m / ama de casa f (el)||3",
        "how are you|phrase|¿cómo está? [formal], ¿cómo estás? [informal]||1", "Polish|adjective|polaco||3",
        "polish|noun|betún m|for shoes (black)|3", "polish|verb|pulir||3",
        "pupils|noun|alumnos m pl / alumnas f pl||3",
        "student|noun|estudiante m/f, alumno m / alumna f||1", "won't|contraction|no|will not|1",
        "would|verb|-ría|conditional: I would|1", "X-ray|noun|rayos X m pl||4",
      ], [])
  }

  @Test(arguments: [
    ("dog|noun|perro m|", "not five columns but 4"), ("dog|noun|perro m||1|", "not five columns but 6"),
    ("", "not five columns but 1"), ("dog|noun|sofa\u{301} m||2", "not in NFC"),
    ("dog|noun|perro m||1\r", "a character that cannot be seen: U+D"),
    ("dog|noun|perro\u{A0}m||1", "a character that cannot be seen: U+A0"),
    ("dog|noun|perro\u{200B} m||1", "a character that cannot be seen: U+200B"),
  ])
  func aWrongLine(_ line: String, _ reason: String) {
    expect(["cat|noun|gato m||1", line, "sad|adjective|triste||1"], ["2: " + reason])
  }

  @Test func bytesThatAreNoTextAreNamed() {
    let file = VocabularyFile(
      Data("dog\tnoun\tperro m\t\t1\nsad\tadjective\ttriste".utf8 + [0xFF] + "\t\t1\n".utf8))
    #expect(file.faults.map(\.line) == [2])
    #expect(file.faults.map(\.reason) == ["not UTF-8"])
  }

  @Test func theLastLineHasAnEnd() {
    let file = VocabularyFile(Data("dog\tnoun\tperro m\t\t1\nsad\tadjective\ttriste\t\t1".utf8))
    #expect(file.faults.map(\.line) == [2])
    #expect(file.faults.map(\.reason) == ["the last line does not end in a line feed"])
  }

  @Test(arguments: [
    (" dog|noun|perro m||1", "a stray space"), ("dog|noun|perro m| |1", "a stray space"),
    ("dog|noun|perro  m||1", "a stray space"), ("dog|noun|perro m||1 ", "a stray space"),
    ("|noun|perro m||1", "no headword"),
    ("dog!|noun|perro m||1", "an odd character in the headword: !"),
    ("dog|beast|perro m||1", "an unknown part of speech: beast"),
    ("dog|Noun|perro m||1", "an unknown part of speech: Noun"),
    ("dog|noun|perro m||0", "the band is not one of 1 to 5: 0"),
    ("dog|noun|perro m||", "the band is not one of 1 to 5: "),
    ("dog|noun|perro m|animal (tame|1", "brackets that do not match in the hint"),
    ("dog|noun|perro m|animal = tame|1", "an odd character in the hint: ="),
  ])
  func aWrongColumn(_ line: String, _ reason: String) {
    expect([line], ["1: " + reason])
  }

  @Test(arguments: [
    ("dog|noun|||1", "no Spanish"), ("dog|noun|perro m, , can m||1", "an empty place in the Spanish"),
    ("dog|noun|perro m,can m||1", "an odd character in the Spanish: ,"),
    ("dog|noun|perro m[Spain]||1", "no gender: perro m[Spain]"),
    ("dog|noun|perro m [Spain||1", "brackets that do not match in the Spanish"),
    ("dog|noun|perro m Spain]||1", "brackets that do not match in the Spanish"),
    ("dog|noun|perro f (el||1", "brackets that do not match in the Spanish"),
    ("hi|phrase|qué tal?||1", "brackets that do not match in the Spanish"),
    ("hi|phrase|¡hola||1", "brackets that do not match in the Spanish"),
    ("dog|noun|perro m [moon]||1", "an unknown label: moon"),
    ("dog|noun|perro m [spain]||1", "an unknown label: spain"),
    ("dog|noun|perro m, perro m||1", "twice perro m"),
    ("dog|noun|perro||1", "no gender: perro"), ("dog|noun|perro m, can||1", "no gender: can"),
    ("dog|noun|perro m / perra||1", "no gender: perro / perra"),
    ("dog|noun|perro n||1", "no gender: perro n"),
    ("dog|noun|perro [Spain] m||1", "an unknown label: Spain] m"),
    ("dog|noun|perro m, perro f / perra m||1", "no pair m / f: perro / perra"),
    ("dog|noun|perro m / perra f pl||1", "no pair m / f: perro / perra"),
    ("dog|noun|uno m / una f / une f||1", "no pair m / f: uno / una / une"),
    ("dog|noun|perro m can m||1", "a gender where none belongs: perro m can"),
    ("sad|adjective|triste m||1", "a gender where none belongs: triste m"),
    ("sad|adjective|triste m/f||1", "a gender where none belongs: triste m/f"),
    ("sad|adjective|rojo / roja||1", "a pair that is no noun: rojo / roja"),
    ("sad|adjective|rojo/a||1", "an odd character in the Spanish: /"),
    ("sad|adjective|(muy) triste||1", "an odd character in the Spanish: ("),
    ("sad|adjective|triste…||1", "an odd character in the Spanish: …"),
    ("sad|adjective|тriste||1", "an odd character in the Spanish: т"),
  ])
  func wrongSpanish(_ line: String, _ reason: String) {
    expect([line], ["1: " + reason])
  }

  @Test(arguments: [
    "don't|contraction|no||1", "don't|contraction|no|don't|1", "don't|contraction|no|donot|1",
    "don't|contraction|no|do|1", "I'm|contraction|soy|I have|1", "he's|contraction|es|he will|1",
    "he'd|contraction|había|he has|1", "gonna|contraction|ir a|future|1",
    "they're|contraction|son|they (are)|1",
  ])
  func theHintOfAContractionIsItsFullForm(_ line: String) {
    expect([line], ["1: the hint is not the full form of the contraction"])
  }

  @Test(arguments: [
    (["dog|noun|perro m||1", "cat|noun|gato m||1"], ["2: out of order: belongs before dog"]),
    (["Polish|adjective|polaco||3", "poland|name|Polonia||3"], ["2: out of order: belongs before Polish"]),
    (
      ["well|adverb|bien||1", "well-known|adjective|conocido||2", "welcome|noun|bienvenida f||1"],
      ["3: out of order: belongs before well-known"]
    ),
    (
      ["polish|verb|pulir||3", "Polish|adjective|polaco||3", "polish|noun|betún m||3"],
      ["3: apart from the headword's line 1"]
    ),
    (["dog|noun|perro m||1", "dog|verb|seguir||2"], ["2: another band than in line 1"]),
    (["dog|noun|perro m|animal|1", "dog|noun|perro m|pet|1"], ["2: the same Spanish as in line 1"]),
    (["dog|noun|perro m|animal|1", "dog|noun|can m|animal|1"], ["2: the same hint as in line 1"]),
    (
      ["dog|noun|perro m||1", "dog|noun|can m|pet|1"],
      ["1: no hint, though there are several senses of this part of speech"]
    ),
  ])
  func linesThatDoNotAgree(_ lines: [String], _ faults: [String]) {
    expect(lines, faults)
  }

  private func expect(_ lines: [String], _ faults: [String]) {
    #expect(self.faults(of: lines) == faults)
  }

  /// The faults of lines in which `|` stands for a tab.
  private func faults(of lines: [String]) -> [String] {
    VocabularyFile(lines).faults.map { "\($0.line): \($0.reason)" }
  }
}

@Suite struct VocabularySpellingTests {
  @Test func rightWordsHaveNoFault() throws {
    #expect(
      try faults(
        of: [
          "color|noun|color m [Spain]||1", "colour|noun|color m, señal f||1", "don't|contraction|no|do not|1",
          "phone|noun|móvil m [Spain], celular m [Latin America]||1", "St.|abbreviation|n.º||4",
        ], exceptions: ["n|es|abbreviation"]) == [])
  }

  @Test(arguments: [
    ("dgo|noun|perro m||1", "dgo is not English, and \(SpellingExceptions.path) does not have it"),
    ("hot dgo|noun|perro m||1", "dgo is not English, and \(SpellingExceptions.path) does not have it"),
    ("perro|noun|perro m||1", "perro is not English, and \(SpellingExceptions.path) does not have it"),
    ("dog|noun|hound m||1", "hound is not Spanish, and \(SpellingExceptions.path) does not have it"),
    ("tree|noun|arbol m||1", "arbol is not Spanish, and \(SpellingExceptions.path) does not have it"),
    ("dog|noun|perro m / dog f||1", "dog is not Spanish, and \(SpellingExceptions.path) does not have it"),
  ])
  func aWrongWordIsNamed(_ line: String, _ reason: String) throws {
    let faults = try faults(of: ["cat|noun|gato m||1", line])
    #expect(faults == ["\(VocabularyFile.path):2: \(reason)"])
  }

  @Test func anExceptionHoldsForItsLanguageOnly() throws {
    let line = "hound|noun|hound m||1"
    #expect(try faults(of: [line], exceptions: ["hound|es|loanword"]).isEmpty)
    #expect(
      try faults(of: [line], exceptions: ["hound|en|English word"]) == [
        "\(SpellingExceptions.path):1: needed no more",
        "\(VocabularyFile.path):1: hound is not Spanish, and \(SpellingExceptions.path) does not have it",
      ])
  }

  @Test(arguments: [
    (["perro|es"], ["1: not a word, en or es, and a reason"]),
    (["perro|es|"], ["1: not a word, en or es, and a reason"]),
    (["perro|fr|loanword"], ["1: not a word, en or es, and a reason"]),
    (["b|es|x", "a|es|x"], ["2: out of order"]), (["a|es|x", "a|es|y"], ["2: out of order"]),
    (["B|es|x", "a|en|x", "a|es|x", "b|es|x", "á|es|x"], []),
  ])
  func aWrongLineOfTheListIsNamed(_ lines: [String], _ faults: [String]) {
    #expect(SpellingExceptions(text(lines)).faults.map { "\($0.line): \($0.reason)" } == faults)
  }

  @Test func withoutHunspellTheErrorSaysWhatToDo() throws {
    let error = try #require(throws: MissingDictionary.self) {
      try Spelling.spanish.unknown(among: ["perro"], environment: ["PATH": "/nowhere"])
    }
    #expect("\(error)".contains("Tests/run"))
  }

  private func faults(of lines: [String], exceptions: [String] = []) throws -> [String] {
    try VocabularyFile(lines).spellingFaults(exceptions: SpellingExceptions(text(exceptions)))
      .map { "\($0.file):\($0.line): \($0.reason)" }
  }
}

/// Makes a file of lines in which `|` stands for a tab.
private func text(_ lines: [String]) -> String {
  lines.map { $0.tabbed + "\n" }.joined()
}

extension VocabularyFile {
  /// Makes a vocabulary of lines in which `|` stands for a tab.
  fileprivate init(_ lines: [String]) {
    self.init(text(lines).utf8)
  }
}
