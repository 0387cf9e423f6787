import Testing

@testable import PalabraCore

/// From Spanish into English, by the same vocabulary.
@Suite struct SpanishLookupTests {
  private let translator = Translator(
    vocabulary(
      "anus|noun|ano m||4", "bank|noun|banco m|money|1", "bank|noun|orilla f|of a river|1",
      "bench|noun|banco m|seat|3", "color|noun|color m||1", "colour|noun|color m||1",
      "dog|noun|perro m / perra f||1",
      "fast|adjective|rápido, veloz||1", "forehead|noun|frente f||3", "front|noun|frente m|in war|2",
      "go|verb|ir, andar|move|1", "he|pronoun|él||1", "phone|noun|teléfono m||1", "quick|adjective|rápido||2",
      "realize|verb|darse cuenta de||2", "the|determiner|el||1", "year|noun|año m||1"))

  private func answer(_ query: String) -> Answer? {
    if case .found(let answer) = translator.translate(query, .spanishToEnglish) { answer } else { nil }
  }

  @Test(arguments: [
    ("perro", "dog"), ("Perro", "dog"), ("perra", "dog"), ("el perro", "dog"), ("una perra", "dog"),
    ("banco", "bank"),
    ("telefono", "phone"), ("teléfono", "phone"), ("tele\u{301}fono", "phone"), ("ano", "anus"),
    ("año", "year"),
    ("AÑO", "year"), ("an\u{303}o", "year"), ("veloz", "fast"), ("darse cuenta de", "realize"), ("él", "he"),
    ("el", "the"),
    ("¿orilla?", "bank"), ("dog", ""), ("perr", ""), ("banco m", ""), ("f", ""),
  ])
  func aSpanishWordIsFound(_ query: String, _ text: String) {
    #expect(translator.translate(query, .spanishToEnglish).text == text)
  }

  @Test func whatIsMoreUsualComesFirst() {
    let senses = answer("banco")?.matches.first?.entry.senses
    #expect(senses?.flatMap(\.words).map(\.text) == ["bank", "bench"])
    #expect(senses?.map(\.hint) == ["money", "seat"])
    #expect(senses?.map(\.gender) == [.masculine, .masculine])
  }

  @Test func wordsOfOneMeaningAreOneSense() {
    #expect(
      answer("color")?.matches.first?.entry.senses.map { $0.words.map(\.text) } == [["color", "colour"]])
    #expect(
      answer("rápido")?.matches.first?.entry.senses.map { $0.words.map(\.text) } == [["fast", "quick"]])
  }

  @Test func aWordOfTwoGendersHasBoth() {
    #expect(answer("frente")?.matches.first?.entry.senses.map(\.gender) == [.masculine, .feminine])
  }

  @Test func aTildeMakesAnotherWordWhichIsSuggested() {
    #expect(answer("ano")?.matches.map(\.entry.headword) == ["ano"])
    #expect(answer("ano")?.suggestions == ["año"])
    #expect(answer("año")?.suggestions == ["ano"])
    #expect(answer("él")?.suggestions == ["el"])
  }

  @Test func theGlossaryWorksBothWays() {
    for (english, spanish) in zip(Glossary.starter.english, Glossary.starter.spanish) {
      #expect(Glossary.starter.translation(of: spanish, .spanishToEnglish) == english)
      #expect(Translator().translate(spanish.uppercased(), .spanishToEnglish).text == english)
    }
  }

  @Test(arguments: [
    ("perro", "dog"), ("banco", "bank"), ("telefono", "phone"), ("teléfono", "phone"), ("año", "year"),
    ("el perro", "dog"),
    ("la casa", "home"), ("profesora", "teacher"), ("correr", "run"), ("rápido", "fast"),
    ("gracias", "thank you"),
  ])
  func theVocabularyThatShipsIsReadBothWays(_ spanish: String, _ english: String) throws {
    let answer = try Translator().answer(to: spanish, .spanishToEnglish)
    #expect(answer.matches[0].entry.senses.flatMap(\.words).map(\.text).contains(english))
  }

  @Test(arguments: [
    ("no", "no"), ("sí", "yes"), ("más", "more"), ("trabajo", "job"), ("buenos días", "good morning"),
    ("leche", "milk"), ("perro", "dog"), ("correr", "run"), ("poner", "put"), ("desde", "since"),
  ])
  func theMostUsualEnglishWordComesFirst(_ spanish: String, _ english: String) {
    #expect(Translator().translate(spanish, .spanishToEnglish).text == english)
  }

  @Test func aBenchIsABancoBeforeASchoolOfFishIs() throws {
    let answer = try Translator().answer(to: "banco", .spanishToEnglish)
    let words = answer.matches[0].senses.flatMap(\.words).map(\.text)
    #expect(words.prefix(2) == ["bank", "bench"])
  }

  @Test func aRudeUseStaysMarked() throws {
    let answer = try Translator().answer(to: "leche", .spanishToEnglish)
    let words = answer.matches[0].senses.flatMap(\.words)
    #expect(words.contains { $0.labels == [.rude] })
    #expect(words[0].labels.isEmpty)
  }

  @Test func everySpanishWordLeadsBackToItsHeadword() {
    let vocabulary = Vocabulary.embedded
    let index = EquivalentIndex(of: vocabulary)
    var lines = 0
    for line in vocabulary.lines(in: 0..<vocabulary.bytes.count) {
      lines += 1
      // Every tenth line says enough about all of them, and takes a tenth of the time.
      guard lines % 10 == 0, !line.isContraction, let sense = line.sense else { continue }
      for form in sense.words.flatMap(\.forms) {
        let entries = index.entries(withKey: index.key(of: form.text)).filter { $0.headword == form.text }
        #expect(entries.count == 1, "\(form.text)")
        let words = entries.flatMap(\.senses).flatMap(\.words).map(\.text)
        #expect(words.contains(line.headword), "\(form.text) → \(line.headword)")
      }
    }
  }
}

@Suite struct CompletionTests {
  private let translator = Translator(
    vocabulary(
      "do|verb|hacer||1", "doctor|noun|médico m / médica f||1", "dog|noun|perro m / perra f||2",
      "dog|verb|seguir||2",
      "dogma|noun|dogma m||5", "Dogon|name|Dogón||5", "dot|noun|punto m||3", "éclair|noun|éclair m||5",
      "ice cream|noun|helado m||2", "ice-cold|adjective|helado||4"))

  private func words(_ text: String, _ direction: Direction = .englishToSpanish, limit: Int = 8) -> [String] {
    translator.completions(of: text, direction, limit: limit).map(\.word)
  }

  @Test(arguments: [
    ("do", ["do", "doctor", "dog", "dot", "dogma", "Dogon"]), ("dog", ["dog", "dogma", "Dogon"]),
    ("DOGO", ["Dogon"]),
    ("dogm", ["dogma"]), ("x", []), ("", []), ("  ", []), ("ecl", ["éclair"]), ("é", ["éclair"]),
    ("ice-c", ["ice cream", "ice-cold"]), ("ice c", ["ice cream", "ice-cold"]), ("dogs", []),
  ])
  func theMoreUsualComesFirst(_ text: String, _ expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test func noMoreThanTheLimitAreGiven() {
    #expect(words("do", limit: 2) == ["do", "doctor"])
    #expect(Translator().completions(of: "s").count == 8)
  }

  @Test func eachHasItsTranslation() {
    #expect(translator.completions(of: "dog").first == Completion(word: "dog", translation: "perro"))
    #expect(Translator().completions(of: "phon").first == Completion(word: "phone", translation: "telefono"))
  }

  @Test func spanishIsCompletedToo() {
    #expect(words("p", .spanishToEnglish) == ["perra", "perro", "punto"])
    #expect(words("MÉ", .spanishToEnglish) == ["médica", "médico"])
    #expect(translator.completions(of: "helad", .spanishToEnglish).first?.translation == "ice cream")
  }

  @Test func aWordWithAnAccentComesFirstWhenItIsTypedWhole() {
    let translator = Translator(vocabulary("blond|adjective|rubio||1", "ruby|noun|rubí m||4"))
    for text in ["rubí", "rubi", "RUBI\u{301}"] {
      #expect(translator.completions(of: text, .spanishToEnglish).map(\.word) == ["rubí", "rubio"])
    }
  }

  @Test func whatHasSeveralTranslationsTakesNoPlaceOfAnother() {
    let translator = Translator(
      vocabulary(
        "dad|noun|papá m||1", "murphy|noun|papa f||1", "pa|noun|papá m||1", "paper|noun|papel m||1",
        "potato|noun|papa f||1"))
    let words = translator.completions(of: "pa", .spanishToEnglish, limit: 3).map(\.word)
    #expect(words == ["papá", "papa", "papel"])
  }

  @Test func aMegabyteIsNotCompleted() {
    #expect(words(String(repeating: "do", count: 1 << 19)).isEmpty)
  }
}
