/// The way back from an inflected noun or adjective of one word: the rules of ``SpanishPlural`` and
/// ``SpanishAdjective`` undone.
enum SpanishLemma {
  /// The words whose plural is the given word.
  static func singulars(of plural: String, _ accents: SpanishAccents) -> [String] {
    var singulars = SpanishPlural.irregular.filter { accents.matches($0.value, plural) }.map(\.key).sorted()
    if !plural.hasSuffix("s") { return singulars }
    var stems = [String(plural.dropLast())]
    if plural.hasSuffix("es") { stems.append(String(plural.dropLast(2))) }
    if plural.hasSuffix("ces") { stems.append(plural.dropLast(3) + "z") }
    if plural.hasSuffix("is") { stems.append(plural.dropLast(2) + "y") }
    for singular in stems.flatMap(accentuations) where !singulars.contains(singular) {
      if accents.matches(SpanishPlural.plural(of: singular), plural) { singulars.append(singular) }
    }
    return singulars
  }

  /// The words whose feminine the given word may be; itself, as many adjectives have one form.
  static func masculines(of feminine: String, _ accents: SpanishAccents) -> [String] {
    guard feminine.hasSuffix("a") else { return [feminine] }
    let stem = String(feminine.dropLast())
    let words = [feminine, stem + "o", stem + "e"]
    return (accents == .typed ? words : words.flatMap(accentuations)) + accentuations(of: stem)
  }

  /// A word with its accent as it is, on none and on each of its vowels: an ending shifts the stress.
  private static func accentuations(of word: String) -> [String] {
    let plain = SpanishSpelling.withoutAccents(word)
    let ends = plain.indices.filter { SpanishSpelling.isVowel(plain.unicodeScalars[$0]) }
      .map { plain.index(after: $0) }
    let accented = ends.map { SpanishSpelling.withLastVowelAccented(String(plain[..<$0])) + plain[$0...] }
    return [word] + ([plain] + accented).filter { $0 != word }
  }
}
