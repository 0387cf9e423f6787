import PalabraCore
import Testing

@Suite struct SpanishAdjectiveTests {
  @Test(arguments: agreement.split(separator: "\n").map(String.init))
  func agreesInGenderAndNumber(_ line: String) {
    let forms = line.split(separator: ";").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(SpanishAdjective.form(of: forms[0], .masculine, .singular) == forms[0])
    #expect(SpanishAdjective.form(of: forms[0], .feminine, .singular) == forms[1])
    #expect(SpanishAdjective.form(of: forms[0], .masculine, .plural) == forms[2])
    #expect(SpanishAdjective.form(of: forms[0], .feminine, .plural) == forms[3])
  }

  @Test(arguments: [
    ("feliz", "más feliz", "el más feliz"), ("bueno", "mejor", "el mejor"), ("malo", "peor", "el peor"),
    ("grande", "más grande", "el más grande"), ("pequeño", "más pequeño", "el más pequeño"),
    ("mayor", "mayor", "el mayor"), ("superior", "superior", "el superior"), ("poco", "menos", "el menos"),
    ("de moda", "más de moda", "el más de moda"),
  ])
  func comparativeAndSuperlative(_ adjective: String, _ comparative: String, _ superlative: String) {
    #expect(SpanishAdjective.comparative(of: adjective) == comparative)
    #expect(SpanishAdjective.superlative(of: adjective) == superlative)
  }

  @Test func comparisonAgrees() {
    #expect(SpanishAdjective.comparative(of: "rojo", .feminine, .plural) == "más rojas")
    #expect(SpanishAdjective.superlative(of: "rojo", .feminine, .singular) == "la más roja")
    #expect(SpanishAdjective.superlative(of: "bueno", .masculine, .plural) == "los mejores")
  }

  @Test(arguments: [
    ("bien", "mejor"), ("mal", "peor"), ("tarde", "más tarde"), ("rápidamente", "más rápidamente"),
    ("mucho", "más"),
  ])
  func comparativeOfAdverbs(_ adverb: String, _ comparative: String) {
    #expect(SpanishAdverb.comparative(of: adverb) == comparative)
  }

  /// Masculine and feminine singular, masculine and feminine plural.
  static let agreement = """
    rojo; roja; rojos; rojas
    español; española; españoles; españolas
    francés; francesa; franceses; francesas
    cortés; cortés; corteses; corteses
    alemán; alemana; alemanes; alemanas
    parlanchín; parlanchina; parlanchines; parlanchinas
    mandón; mandona; mandones; mandonas
    marrón; marrón; marrones; marrones
    trabajador; trabajadora; trabajadores; trabajadoras
    encantador; encantadora; encantadores; encantadoras
    mayor; mayor; mayores; mayores
    mejor; mejor; mejores; mejores
    superior; superior; superiores; superiores
    andaluz; andaluza; andaluces; andaluzas
    feliz; feliz; felices; felices
    joven; joven; jóvenes; jóvenes
    azul; azul; azules; azules
    común; común; comunes; comunes
    gris; gris; grises; grises
    belga; belga; belgas; belgas
    verde; verde; verdes; verdes
    iraní; iraní; iraníes; iraníes
    rosa; rosa; rosa; rosa
    naranja; naranja; naranja; naranja
    gratis; gratis; gratis; gratis
    tricolor; tricolor; tricolores; tricolores
    de madera; de madera; de madera; de madera
    azul marino; azul marino; azul marino; azul marino
    bien hecho; bien hecha; bien hechos; bien hechas
    mal ventilado; mal ventilada; mal ventilados; mal ventiladas
    lleno de gente; llena de gente; llenos de gente; llenas de gente
    bajo en grasa; baja en grasa; bajos en grasa; bajas en grasa
    sano y salvo; sana y salva; sanos y salvos; sanas y salvas
    fuera de peligro; fuera de peligro; fuera de peligro; fuera de peligro
    completamente nuevo; completamente nueva; completamente nuevos; completamente nuevas
    ardiendo; ardiendo; ardiendo; ardiendo
    """
}
