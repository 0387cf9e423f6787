import PalabraCore

/// A form in which a word list is written for other programs.
enum WordListFormat: CaseIterable, Sendable {
  /// Text separated by tabs, which Anki imports as it is.
  case anki
  /// Comma-separated values (RFC 4180), for a spreadsheet.
  case csv

  /// How the name of such a file ends.
  var suffix: String { self == .anki ? ".txt" : ".csv" }

  /// The format that the name of a file asks for; nil when it asks for none.
  init?(path: String) {
    guard let format = Self.allCases.first(where: { path.lowercased().hasSuffix($0.suffix) }) else {
      return nil
    }
    self = format
  }

  /// Writes cards in this form.
  func text(of cards: [WordCard]) -> String { self == .anki ? Self.anki(cards) : Self.csv(cards) }

  /// Source: Anki manual, "Text files", file headers.
  private static func anki(_ cards: [WordCard]) -> String {
    let header = "#separator:tab\n#html:false\n#columns:Front\tBack\n"
    return header
      + notes(of: cards).map { "\(ankiField($0.front))\t\(ankiField($0.back.joined(separator: "; ")))\n" }
      .joined()
  }

  /// Cards with one front are one note: otherwise Anki would let the last one stand for all.
  private static func notes(of cards: [WordCard]) -> [(front: String, back: [String])] {
    var notes: [(front: String, back: [String])] = []
    var places: [String: Int] = [:]
    for card in cards {
      let front = card.hint.isEmpty ? card.english : "\(card.english) (\(card.hint))"
      let back = [card.spanish, card.partOfSpeech, card.forms].filter { !$0.isEmpty }.joined(separator: " · ")
      if let place = places[front] {
        if !notes[place].back.contains(back) { notes[place].back.append(back) }
      } else {
        places[front] = notes.count
        notes.append((front, [back]))
      }
    }
    return notes
  }

  private static func ankiField(_ text: String) -> String {
    // A line that begins with # would be a comment.
    text.utf8.contains(where: "\"\t\r\n".utf8.contains) || text.hasPrefix("#") ? quoted(text) : text
  }

  private static func csv(_ cards: [WordCard]) -> String {
    let rows = cards.map { [$0.english, $0.hint, $0.spanish, $0.partOfSpeech, $0.forms] }
    return ([Messages.csvHeader] + rows).map { row in
      row.map { $0.utf8.contains(where: ",\"\r\n".utf8.contains) ? quoted($0) : $0 }.joined(separator: ",")
        + "\r\n"
    }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
