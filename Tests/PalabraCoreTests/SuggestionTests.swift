import Foundation
import TestSupport
import Testing

@testable import PalabraCore

@Suite struct SuggestionTests {
  private let translator = Translator()

  private func suggestions(for query: String, _ direction: Direction = .englishToSpanish) -> [String] {
    if case .notFound(let suggestions) = translator.translate(query, direction) { suggestions } else { [] }
  }

  @Test(arguments: [
    ("teh", "the"), ("acurate", "accurate"), ("recieve", "receive"), ("definately", "definitely"),
    ("crocodle", "crocodile"), ("hapy", "happy"), ("becuase", "because"), ("Becuase.", "because"),
  ])
  func theWordThatWasMeantComesFirst(_ query: String, _ word: String) {
    #expect(suggestions(for: query).first == word)
  }

  @Test(arguments: [("espanol", "español"), ("manana", "mañana"), ("biblioteka", "biblioteca")])
  func theSpanishWordThatWasMeantComesFirst(_ query: String, _ word: String) {
    #expect(suggestions(for: query, .spanishToEnglish).first == word)
  }

  /// Common misspellings with the words that were meant, in a file beside this one.
  private func misspellings(_ name: String) throws -> [(typed: String, meant: String)] {
    let file = packageRoot.appendingPathComponent("Tests/PalabraCoreTests/misspellings-\(name).tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      let columns = $0.split(separator: "\t").map(String.init)
      return (columns[0], columns[1])
    }
  }

  /// The headwords suggested, or found where only accents were missing.
  private func understood(as query: String, _ direction: Direction) -> [String] {
    switch translator.translate(query, direction) {
    case .nothingTyped: []
    case .found(let answer): answer.matches.map(\.entry.headword)
    case .notFound(let suggestions): suggestions
    }
  }

  @Test(arguments: [("english", Direction.englishToSpanish, 200), ("spanish", .spanishToEnglish, 60)])
  func commonMisspellingsAreUnderstood(_ name: String, _ direction: Direction, _ count: Int) throws {
    let misspellings = try misspellings(name)
    #expect(misspellings.count >= count)
    let guesses = misspellings.map { understood(as: $0.typed, direction) }
    let missing = zip(misspellings, guesses).filter { !$1.contains($0.meant) }
    let notFirst = zip(misspellings, guesses).filter { $1.first != $0.meant }
    #expect(missing.count * 100 <= misspellings.count * 5, "\(missing)")
    #expect(notFirst.count * 100 <= misspellings.count * 15, "\(notFirst)")
  }

  @Test(arguments: ["xqzzy", "x", "", "zzzzzzzzzzzz", "🐶🐶🐶", String(repeating: "crocodile", count: 9)])
  func nothingIsSuggestedForNonsense(_ query: String) {
    #expect(suggestions(for: query).isEmpty)
  }

  @Test func noneAreLookedForWhereNoneAreWanted() {
    #expect(translator.translate("teh", suggesting: 0) == .notFound(suggestions: []))
  }

  @Test func atMostFiveAreSuggestedEachOnce() {
    for query in ["bakk", "tets", "cta", "wrod"] {
      let suggestions = suggestions(for: query)
      #expect((1...5).contains(suggestions.count), "\(query)")
      #expect(Set(suggestions).count == suggestions.count)
    }
  }
}

@Suite struct SpellingDistanceTests {
  private func cost(_ typed: String, _ word: String) -> Int? {
    SpellingDistance(from: Array(typed.utf8)).cost(of: Array(word.utf8))
  }

  @Test func aTranspositionCostsNoMoreThanOneEdit() {
    let cost = cost("becuase", "because")
    #expect(cost.map { $0 <= SpellingDistance.edit } == true)
  }

  @Test func theFirstLetterWeighsMore() throws {
    let (first, later) = (try #require(cost("pat", "cat")), try #require(cost("cap", "cat")))
    #expect(first > later)
  }

  @Test func theSameSpellingCostsNothing() {
    #expect(cost("word", "word") == 0)
  }

  @Test(arguments: [("abcd", "wxyz"), ("ab", "abcd"), ("a", "b"), ("", "a"), ("house", "h")])
  func whatIsTooFarHasNoCost(_ typed: String, _ word: String) {
    #expect(cost(typed, word) == nil)
  }
}
