import Testing

@testable import PalabraCore

/// The table of irregular English forms that ships.
var irregularFormBytes: UnsafeRawBufferPointer { EnglishForms.embeddedTable }

/// Makes a vocabulary of lines in which `|` stands for a tab; it lives as long as the tests.
func vocabulary(_ lines: String...) -> Vocabulary { vocabulary(lines) }

/// The index of such a vocabulary.
func headwords(_ lines: String...) -> HeadwordIndex { HeadwordIndex(of: vocabulary(lines)) }

private func vocabulary(_ lines: [String]) -> Vocabulary {
  Vocabulary(bytes: bytes(lines.map { $0.tabbed + "\n" }.joined()))
}

/// The UTF-8 of a text, which lives as long as the tests.
func bytes(_ text: String) -> UnsafeRawBufferPointer {
  let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
  bytes.copyBytes(from: text.utf8)
  return UnsafeRawBufferPointer(bytes)
}

extension String {
  /// The text with tabs where `|` stands.
  var tabbed: String { String(map { $0 == "|" ? "\t" : $0 }) }
}

extension Translator {
  /// A translator of nothing but the given vocabulary.
  init(_ vocabulary: Vocabulary) {
    self.init(glossary: Glossary(english: [], spanish: []), vocabulary: vocabulary)
  }

  /// The answer to a query, which must be known.
  func answer(
    to query: String, _ direction: Direction = .englishToSpanish,
    at location: SourceLocation = #_sourceLocation
  ) throws -> Answer {
    let answer: Answer? = if case .found(let answer) = translate(query, direction) { answer } else { nil }
    return try #require(answer, "\(query)", sourceLocation: location)
  }

  /// The headwords that answer a query, the best first.
  func headwords(for query: String) -> [String] {
    if case .found(let answer) = translate(query) { answer.entries.map(\.headword) } else { [] }
  }
}
