import Foundation
import TestSupport
import Testing

@testable import PalabraCore

@Suite struct MostUsualEnglishTests {
  /// Shared, as the first Spanish query makes the index.
  private static let translator = Translator()

  @Test func everyLineOfTheFileIsRight() throws {
    let bytes = try Data(contentsOf: packageRoot.appendingPathComponent(MostUsualEnglishFile.path))
    let file = MostUsualEnglishFile(bytes, for: .embedded)
    #expect(!file.words.isEmpty)
    #expect(file.faults.isEmpty, "\(file.faults.map(\.description).joined(separator: "\n"))")
  }

  @Test(arguments: [
    ("a", "to"), ("al", "to the"), ("algo", "something"), ("alguien", "someone"), ("antes", "before"),
    ("años", "years"), ("banda", "band"), ("barrio", "neighborhood"), ("bien", "well"), ("casa", "house"),
    ("como", "like"), ("cualquier", "any"), ("de", "of"), ("dejar", "leave"), ("del", "of the"),
    ("después", "after"), ("en", "in"), ("entre", "between"), ("esperar", "wait"),
    ("este", "this"), ("explicar", "explain"), ("frente", "forehead"), ("hijos", "sons"), ("la", "the"),
    ("las", "the"), ("llevar", "take"), ("lo", "it"), ("los", "the"), ("mayor", "older"), ("mejor", "better"),
    ("mis", "my"), ("ni", "nor"), ("noche", "night"), ("organizar", "organize"), ("pasar", "pass"),
    ("pequeño", "small"), ("poder", "can"), ("por", "for"), ("que", "that"), ("robar", "steal"),
    ("se", "oneself"), ("seguro", "sure"), ("sobre", "on"), ("solo", "alone"), ("su", "his"), ("sus", "his"),
    ("sólo", "only"), ("tampoco", "neither"), ("te", "you"), ("ti", "you"), ("volver", "return"),
  ])
  func aCommonWordBeginsWithWhatItMostlyMeans(_ spanish: String, _ english: String) {
    #expect(Self.translator.translate(spanish, .spanishToEnglish).text == english)
  }

  @Test func allSensesOfTheFirstHeadwordStandFirst() throws {
    let senses = try senses(of: "este", first: "este\tthis\n")
    #expect(senses.map { $0.words.map(\.text) } == [["this"], ["this"], ["east"]])
    #expect(senses.map(\.partOfSpeech) == [.determiner, .pronoun, .noun])
  }

  @Test(arguments: ["", "esta\tthis\n", "Este\tthis\n", "este\twest\n", "este m\tthis\n"])
  func aWordThatIsNotToldOfKeepsItsOrder(_ first: String) throws {
    #expect(try senses(of: "este", first: first).first?.words.map(\.text) == ["east"])
  }

  @Test func theWordsOfTheFileAreFound() {
    let mostUsual = MostUsualEnglish(bytes: bytes("antes\tbefore\nasí\tlike this, so, thus\npor\tfor, by\n"))
    #expect(mostUsual.headwords(of: "antes") == ["before"])
    #expect(mostUsual.headwords(of: "así") == ["like this", "so", "thus"])
    #expect(mostUsual.headwords(of: "por") == ["for", "by"])
    for word in ["", "a", "ante", "asi", "po", "porque", "z"] {
      #expect(mostUsual.headwords(of: word).isEmpty, "\(word)")
    }
  }

  private func senses(of word: String, first: String) throws -> [Sense] {
    let vocabulary = vocabulary(
      "east|noun|este m||1", "this|determiner|este||2", "this|pronoun|este||2", "west|noun|oeste m||1")
    let index = EquivalentIndex(of: vocabulary, MostUsualEnglish(bytes: bytes(first)))
    return try #require(index.entries(withKey: index.key(of: word)).first).senses
  }
}

/// Each of these files breaks one rule.
@Suite struct MostUsualEnglishFaultTests {
  @Test(arguments: [
    (["por|for, by"], []), (["este|this", "por|by"], []),
    (["porque|for"], ["1: porque is no Spanish word of the vocabulary"]),
    (["Por|for"], ["1: Por is no Spanish word of the vocabulary"]),
    (["por|for, to"], ["1: no line of to has por"]), (["por|for,by"], ["1: no line of for,by has por"]),
    (["por|"], ["1: no line of  has por"]), (["por|for, for"], ["1: twice for"]),
    (["por|along"], ["1: along stands there by itself"]),
    (["por|for, along"], ["1: along stands there by itself"]),
    (["por"], ["1: not two columns"]), (["por|for|by"], ["1: not two columns"]),
    ([""], ["1: not two columns"]),
    (["por|for", "este|this"], ["2: out of order: belongs before por"]),
    (["por|for", "por|by"], ["2: por a second time"]),
  ])
  func aWrongLineIsNamed(_ lines: [String], _ faults: [String]) {
    expect(lines.map { $0 + "\n" }.joined(), faults)
  }

  @Test func theLastLineHasAnEnd() {
    expect("por|for", ["1: the last line does not end in a line feed"])
  }

  private func expect(_ text: String, _ faults: [String]) {
    let vocabulary = vocabulary(
      "along|preposition|por||1", "by|preposition|por||2", "east|noun|este m||1", "for|preposition|por||3",
      "this|determiner|este||2")
    let file = MostUsualEnglishFile(text.tabbed.utf8, for: vocabulary)
    #expect(file.faults.map { "\($0.line): \($0.reason)" } == faults)
  }
}
