/// The word of an English phrase that inflects.
enum EnglishPhrase {
  /// Finds the inflected word: of a verb the first one (*looked after*), of a noun the last one (*ice
  /// creams*) or the one before a preposition (*points of view, passers-by, days off*).
  static func head(of phrase: String, _ partOfSpeech: PartOfSpeech) -> Range<String.Index> {
    let whole = phrase.startIndex..<phrase.endIndex
    switch partOfSpeech {
    case .verb:
      let first = whole.lowerBound..<(phrase.firstIndex(of: " ") ?? whole.upperBound)
      guard let hyphen = phrase[first].lastIndex(of: "-") else { return first }
      return phrase.index(after: hyphen)..<first.upperBound  // *dry-clean*
    case .noun: return nounHead(of: phrase)
    default: return whole
    }
  }

  private static func nounHead(of phrase: String) -> Range<String.Index> {
    let words = phrase.split { $0 == " " || $0 == "-" }
    guard words.count > 1, let first = words.first, let last = words.last else {
      return phrase.startIndex..<phrase.endIndex
    }
    for (word, next) in zip(words, words.dropFirst()) where prepositions.contains(next) {
      // *mothers-in-law, points of view*, but *check-in desks*
      if next.endIndex < last.endIndex, phrase[word.endIndex] == phrase[next.endIndex] {
        return word.startIndex..<word.endIndex
      }
    }
    let isAgent = (first.hasSuffix("er") || first.hasSuffix("ers")) && first != "cover"
    let isSpaced = phrase[first.endIndex] == " "
    if words.count == 2, particles.contains(last), isAgent || isSpaced {
      return first.startIndex..<first.endIndex
    }
    return last.startIndex..<last.endIndex
  }

  private static let prepositions: Set<Substring> = [
    "at", "by", "for", "from", "in", "of", "on", "to", "with", "without",
  ]

  /// Words that make a verb another one: *check in, sit up*.
  static let particles: Set<Substring> = ["by", "down", "in", "off", "on", "out", "over", "up"]
}
