import Testing

@testable import PalabraCore

/// Inflected English forms as queries, on the vocabulary that ships.
@Suite struct InflectionTests {
  private let translator = Translator()

  @Test(arguments: [
    ("dogs", "perros", "plural of dog"), ("Dogs", "perros", "plural of dog"),
    ("children", "niños", "plural of child"),
    ("mice", "ratones", "plural of mouse"), ("ran", "corrió", "past of run"),

    ("taken", "tomado", "past participle of take"), ("goes", "va", "third person of go"),
    ("dog's", "perro", "possessive of dog"),
    ("dog’s", "perro", "possessive of dog"), ("dog´s", "perro", "possessive of dog"),
    ("happier", "más feliz", "comparative of happy"), ("happiest", "el más feliz", "superlative of happy"),
    ("got up", "se levantó", "past of get up"), ("ice creams", "helados", "plural of ice cream"),
    ("looking for", "buscando", "-ing form of look for"), ("the dogs", "perros", "plural of dog"),
    ("\"ran\",", "corrió", "past of run"), ("sit-ups", "abdominales", "plural of sit-up"),
    ("Mark's", "Marcos", "possessive of Mark"), ("mark's", "marca", "possessive of mark"),
    ("leaves", "hojas", "plural of leaf"),
  ])
  func aFormIsAnsweredInTheSameForm(_ query: String, _ text: String, _ relation: String) throws {
    let answer = try translator.answer(to: query)
    #expect(answer.text == text)
    #expect(answer.matches.first.flatMap { Messages.relation(of: $0) } == relation)
  }

  @Test(arguments: [
    ("las manos", "hands", "plural of mano"), ("perros", "dogs", "plural of perro"),
    ("Niñas", "girls", "plural of niña"), ("corrió", "ran", "preterite, él of correr"),
    ("Corrio\u{301}", "ran", "preterite, él of correr"),
    ("rojas", "red", "feminine plural of rojo"), ("nuestra", "our", "feminine of nuestro"),
    ("nuestras", "our", "feminine plural of nuestro"), ("muchas", "many", "feminine of muchos"),
    ("mucha", "much", "feminine of mucho"), ("todas", "all", "feminine of todos"),
    ("ambas", "both", "feminine of ambos"), ("unas", "some", "feminine of unos"),
    ("mías", "mine", "feminine plural of mío"), ("varias", "several", "feminine of varios"),
  ])
  func aSpanishFormIsAnsweredInTheSameForm(_ query: String, _ text: String, _ relation: String) throws {
    let answer = try translator.answer(to: query, .spanishToEnglish)
    #expect(answer.text == text)
    #expect(answer.matches.first.flatMap { Messages.relation(of: $0) } == relation)
  }

  @Test func onlySensesOfThePartOfSpeechAnswer() throws {
    let answer = try translator.answer(to: "ran")
    #expect(answer.matches.first?.senses.allSatisfy { $0.partOfSpeech == .verb } == true)
  }

  @Test(arguments: [
    ("left", "izquierda", ["past of leave"]), ("saw", "sierra", ["past of see"]),
    ("better", "mejor", ["comparative of good", "comparative of well"]),
    ("glasses", "gafas", ["plural of glass"]), ("building", "edificio", ["-ing form of build"]),
    ("earlier", "antes", ["comparative of early"]), ("bit", "trozo", ["past of bite"]),
    ("people", "gente", ["plural of person"]), ("dog", "perro", []), ("a bit", "un poco", []),
    ("the left", "izquierda", []), ("AIDS", "sida", []), ("Mars", "Marte", []),
  ])
  func aHeadwordComesBeforeTheFormsItIs(_ query: String, _ text: String, _ relations: [String]) throws {
    let answer = try translator.answer(to: query)
    #expect(answer.text == text)
    #expect(answer.matches.first?.relation == .headword)
    #expect(answer.matches.dropFirst().map { Messages.relation(of: $0) } == relations)
  }

  @Test func aFormOfTwoPartsOfSpeechIsShownOnce() throws {
    let answer = try translator.answer(to: "earlier")
    #expect(answer.matches.last?.relation == .inflection(.english(.comparative), [.adverb, .adjective]))
    #expect(Set(answer.matches.last?.senses.map(\.partOfSpeech) ?? []) == [.adjective, .adverb])
  }

  @Test(arguments: [
    ("dog'll", "perro", "contraction of dog will"), ("dog’d", "perro", "contraction of dog would or dog had"),
    ("dogʼll", "perro", "contraction of dog will"), ("everyone'll", "todos", "contraction of everyone will"),
    ("everyone's", "todos", "possessive of everyone"), ("Mary's", "María", "possessive of Mary"),
    ("mightn't", "puede que no", "contraction of might not"),
  ])
  func aContractionIsTakenApart(_ query: String, _ text: String, _ relation: String) throws {
    let answer = try translator.answer(to: query)
    #expect(answer.text == text)
    #expect(answer.matches.first.flatMap { Messages.relation(of: $0) } == relation)
  }

  /// Of several lemmas the usual one comes first; what is a headword too has the form after it.
  @Test(arguments: [
    ("siento", "I feel", ["sentir", "sentar"]), ("creo", "I believe", ["creer", "crear"]),
    ("fue", "was", ["ser", "ir"]), ("sé", "I know", ["saber", "ser"]), ("vino", "wine", ["vino", "venir"]),
    ("me acuerdo", "I remember", ["acordarse de"]), ("está", "is", ["estar"]), ("es", "is", ["ser"]),
    ("véndeselo", "sell", ["vender", "vendar"]), ("envió", "sent", ["enviar"]),
    ("las preguntas", "questions", ["pregunta", "preguntar"]),
  ])
  func theUsualLemmaOfASpanishFormComesFirst(_ query: String, _ text: String, _ lemmas: [String]) throws {
    let answer = try translator.answer(to: query, .spanishToEnglish)
    #expect(answer.text == text)
    #expect(answer.matches.map(\.entry.headword) == lemmas)
  }

  @Test(arguments: [
    ("ran", ["él corrió", "yo corrí", "ellos corrieron", "past participle corrido"]),
    ("got up", ["él se levantó", "yo me levanté", "ellos se levantaron", "past participle levantado"]),
    ("gone", ["past participle ido"]), ("running", ["gerund corriendo"]),
    ("goes", ["él va", "yo voy", "ellos van"]), ("am", ["yo soy"]),
    ("were", ["tú fuiste", "nosotros fuimos", "ellos fueron"]),
    ("dogs", ["los perros", "las perras"]), ("dog's", ["del perro", "de la perra"]),
    ("dogs'", ["de los perros", "de las perras"]),
    ("happier", ["más feliz", "más felices"]),
    ("happiest", ["el más feliz", "la más feliz", "los más felices", "las más felices"]), ("dog", []),
  ])
  func theFormsOneNeedsAreThere(_ query: String, _ forms: [String]) throws {
    let answer = try translator.answer(to: query)
    let found = (answer.matches.first { !$0.keyForms.isEmpty })?.keyForms.map { form in
      guard let heading = form.heading else { return form.text }
      if case .person(let person) = heading { return "\(person.pronoun) \(form.text)" }
      return "\(heading.text) \(form.text)"
    }
    #expect(found ?? [] == forms)
  }

  @Test(arguments: ["xqzzys", "goed", "dogest", "began\tbegun", "began\nbegun", "learned, learnt"])
  func whatIsNoFormIsUnknown(_ query: String) {
    #expect(translator.translate(query, suggesting: 0) == .notFound(suggestions: []))
  }
}

/// The pages of forms of Spanish words.
@Suite struct FormPageTests {
  private let translator = Translator()

  private func pages(of word: String) -> [String] {
    guard case .found(let answer) = translator.translate(word, .spanishToEnglish) else { return [] }
    return FormTable.tables(of: answer.matches).map(\.text)
  }

  @Test func aVerbIsConjugated() {
    let page = pages(of: "correr").joined(separator: "\n")
    for form in ["corrido", "corriendo", "corrió", "corrí", "corrieron", "correrá", "corriera"] {
      #expect(page.contains(form), "\(form)")
    }
  }

  @Test func aNounHasItsPlural() {
    #expect(pages(of: "lápiz") == ["singular  plural\nlápiz     lápices"])
  }

  @Test func whatDoesNotInflectHasNoPage() {
    #expect(pages(of: "siempre").isEmpty)
  }
}
