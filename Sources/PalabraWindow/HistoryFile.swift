import GTKBinding

/// The file of the words that were looked up: one line a lookup, `time TAB direction TAB headword`.
///
/// A fourth column, where there is one, says how many lookups the line stands for; those lines come from compaction.
struct HistoryFile: Sendable {
  let file: SharedFile

  init(_ path: String) {
    file = SharedFile(path: path)
  }

  /// Adds a lookup.
  func append(_ headword: Headword, at time: String) throws(GLibError) {
    try file.append("\(time)\t\(headword.direction.code)\t\(headword.text)")
  }

  /// Reads what has been looked up.
  func read() throws(GLibError) -> HistoryTally {
    HistoryTally(try file.read())
  }

  /// Makes the lookups of a word one line, if the end of the file shows that this pays; a line that is damaged
  /// stays as it is.
  func compact() throws(GLibError) {
    guard try compactionPays() else { return }
    try file.change { HistoryTally($0).content }
  }

  /// True when so much has been added since the last compaction that the end of the file shows no trace of it.
  private func compactionPays() throws(GLibError) -> Bool {
    let end = try file.tail(Self.worthCompacting)
    guard end.count == Self.worthCompacting else { return false }
    return !end.split(separator: newline).dropFirst().contains { HistoryLine($0)?.isCompacted ?? false }
  }

  /// Some thousand lookups, in bytes.
  static let worthCompacting = 1 << 16
}

/// One line of the history.
struct HistoryLine {
  let headword: Headword
  let time: ArraySlice<UInt8>
  /// How many lookups it stands for.
  let count: Int
  let isCompacted: Bool

  /// Reads a line without its end; nil when it is damaged.
  init?(_ line: ArraySlice<UInt8>) {
    let columns = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard (3...4).contains(columns.count), Timestamp.isValid(columns[0]),
      let headword = Headword(columns[2], direction: columns[1])
    else { return nil }
    self.headword = headword
    time = columns[0]
    isCompacted = columns.count == 4
    guard isCompacted else {
      count = 1
      return
    }
    guard let count = Int(String(decoding: columns[3], as: UTF8.self)), (1...Self.most).contains(count) else {
      return nil
    }
    self.count = count
  }

  /// As often as anybody can look a word up.
  static let most = 1_000_000_000
}
