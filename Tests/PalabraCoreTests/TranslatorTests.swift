import Testing

@testable import PalabraCore

/// How a query finds its entry, step by step.
@Suite struct LookupTests {
  private let translator = Translator(
    vocabulary(
      "an|determiner|un||1", "café|noun|café m||2", "check in|verb|registrarse||3",
      "check-in|noun|facturación f||3", "don't|contraction|no|do not|1", "e.g.|abbreviation|p. ej.||3",
      "email|noun|correo electrónico m||1", "ice cream|noun|helado m||2", "may be|phrase|puede ser||3",
      "maybe|adverb|quizás||1", "no|adverb|no||1", "No.|abbreviation|n.º||4", "Polish|adjective|polaco||3",
      "polish|verb|pulir||3", "resign|verb|dimitir||3", "resume|verb|reanudar||3",
      "résumé|noun|currículum m||3",
      "run|verb|correr||1", "the other day|adverb|el otro día||3", "well-known|adjective|conocido||2"))

  @Test(arguments: [
    ("run", ["run"]), ("RUN", ["run"]), (" run\n", ["run"]), ("\"run\",", ["run"]),
    ("e.g.", ["e.g."]), ("E.G.", ["e.g."]), ("(e.g.)", ["e.g."]), ("e.g", ["e.g."]), ("eg", ["e.g."]),
    ("Polish", ["Polish", "polish"]), ("polish", ["polish", "Polish"]), ("POLISH", ["Polish", "polish"]),
    ("No.", ["No."]), ("no.", ["no"]),
    ("resume", ["resume"]), ("résumé", ["résumé"]), ("Résume\u{301}", ["résumé"]), ("RÉSUMÉ.", ["résumé"]),
    ("rèsume", ["resume", "résumé"]), ("cafe", ["café"]), ("cafe\u{301}", ["café"]), ("caf\u{E9}", ["café"]),
    ("don't", ["don't"]), ("don’t", ["don't"]), ("don`t", ["don't"]), ("DON'T", ["don't"]),
    ("check in", ["check in"]), ("Check-In", ["check-in"]), ("well known", ["well-known"]),
    ("ice-cream", ["ice cream"]), ("icecream", ["ice cream"]), ("e-mail", ["email"]),
    ("wellknown", ["well-known"]), ("the icecream", ["ice cream"]), ("a wellknown", ["well-known"]),
    ("may be", ["may be"]), ("maybe", ["maybe"]), ("may-be", ["may be"]), ("re-sign", ["resign"]),
    ("to run", ["run"]), ("The run", ["run"]), ("a run", ["run"]), ("an", ["an"]), ("to to run", []),
    ("the other day", ["the other day"]), ("rn", []), ("runn", []), ("xqzzy", []),
  ])
  func theFirstStepThatFindsSomethingAnswers(_ query: String, _ headwords: [String]) {
    #expect(translator.headwords(for: query) == headwords)
  }

  @Test func theGlossaryIsAskedFirstAndTheVocabularyGivesTheDetails() {
    let translator = Translator(
      glossary: .starter, vocabulary: vocabulary("phone|noun|teléfono m||1", "phone box|noun|cabina f||4"))
    for query in ["phone", "PHONE", " phone. ", "the phone", "“phone”"] {
      guard case .found(let answer) = translator.translate(query) else {
        Issue.record("\(query) is not found")
        continue
      }
      #expect(answer.text == "telefono")
      #expect(answer.matches.first?.entry.senses.first?.words.first?.text == "teléfono")
    }
  }

  @Test func theGlossaryAloneAnswersToo() {
    let translator = Translator(glossary: .starter, vocabulary: vocabulary())
    #expect(translator.translate("Dog") == .found(Answer(known: "perro")))
  }

  @Test func aContractionIsShortForSomething() throws {
    let answer = try translator.answer(to: "don’t")
    #expect(answer.matches.map(\.relation) == [.contraction(of: ["do not"])])
    #expect(answer.matches.first.flatMap { Messages.relation(of: $0) } == "contraction of do not")
  }
}

/// The cases of users, on the vocabulary that ships.
@Suite struct EverydayTests {
  private let translator = Translator()

  @Test(arguments: [
    ("dog", "perro"), ("Dog", "perro"), ("DOG", "perro"), (" dog\t\n", "perro"), ("\"dog\",", "perro"),
    ("dog.", "perro"), ("(dog)", "perro"), ("ice cream", "helado"), ("look for", "buscar"),
    ("thank you", "gracias"), ("of course", "por supuesto"), ("get up", "levantarse"), ("don't", "no"),
    ("don’t", "no"), ("don`t", "no"), ("cafe", "cafetería"), ("cafe\u{301}", "cafetería"),
    ("e-mail", "correo electrónico"),
    ("email", "correo electrónico"), ("well known", "conocido"), ("well-known", "conocido"),
    ("to run", "correr"),
    ("the dog", "perro"), ("a dog", "perro"), ("trans-\nlate", "traducir"), ("ex\u{AD}ample", "ejemplo"),
    ("etc.", "etc."), ("e.g.", "p. ej."), ("bank", "banco"), ("better", "mejor"), ("right", "derecho"),
    ("light", "luz"), ("spring", "primavera"), ("bold", "audaz"), ("Monday", "lunes"), ("monday", "lunes"),
    ("phone", "telefono"), ("twenty-one", "veintiuno"), ("how are you", "¿cómo estás?"),
    ("how are you?", "¿cómo estás?"), ("good morning", "buenos días"), ("water", "agua"),
  ])
  func aWordHasItsTranslation(_ query: String, _ text: String) {
    #expect(translator.translate(query).text == text)
  }

  @Test(arguments: ["", "   ", "\n\t"])
  func nothingTypedAsksForAWord(_ query: String) {
    #expect(translator.translate(query) == .nothingTyped)
    #expect(
      Messages.message(for: translator.translate(query)) == "Please enter an English word to translate.")
  }

  @Test(arguments: [
    "xqzzy", "R&Bx", "<3", "a<b>c", "%s", "\\", "\u{301}", "🐶", "كلب", "...", "\0.", "dog\0dog",
  ])
  func whatIsUnknownIsSaidToBe(_ query: String) {
    let translation = translator.translate(query, suggesting: 0)
    #expect(translation == .notFound(suggestions: []))
    #expect(Messages.message(for: translation) == "Sorry, no translation available.")
    #expect(translation.text.isEmpty)
  }

  @Test func bothMeaningsOfAnUnclearCaseAreShown() {
    #expect(translator.headwords(for: "Polish") == ["Polish", "polish"])
    #expect(translator.headwords(for: "polish") == ["polish", "Polish"])
    #expect(translator.translate("US").text != translator.translate("us").text)
  }

  @Test func theSensesOfAWordAreAllThere() throws {
    let answer = try translator.answer(to: "bank")
    #expect(answer.matches.count == 1)
    let words = answer.matches[0].entry.senses.flatMap(\.words).map(\.text)
    #expect(words.first == "banco")
    #expect(words.contains("orilla"))
  }

  @Test func theSameQueryHasTheSameAnswer() {
    #expect(translator.translate("bank") == translator.translate(" bank "))
    #expect(translator.translate("bank") != translator.translate("dog"))
  }
}
