@testable import PalabraCore

/// The Spanish words of the vocabulary that ships.
enum SpanishWords {
  /// Those of a part of speech, singular, each once.
  static func of(_ partOfSpeech: PartOfSpeech) -> [String] {
    let vocabulary = Vocabulary.embedded
    let senses = vocabulary.lines(in: 0..<vocabulary.bytes.count).compactMap(\.sense)
    let forms = senses.filter { $0.partOfSpeech == partOfSpeech }.flatMap(\.words).flatMap(\.forms)
    return Set(forms.filter { $0.gender?.isPlural != true }.map(\.text)).sorted()
  }
}
