/// The part of a Spanish noun or adjective phrase that inflects.
enum SpanishPhrase {
  /// Changes each word before the first preposition or conjunction (*fin* in *fin de semana*), except adverbs
  /// (*recién nacido*).
  ///
  /// - Parameters:
  ///   - joined: Whether, as in adjectives, words after *y* inflect too (*sano y salvo*) and gerunds do not.
  ///   - change: Gives the form of a word, from the word and its position.
  static func inflectingHead(
    of phrase: String, joined: Bool = false, _ change: (String, Int) -> String
  ) -> String {
    if !phrase.contains(" ") { return joined && isGerund(phrase) ? phrase : change(phrase, 0) }
    var words = phrase.split(separator: " ").map(String.init)
    for position in words.indices {
      let word = words[position]
      if joined, word == "y" || word == "e" { continue }
      if endsHead(words, at: position) || (joined && isGerund(word)) { break }
      if adverbs.contains(word) || word.hasSuffix("mente") { continue }
      words[position] = change(word, position)
    }
    return words.joined(separator: " ")
  }

  private static func endsHead(_ words: [String], at position: Int) -> Bool {
    let word = words[position]
    if word == "bajo" {  // a preposition in *bajo control*, an adjective in *bajo en grasa*
      return position + 1 < words.count && !prepositions.contains(words[position + 1])
    }
    return prepositions.contains(word) || (position > 0 && articles.contains(word))
  }

  /// *ardiendo, comunicando*; the adjectives *blando* and *estupendo* are no gerunds.
  private static func isGerund(_ word: String) -> Bool {
    if ["blando", "nefando", "venerando"].contains(word) { return false }
    return ["ando", "iendo", "yendo"].contains(where: word.hasSuffix)
  }

  private static let articles: Set<String> = ["el", "la", "los", "las", "un", "una"]

  /// Prepositions and conjunctions.
  private static let prepositions: Set<String> = [
    "a", "al", "ante", "como", "con", "contra", "de", "del", "desde", "e", "en", "entre", "hacia", "hasta",
    "lo", "ni", "o", "para", "por", "que", "se", "según", "sin", "sobre", "tras", "u", "y",
  ]

  /// Adverbs, which never inflect: *bien hecho*.
  private static let adverbs: Set<String> = [
    "antes", "atrás", "bien", "casi", "demasiado", "más", "menos", "muy", "no", "poco", "recién", "siempre",
    "tan", "ya",
  ]
}
