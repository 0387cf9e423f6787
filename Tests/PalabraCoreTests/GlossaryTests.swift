import Testing

@testable import PalabraCore

@Suite struct GlossaryTests {
  private let glossary = Glossary.starter

  @Test(arguments: [
    ("phone", "telefono"), ("dog", "perro"), ("sad", "triste"), ("happy", "feliz"),
    ("crocodile", "cocodrilo"),
  ])
  func theFirstFiveWordsAreSpeltSo(_ english: String, _ spanish: String) {
    #expect(glossary.translation(of: english, .englishToSpanish) == spanish)
  }

  @Test(arguments: ["dog", "Dog", "DOG", "dOg"])
  func caseDoesNotMatter(_ word: String) {
    #expect(glossary.translation(of: word, .englishToSpanish) == "perro")
  }

  @Test(arguments: ["", "do", "dogs", " dog", "perro"])
  func nothingElseIsFound(_ word: String) {
    #expect(glossary.translation(of: word, .englishToSpanish) == nil)
  }

  @Test func theArraysAreParallelAndLowerCase() {
    #expect(glossary.english.count == glossary.spanish.count)
    #expect((glossary.english + glossary.spanish).allSatisfy { $0 == $0.lowercased() })
    #expect(Set(glossary.english).count == glossary.english.count)
  }

  @Test func theFirstOfEqualWordsIsGiven() {
    let glossary = Glossary(english: ["a", "a"], spanish: ["uno", "dos"])
    #expect(glossary.translation(of: "a", .englishToSpanish) == "uno")
  }
}
