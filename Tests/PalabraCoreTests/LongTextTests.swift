import Testing

@testable import PalabraCore

/// Text that nobody looks up, but pastes.
@Suite(.timeLimit(.minutes(1))) struct LongTextTests {
  private let translator = Translator()

  @Test(arguments: Direction.allCases, ["a", "dog ", "-\n", "\u{301}", "é", "🐶", "a\u{AD}", "a b-", "!"])
  func aMegabyteIsUnknown(_ direction: Direction, _ part: String) {
    let query = String(repeating: part, count: (1 << 20) / part.utf8.count)
    #expect(translator.translate(query, direction) == .notFound(suggestions: []))
  }

  @Test(arguments: Direction.allCases)
  func whatSurroundsAWordMayBeLong(_ direction: Direction) {
    let marks = String(repeating: "!", count: 1 << 20)
    #expect(translator.translate("xqzzy" + marks, direction) == translator.translate("xqzzy", direction))
    #expect(translator.translate("no" + marks, direction).text == "no")
  }

  @Test(arguments: Direction.allCases, ["as", "mente", "te", "melo", "ing", "s"])
  func aThousandLettersAreUnknown(_ direction: Direction, _ ending: String) {
    let query = String(repeating: ending, count: 1000 / ending.utf8.count)
    #expect(translator.translate(query, direction, suggesting: 0) == .notFound(suggestions: []))
  }

  @Test(arguments: Direction.allCases)
  func longPhrasesAreUnknown(_ direction: Direction) {
    let words = ["casas", "rojas", "corrió", "se", "dímelo", "más", "más rojas", "españolas"]
    let phrases = words.flatMap { word in
      [9, 12, 100].map { Array(repeating: word, count: $0).joined(separator: " ") }
    }
    let stretched = String(repeating: "casas ", count: 9) + String(repeating: " x", count: 450)
    let wide = String(repeating: String(repeating: "as", count: 20) + " ", count: 12)
    for phrase in phrases + [stretched, wide] {
      #expect(
        translator.translate(phrase, direction, suggesting: 0) == .notFound(suggestions: []), "\(phrase)")
    }
  }
}
