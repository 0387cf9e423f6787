/// A headword with its senses, as the vocabulary has it.
///
/// An entry is a view: the senses are read when they are asked for.
public struct Entry: Sendable, Equatable {
  /// The headword as a dictionary prints it.
  public let headword: String

  let vocabulary: Vocabulary

  /// Where the lines of the headword stand, in UTF-8 bytes from the start of the vocabulary.
  let range: Range<Int>

  /// The senses, the most usual first.
  public var senses: [Sense] { vocabulary.lines(in: range).compactMap(\.sense) }

  /// The Spanish word that is given first; nil when no line of the entry gives one.
  var firstWord: String? { vocabulary.lines(in: range).lazy.map(\.firstWord).first { !$0.isEmpty } }

  /// What the headword is short for, as in *do not* for *don't*; empty for anything but a contraction.
  var fullForms: [String] {
    guard vocabulary.line(at: range.lowerBound).isContraction else { return [] }
    return vocabulary.lines(in: range).filter(\.isContraction).map(\.hint)
  }

  /// Entries are equal when they are the same lines of one vocabulary.
  public static func == (one: Entry, other: Entry) -> Bool {
    one.range == other.range && one.vocabulary.bytes.baseAddress == other.vocabulary.bytes.baseAddress
  }
}
