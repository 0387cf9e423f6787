import PalabraCore
import Testing

/// The form of an English word that matches a Spanish one, and the other way round.
@Suite struct FormTranslationTests {
  let english = EnglishForms(
    irregularForms: irregularFormBytes)

  /// `Spanish form = Spanish lemma, English lemma, part of speech = English form`
  @Test(
    arguments: lines(
      """
      perros = perro, dog, noun = dogs
      niñas = niña, girl, noun = girls
      fines de semana = fin de semana, weekend, noun = weekends
      rojas = rojo, red, adjective = red
      más feliz = feliz, happy, adjective = happier
      la más roja = rojo, red, adjective = reddest
      más tarde = tarde, late, adverb = later
      corrió = correr, run, verb = ran
      corre = correr, run, verb = runs
      corren = correr, run, verb = they run
      hablo = hablar, speak, verb = I speak
      hablas = hablar, speak, verb = you speak
      habló = hablar, speak, verb = spoke
      hablaron = hablar, speak, verb = they spoke
      hablábamos = hablar, speak, verb = we spoke
      hablaba = hablar, speak, verb = spoke
      hablaré = hablar, speak, verb = I will speak
      hablará = hablar, speak, verb = will speak
      hablaría = hablar, speak, verb = would speak
      hablaríamos = hablar, speak, verb = we would speak
      hable = hablar, speak, verb = speak
      hablemos = hablar, speak, verb = we speak
      habláramos = hablar, speak, verb = we spoke
      hablad = hablar, speak, verb = speak
      levantémonos = levantarse, get up, verb = let's get up
      dando = dar, give, verb = giving
      dado = dar, give, verb = given
      dadas = dar, give, verb = given
      dámelo = dar, give, verb = give
      verlo = ver, see, verb = see
      se levantó = levantarse, get up, verb = got up
      soy = ser, be, verb = I am
      son = ser, be, verb = they are
      es = ser, be, verb = is
      éramos = ser, be, verb = we were
      fui = ser, be, verb = I was
      serán = ser, be, verb = they will be
      puedo = poder, can, verb = I can
      pudo = poder, can, verb = could
      podré = poder, can, verb = I will be able to
      me divertí = divertirse, enjoy oneself, verb = I enjoyed myself
      cambiaron de idea = cambiar de idea, change one's mind, verb = they changed their mind
      """))
  func anEnglishFormSaysWhatTheSpanishOneSays(_ line: String) throws {
    let columns = split(line, at: " = ")
    let words = split(columns[1], at: ", ")
    let partOfSpeech = try #require(PartOfSpeech(rawValue: words[2]))
    let analyses = SpanishForms.analyses(of: columns[0]) { $0 == words[0] && $1 == partOfSpeech }
    let analysis = try #require(analyses.first)
    #expect(english.text(for: analysis.form, of: words[1], partOfSpeech: partOfSpeech) == columns[2])
  }

  /// `English form = English lemma, part of speech = Spanish lemma = Spanish form`, with the gender of a noun.
  @Test(
    arguments: lines(
      """
      dogs = dog, noun = perro, m = perros
      dog's = dog, noun = perro, m = perro
      dogs' = dog, noun = perro, m = perros
      ice creams = ice cream, noun = helado, m = helados
      trousers' = trouser, noun = pantalones, m pl = pantalones
      happier = happy, adjective = feliz = más feliz
      happiest = happy, adjective = feliz = el más feliz
      better = good, adjective = bueno = mejor
      later = late, adverb = tarde = más tarde
      ran = run, verb = correr = corrió
      gone = go, verb = ir = ido
      running = run, verb = correr = corriendo
      goes = go, verb = ir = va
      got up = get up, verb = levantarse = se levantó
      rained = rain, verb = llover = llovió
      am = be, verb = ser = soy
      are = be, verb = estar = están
      were = be, verb = ser = fueron
      was = be, verb = ser = fue
      could = can, verb = que = –
      lived = live, verb = en vivo = –
      """))
  func aSpanishFormSaysWhatTheEnglishOneSays(_ line: String) throws {
    let columns = split(line, at: " = ")
    let (lemma, equivalent) = (split(columns[1], at: ", "), split(columns[2], at: ", "))
    let partOfSpeech = try #require(PartOfSpeech(rawValue: lemma[1]))
    let analysis = english.analyses(of: columns[0])
      .first { $0.lemma == lemma[0] && $0.partOfSpeech == partOfSpeech }
    let form = analysis?.form ?? .past
    let gender = equivalent.count > 1 ? Gender(rawValue: equivalent[1]) : nil
    let text = SpanishForms.text(for: form, of: equivalent[0], partOfSpeech: partOfSpeech, gender: gender)
    #expect(text ?? "–" == columns[3])
  }

  @Test func aFormThatThePartOfSpeechLacksHasNoText() {
    #expect(SpanishForms.text(for: .comparative, of: "perro", partOfSpeech: .noun, gender: .masculine) == nil)
    #expect(SpanishForms.text(for: .plural, of: "rojo", partOfSpeech: .adjective) == nil)
    #expect(SpanishForms.text(for: .firstPerson, of: "llover", partOfSpeech: .verb) == nil)
    #expect(SpanishForms.text(for: .plural, of: "y", partOfSpeech: .conjunction) == nil)
  }

  @Test(arguments: [
    ("perro", Gender.masculine, false, "del perro"), ("perra", .feminine, false, "de la perra"),
    ("agua", .feminineWithEl, false, "del agua"), ("agua", .feminineWithEl, true, "de las aguas"),
    ("perro", .masculine, true, "de los perros"), ("gafas", .femininePlural, false, "de las gafas"),
    ("estudiante", .common, false, "del/de la estudiante"),
    ("estudiante", .common, true, "de los/las estudiantes"), ("María", nil, false, "de María"),
  ])
  func whatBelongsToANounIsOfIt(_ noun: String, _ gender: Gender?, _ isPlural: Bool, _ expected: String) {
    #expect(SpanishForms.possessive(of: noun, gender: gender, isPlural: isPlural) == expected)
  }

  private func split(_ text: String, at separator: String) -> [String] {
    text.split(separator: separator).map(String.init)
  }
}
