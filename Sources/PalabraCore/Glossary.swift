/// The starter glossary: the first words a learner needs, asked before the vocabulary.
///
/// A pair of parallel arrays, all lower case: the translation of `english[i]` is `spanish[i]`.
struct Glossary: Sendable {
  /// The English words, unique.
  let english: [String]

  /// The Spanish words, one for each English word.
  let spanish: [String]

  /// The glossary that the program starts with.
  static let starter = Glossary(
    english: ["phone", "dog", "sad", "happy", "crocodile"],
    spanish: ["telefono", "perro", "triste", "feliz", "cocodrilo"])

  /// Returns the Spanish for an English word in any case, or nil when the glossary does not have it.
  func spanish(for word: String) -> String? {
    let query = word.lowercased()
    var translation: String?
    for (index, candidate) in english.enumerated() where candidate == query {
      translation = spanish[index]
      break
    }
    return translation
  }
}
