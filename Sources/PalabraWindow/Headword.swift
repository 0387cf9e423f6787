import PalabraCore

/// A headword, and from which language it is translated.
struct Headword: Hashable, Sendable {
  let text: String
  let direction: Direction

  init(_ text: String, _ direction: Direction) {
    self.text = text
    self.direction = direction
  }

  /// Reads a headword from two columns of a file; nil when they do not hold one.
  init?(_ text: ArraySlice<UInt8>, direction: ArraySlice<UInt8>) {
    guard let direction = Direction.allCases.first(where: { $0.code.utf8.elementsEqual(direction) }),
      (1...1000).contains(text.count), let word = String(validating: text, as: UTF8.self),
      !word.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return nil }
    self.init(word, direction)
  }
}

extension Direction {
  /// How files of the user name it.
  var code: String { self == .englishToSpanish ? "en-es" : "es-en" }
}

extension Answer {
  /// The headword that answers a query: that of the first entry, so that all forms of a word are one word; nil
  /// when only the glossary knows it.
  func headword(_ direction: Direction) -> Headword? {
    firstMatch.map { Headword($0.entry.headword, direction) }
  }
}
