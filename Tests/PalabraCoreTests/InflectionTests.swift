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
    ("dog’s", "perro", "possessive of dog"),
    ("happier", "más feliz", "comparative of happy"), ("happiest", "el más feliz", "superlative of happy"),
    ("got up", "se levantó", "past of get up"), ("ice creams", "helados", "plural of ice cream"),
    ("looking for", "buscando", "-ing form of look for"), ("the dogs", "perros", "plural of dog"),
    ("\"ran\",", "corrió", "past of run"), ("leaves", "hojas", "plural of leaf"),
  ])
  func aFormIsAnsweredInTheSameForm(_ query: String, _ text: String, _ relation: String) {
    guard case .found(let answer) = translator.translate(query) else {
      return #expect(Bool(false), "\(query)")
    }
    #expect(answer.text == text)
    #expect(answer.matches.first.flatMap(Messages.relation) == relation)
  }

  @Test(arguments: [
    ("las manos", "hands", "plural of mano"), ("perros", "dogs", "plural of perro"),
    ("Niñas", "children", "plural of niña"), ("corrió", "ran", "preterite, él of correr"),
    ("rojas", "red", "feminine plural of rojo"),
  ])
  func aSpanishFormIsAnsweredInTheSameForm(_ query: String, _ text: String, _ relation: String) {
    let translation = translator.translate(query, .spanishToEnglish)
    guard case .found(let answer) = translation else { return #expect(Bool(false), "\(query)") }
    #expect(answer.text == text)
    #expect(answer.matches.first.flatMap(Messages.relation) == relation)
  }

  @Test func onlySensesOfThePartOfSpeechAnswer() {
    guard case .found(let answer) = translator.translate("ran") else { return #expect(Bool(false)) }
    #expect(answer.matches.first?.senses.allSatisfy { $0.partOfSpeech == .verb } == true)
  }

  @Test(arguments: ["better", "left", "glasses", "saw", "building"])
  func aHeadwordComesBeforeTheFormsItIs(_ query: String) {
    guard case .found(let answer) = translator.translate(query) else { return #expect(Bool(false)) }
    #expect(answer.matches.map(\.relation) == [.headword])
  }

  @Test(arguments: ["xqzzys", "goed", "dogest"])
  func whatIsNoFormIsUnknown(_ query: String) {
    guard case .notFound = translator.translate(query) else { return #expect(Bool(false), "\(query)") }
  }
}

/// The pages of forms of Spanish words.
@Suite struct FormPageTests {
  private let translator = Translator()

  @Test func aVerbIsConjugated() {
    let page = translator.formTables(of: "correr").map(\.text).joined(separator: "\n")
    for form in ["corrido", "corriendo", "corrió", "corrí", "corrieron", "correrá", "corriera"] {
      #expect(page.contains(form), "\(form)")
    }
  }

  @Test func aNounHasItsPlural() {
    #expect(translator.formTables(of: "lápiz").map(\.text) == ["singular  plural\nlápiz     lápices"])
  }

  @Test func whatDoesNotInflectHasNoPage() {
    #expect(translator.formTables(of: "siempre").isEmpty)
    #expect(translator.formTables(of: "xqzzy").isEmpty)
  }
}
