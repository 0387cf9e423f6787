/// What a history comes to: each headword once, with a count.
struct HistoryTally: Sendable {
  /// A headword that was looked up.
  struct Item: Sendable {
    let headword: Headword
    /// How often.
    var count: Int
    /// When last.
    fileprivate var time: ArraySlice<UInt8>
    /// The number of the last lookup.
    fileprivate var position: Int
  }

  /// The headwords, that of the last lookup first.
  let items: [Item]

  /// The numbers of the lines that are damaged, from 1.
  private(set) var damagedLines: [Int] = []

  private var damage: [ArraySlice<UInt8>] = []

  /// Counts the lines of a file.
  init(_ bytes: [UInt8]) {
    var items: [Item] = []
    var places: [Headword: Int] = [:]
    for (index, line) in bytes.split(separator: newline, omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      guard let line = HistoryLine(line) else {
        damagedLines.append(index + 1)
        damage.append(line)
        continue
      }
      if let place = places[line.headword] {
        items[place].count = min(items[place].count + line.count, HistoryLine.most)
        items[place].time = line.time
        items[place].position = index
      } else {
        places[line.headword] = items.count
        items.append(Item(headword: line.headword, count: line.count, time: line.time, position: index))
      }
    }
    self.items = items.sorted { $0.position > $1.position }
  }

  /// A file that comes to the same, with a line for each headword after the lines that are damaged.
  var content: [UInt8] {
    var content: [UInt8] = []
    for line in damage { content += line + [newline] }
    for item in items.reversed() {
      let headword = item.headword
      content += item.time + "\t\(headword.direction.code)\t\(headword.text)\t\(item.count)\n".utf8
    }
    return content
  }
}
