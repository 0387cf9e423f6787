/// The plural of Spanish nouns, of one word or of several.
///
/// Source: RAE, *Nueva gramática de la lengua española*, §3 (La flexión de número).
public enum SpanishNoun {
  /// Makes the plural: *luz → luces*, *fin de semana → fines de semana*, *hombre rana → hombres rana*.
  ///
  /// All words up to a preposition or conjunction take the plural, but a noun in apposition stays as it is.
  /// A noun that is plural already (*gafas*) stays too.
  public static func plural(of noun: String) -> String {
    if let whole = SpanishPlural.irregular[noun] { return whole }
    return SpanishPhrase.inflectingHead(of: noun) { word, position in
      position > 0 && appositions.contains(word) ? word : SpanishPlural.plural(of: word)
    }
  }

  /// Nouns that stand after another noun as an adjective would, and keep their singular: *palabras clave*.
  static let appositions: Set<String> = [
    "Alt", "ambiente", "ancla", "antidisturbios", "antigás", "antirrobo", "anuncio", "araña", "base",
    "basura", "bici", "bisagra", "bomba", "bus", "cama", "carta", "cebra", "chárter", "chatarra", "cherry",
    "cisterna", "clave", "cohete", "comedor", "concurso", "corazón", "country", "crema", "cumbre", "delta",
    "disco", "dormitorio", "espada", "espejo", "esponja", "este", "estrella", "exprés", "extra", "fantasma",
    "ficción", "folk", "fuente", "glas", "guía", "índice", "insignia", "lanzadera", "láser", "límite",
    "lobo", "luz", "macho", "madre", "mamut", "martillo", "masa", "mate", "miseria", "modelo", "morse",
    "nido", "Nobel", "norte", "Norte", "oeste", "orquesta", "panda", "papel", "patrón", "patrulla", "Pérez",
    "pico", "piloto", "pirata", "pis", "polo", "pómez", "pop", "prodigio", "puente", "punta", "rana",
    "rave", "récord", "relámpago", "restaurante", "rock", "rosa", "salchicha", "sándwich", "satélite",
    "sport", "sur", "Sur", "tapiz", "tigre", "tipo", "tope", "trampa", "turista", "uno", "valla", "vela",
    "víctima", "volquete", "web",
  ]
}
