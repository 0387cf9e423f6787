import Testing

@testable import PalabraCore

@Suite struct HeadwordIndexTests {
  private let animals = headwords(
    "ant|noun|hormiga f||2",
    "bank|noun|banco m|money|1",
    "bank|noun|orilla f, ribera f|of a river|1",
    "café|noun|café m||2",
    "cat|noun|gato m / gata f||1",
    "Polish|adjective|polaco|of Poland|3",
    "polish|verb|pulir, abrillantar|make shine|3",
    "well-known|adjective|conocido||2",
    "zoo|noun|zoo m [Spain], zoológico m||2")

  @Test(arguments: [
    ("ant", ["ant"]), ("bank", ["bank"]), ("cafe", ["café"]), ("polish", ["Polish", "polish"]),
    ("zoo", ["zoo"]),
    ("well known", ["well-known"]), ("a", []), ("an", []), ("antz", []), ("zoos", []), ("zz", []), ("", []),
  ])
  func entriesAreFoundByTheirKey(_ key: String, _ headwords: [String]) {
    #expect(animals.entries(withKey: Array(key.utf8)).map(\.headword) == headwords)
  }

  @Test func everyHeadwordOfTheEmbeddedVocabularyIsFound() {
    let headwords = HeadwordIndex(of: .embedded)
    for line in Vocabulary.embedded.lines(in: 0..<Vocabulary.embedded.bytes.count) {
      let headword = line.headword
      let entries = headwords.entries(withKey: Folding.key(of: headword))
      #expect(entries.contains { $0.headword == headword }, "\(headword)")
    }
  }

  /// A query holds it as any index, which takes memory of its own for what has more than three words.
  @Test func theIndexIsSmall() {
    #expect(MemoryLayout<HeadwordIndex>.size <= 3 * MemoryLayout<Int>.size)
  }

  @Test func entriesAreFoundByTheirLettersAlone() {
    #expect(animals.entries(withLetters: Array("wellknown".utf8)).map(\.headword) == ["well-known"])
    #expect(animals.entries(withLetters: Array("well".utf8)).isEmpty)
    #expect(animals.entries(withLetters: []).isEmpty)
  }

  @Test func theSensesOfAHeadwordStandTogether() {
    let senses = animals.entries(withKey: Array("bank".utf8))[0].senses
    #expect(senses.map(\.hint) == ["money", "of a river"])
    #expect(senses[1].words.map(\.text) == ["orilla", "ribera"])
  }

  @Test func anEmptyVocabularyHasNothing() {
    #expect(headwords().entries(withKey: Array("dog".utf8)).isEmpty)
    #expect(headwords().entries(withLetters: Array("dog".utf8)).isEmpty)
  }

  @Test(arguments: [
    "dog", "dog\t", "dog|noun", "dog|noun|", "|||||||", "", "\u{FFFD}|noun|x m||",
  ])
  func aDamagedLineDoesNoHarm(_ line: String) {
    let damaged = headwords(line)
    #expect(Translator(vocabulary(line)).translate("dog").text.isEmpty)
    #expect(damaged.entries(withKey: Folding.key(of: "dog")).flatMap(\.senses).isEmpty)
  }
}

@Suite struct EquivalentTests {
  private func equivalent(_ text: String, _ partOfSpeech: PartOfSpeech = .noun) -> Equivalent? {
    headwords("x|\(partOfSpeech.rawValue)|\(text)||1")
      .entries(withKey: Array("x".utf8)).first?.senses.first?.words.first
  }

  @Test(arguments: [
    ("perro m", "perro", Gender.masculine), ("gafas f pl", "gafas", .femininePlural),
    ("agua f (el)", "agua", .feminineWithEl),
    ("estudiante m/f", "estudiante", .common), ("fin de semana m", "fin de semana", .masculine),
    ("vaqueros m pl", "vaqueros", .masculinePlural), ("flor f", "flor", .feminine),
  ])
  func aNounHasItsGender(_ written: String, _ text: String, _ gender: Gender) {
    #expect(equivalent(written)?.forms == [.init(text: text, gender: gender)])
  }

  @Test func aPairHasBothGenders() {
    let pair = equivalent("profesor m / profesora f [Spain] [informal]")
    #expect(
      pair?.forms == [
        .init(text: "profesor", gender: .masculine), .init(text: "profesora", gender: .feminine),
      ])
    #expect(pair?.labels == [.spain, .informal])
    #expect(pair?.text == "profesor")
  }

  @Test func aPairMayHaveAnEl() {
    #expect(equivalent("amo m / ama f (el)")?.forms.map(\.gender) == [.masculine, .feminineWithEl])
    #expect(equivalent("rehén m/f / rehena f")?.forms.map(\.text) == ["rehén", "rehena"])
  }

  @Test func onlyANounHasAGender() {
    #expect(equivalent("punto m", .phrase)?.forms == [.init(text: "punto m", gender: nil)])
  }

  @Test func anUnknownLabelStays() {
    #expect(equivalent("perro m [moon]")?.labels == [])
  }

  @Test(arguments: [
    (Gender.masculine, "el"), (.feminine, "la"), (.common, "el/la"), (.masculinePlural, "los"),
    (.femininePlural, "las"), (.feminineWithEl, "el"),
  ])
  func everyGenderHasItsArticle(_ gender: Gender, _ article: String) {
    #expect(gender.article == article)
  }
}
