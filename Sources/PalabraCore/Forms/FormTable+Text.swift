extension FormTable {
  /// The table as plain text in aligned columns, headings in words; a form that is missing is an en dash.
  ///
  /// Lines have no spaces at their end; a blank line stands between grids, none at the end.
  public var text: String { grids.map(\.text).joined(separator: "\n\n") }
}

extension FormTable.Grid {
  fileprivate var text: String {
    let headings = columns.isEmpty ? [] : [[""] + columns.map(\.text)]
    let lines = headings + rows.map { [$0.heading?.text ?? ""] + $0.cells.map { $0 ?? "–" } }
    let hasRowHeadings = rows.contains { $0.heading != nil }
    return Self.aligned(hasRowHeadings ? lines : lines.map { Array($0.dropFirst()) })
  }

  /// Pads every cell to the width of its column and two spaces; the last one of a line ends it.
  private static func aligned(_ lines: [[String]]) -> String {
    let widths = (0..<(lines.first?.count ?? 0)).map { column in
      lines.map { $0[column].count }.max() ?? 0
    }
    return lines.map { cells in
      let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: $1 + 2 - $0.count) }
      return padded.dropLast().joined() + (cells.last ?? "")
    }.joined(separator: "\n")
  }
}

extension FormTable.Heading {
  /// The heading in words.
  public var text: String {
    switch self {
    case .singular: localized("singular")
    case .plural: localized("plural")
    case .masculine: localized("masculine")
    case .feminine: localized("feminine")
    case .comparative: localized("comparative")
    case .tense(let tense): tense.text()
    case .person(.thirdSingular): "él, usted"
    case .person(.thirdPlural): "ellos, ustedes"
    case .person(let person): person.pronoun
    case .pastParticiple: localized("past participle")
    case .gerund: localized("gerund")
    }
  }
}
