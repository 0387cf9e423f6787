import CResources

/// The English headwords that stand first for a Spanish word where the order of the senses does not tell: *for* and
/// *by* for *por*.
///
/// `most-usual-english.tsv` is UTF-8 without header, one Spanish word a line, in byte order; after a tab the
/// headwords, the most usual first: `por	for, by`.
struct MostUsualEnglish: Sendable {
  private let lines: SortedLines

  /// Reads the file at an address; the bytes must stay there, unchanged, as long as the program runs.
  init(bytes: UnsafeRawBufferPointer) { lines = SortedLines(bytes: bytes) }

  /// The file that is part of the executable.
  static var embedded: MostUsualEnglish { MostUsualEnglish(bytes: resource_most_usual_english().buffer) }

  /// No word is told anything of.
  static var none: MostUsualEnglish { MostUsualEnglish(bytes: UnsafeRawBufferPointer(start: nil, count: 0)) }

  /// The headwords that stand first, in their order; empty for most words.
  ///
  /// - Complexity: O(log *n*) in the size of the file.
  func headwords(of word: String) -> [String] {
    let key = word + "\t"
    let found = lines.lines(beginning: key)
    guard !found.isEmpty else { return [] }
    let line = lines.line(around: found.lowerBound)
    return lines.text(line.dropFirst(key.utf8.count)).dividedByCommas
  }
}
