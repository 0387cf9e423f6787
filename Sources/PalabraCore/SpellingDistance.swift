/// How far spellings are from one that was typed: the distance of Damerau and Levenshtein, in which a
/// transposition counts one edit, with weights for how people err.
struct SpellingDistance {
  /// The cost of one plain edit.
  static let edit = 20

  /// How many letters may be missing or too many: the longer the word, the more.
  let edits: Int

  /// The highest cost that is near enough; 0 when nothing is.
  let limit: Int

  private let typed: [UInt8]
  private let letters: UInt64

  init(from typed: [UInt8]) {
    self.typed = typed
    letters = Self.letters(of: typed)
    (edits, limit) =
      switch typed.count {
      case 2...3: (1, 32)
      case 4...5: (2, 40)
      case 6...7: (2, 48)
      case 8...40: (3, 60)
      default: (0, 0)
      }
  }

  /// The cost of making a spelling into the typed one; nil when it is too far.
  func cost(of spelling: [UInt8]) -> Int? {
    if abs(spelling.count - typed.count) > edits { return nil }
    if (letters ^ Self.letters(of: spelling)).nonzeroBitCount > 2 * edits { return nil }
    // Three rows of the table: that of two letters before, the one before, and the one of this letter.
    var (older, old) = ([Int](), (0...typed.count).map { $0 * Self.edit + ($0 > 0 ? Self.firstLetter : 0) })
    for row in 1..<(spelling.count + 1) {
      var new = [row * Self.edit + Self.firstLetter]
      new.reserveCapacity(typed.count + 1)
      for column in 1..<(typed.count + 1) {
        let (wanted, got) = (spelling[row - 1], typed[column - 1])
        var cost = old[column - 1] + Self.substitution(wanted, got, isFirst: row == 1 || column == 1)
        cost = min(cost, old[column] + Self.gap(wanted, after: row > 1 ? spelling[row - 2] : nil))
        cost = min(cost, new[column - 1] + Self.gap(got, after: column > 1 ? typed[column - 2] : nil))
        if row > 1, column > 1, wanted == typed[column - 2], got == spelling[row - 2] {
          let isFirst = row == 2 || column == 2
          cost = min(cost, older[column - 2] + Self.transposition + (isFirst ? Self.firstLetter : 0))
        }
        new.append(cost)
      }
      if new.lazy.min() ?? 0 > limit { return nil }
      (older, old) = (old, new)
    }
    let cost = old[typed.count]
    return cost <= limit ? cost : nil
  }

  /// The first letter of a word is seldom wrong.
  private static let firstLetter = 12
  private static let transposition = 16

  /// A letter for another: one that sounds alike or is a vowel too is easily taken for it.
  private static func substitution(_ one: UInt8, _ other: UInt8, isFirst: Bool) -> Int {
    if one == other { return 0 }
    if soundAlike.contains(where: { $0.contains(one) && $0.contains(other) }) { return 10 }
    return (isVowel(one) && isVowel(other) ? 15 : edit) + (isFirst ? firstLetter : 0)
  }

  /// A letter that is missing or too many: a silent one, and one of a pair, is easily left out.
  private static func gap(_ letter: UInt8, after before: UInt8?) -> Int {
    letter == before ? 12 : letter == UInt8(ascii: "h") ? 14 : edit
  }

  private static let soundAlike = ["bv", "csz", "ckq", "gj", "iy", "ly"].map { Array($0.utf8) }

  private static func isVowel(_ letter: UInt8) -> Bool { "aeiouy".utf8.contains(letter) }

  /// The letters that occur, one bit each.
  private static func letters(of key: [UInt8]) -> UInt64 { key.reduce(0) { $0 | 1 << UInt64($1 & 63) } }
}
