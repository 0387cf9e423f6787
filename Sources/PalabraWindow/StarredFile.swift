import GTKBinding

/// The file of the starred words: one line a word, `direction TAB headword TAB time`.
struct StarredFile: Sendable {
  let file: SharedFile

  init(_ path: String) {
    file = SharedFile(path: path)
  }

  /// What the file holds.
  struct Content: Equatable {
    /// The headwords, each once, in the order in which they were starred.
    var headwords: [Headword] = []
    /// The numbers of the lines that are damaged, from 1.
    var damagedLines: [Int] = []
  }

  /// Reads the starred words.
  func read() throws(GLibError) -> Content {
    var content = Content()
    var known: Set<Headword> = []
    let lines = try file.read().split(separator: newline, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated()
    where !line.isEmpty {
      guard let headword = Self.headword(in: line) else {
        content.damagedLines.append(index + 1)
        continue
      }
      if known.insert(headword).inserted { content.headwords.append(headword) }
    }
    return content
  }

  /// Gives a word a star, or takes it away; all other lines, damaged ones too, stay as they are.
  func set(_ headword: Headword, isStarred: Bool, at time: String) throws(GLibError) {
    try file.change { bytes in
      let lines = bytes.split(separator: newline, omittingEmptySubsequences: true)
      let others = lines.filter { Self.headword(in: $0) != headword }
      if isStarred == (others.count < lines.count) { return nil }
      let own = isStarred ? "\(headword.direction.code)\t\(headword.text)\t\(time)\n" : ""
      return others.flatMap { $0 + [newline] } + own.utf8
    }
  }

  /// The headword of a line without its end; nil when it is damaged.
  private static func headword(in line: ArraySlice<UInt8>) -> Headword? {
    let columns = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard columns.count == 3, Timestamp.isValid(columns[2]) else { return nil }
    return Headword(columns[1], direction: columns[0])
  }
}
