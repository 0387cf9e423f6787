/// The starter glossary: the first words a learner needs, asked before the vocabulary.
///
/// A pair of parallel arrays, all lower case: the translation of `english[i]` is `spanish[i]`, and the other way.
struct Glossary: Sendable {
  /// The English words, unique.
  let english: [String]

  /// The Spanish words, one for each English word, unique.
  let spanish: [String]

  /// The glossary that the program starts with.
  static let starter = Glossary(
    english: ["phone", "dog", "sad", "happy", "crocodile"],
    spanish: ["telefono", "perro", "triste", "feliz", "cocodrilo"])

  /// Returns the translation of a word in any case, or nil when the glossary does not have it.
  func translation(of word: String, _ direction: Direction) -> String? {
    direction == .englishToSpanish
      ? find(word, in: english, thenTake: spanish) : find(word, in: spanish, thenTake: english)
  }

  private func find(_ word: String, in words: [String], thenTake translations: [String]) -> String? {
    let query = word.lowercased()
    var translation: String?
    for (index, candidate) in words.enumerated() where candidate == query {
      translation = translations[index]
      break
    }
    return translation
  }
}
