/// Where in a vocabulary a Spanish word stands, and how usual it is there.
struct IndexedEquivalent: Sendable {
  /// Where the line starts, in UTF-8 bytes from the start of the vocabulary.
  let line: UInt32

  /// Where the word starts, likewise, and how many bytes it has.
  private let start: UInt32
  private let count: UInt16

  /// How usual the English headword is, from 1 to 5.
  let band: UInt8

  /// How far the line is from what the word usually means: the lower, the more usual.
  let remoteness: UInt8

  /// The first sixteen bytes of the folded key, as numbers that stand in the same order.
  private let beginning: (UInt64, UInt64)

  /// All Spanish words of a vocabulary, both of a pair, in the order of the file.
  static func all(in vocabulary: Vocabulary) -> [IndexedEquivalent] {
    var all: [IndexedEquivalent] = []
    all.reserveCapacity(vocabulary.bytes.count / 20)
    var key: [UInt8] = []
    var offset = 0
    var senses = SenseCounter()
    for line in vocabulary.lines(in: 0..<vocabulary.bytes.count) {
      let (band, isNoun) = (line.band, line.isNoun)
      let distance = 2 * band + senses.distance(of: line)
      var place = 0
      // What stands for a contraction is a form itself: *está* for *he's*.
      if !line.isContraction {
        line.forEachWrittenWord { word in
          let written = WrittenEquivalent(word, isNoun: isNoun)
          let remoteness = UInt8(clamping: distance + place + (written.isLabelled ? 4 : 0))
          for form in written.formBytes {
            key.removeAll(keepingCapacity: true)
            Folding.append(keyOf: form, .spanish, to: &key)
            all.append(
              IndexedEquivalent(
                line: UInt32(offset), start: UInt32(vocabulary.offset(of: form)), count: UInt16(form.count),
                band: UInt8(band), remoteness: remoteness, beginning: beginning(of: key)))
          }
          place += 1
        }
      }
      offset += line.bytes.count + 1
    }
    return all
  }

  /// The word as it is printed, in UTF-8.
  func bytes(in vocabulary: Vocabulary) -> UnsafeRawBufferPointer {
    vocabulary.bytes[from: Int(start)][to: Int(count)]
  }

  /// The folded key of the word.
  func key(in vocabulary: Vocabulary) -> [UInt8] {
    var key: [UInt8] = []
    Folding.append(keyOf: bytes(in: vocabulary), .spanish, to: &key)
    return key
  }

  /// Compares with a folded key: negative, zero or positive.
  func order(_ key: [UInt8], in vocabulary: Vocabulary) -> Int {
    let other = Self.beginning(of: key)
    if beginning != other { return beginning < other ? -1 : 1 }
    let own = self.key(in: vocabulary)
    return own.lexicographicallyPrecedes(key) ? -1 : own == key ? 0 : 1
  }

  /// True when the word comes first in the order of the folded keys or, with one key, is the more usual.
  func precedes(_ other: IndexedEquivalent, in vocabulary: Vocabulary) -> Bool {
    if beginning != other.beginning { return beginning < other.beginning }
    if beginning.1 & 0xFF != 0 {
      let (key, otherKey) = (key(in: vocabulary), other.key(in: vocabulary))
      if key != otherKey { return key.lexicographicallyPrecedes(otherKey) }
    }
    return (remoteness, line) < (other.remoteness, other.line)
  }

  private static func beginning(of key: [UInt8]) -> (UInt64, UInt64) {
    key.withUnsafeBytes { ($0.beginning(from: 0), $0.beginning(from: 8)) }
  }
}

/// Counts the senses of a headword by part of speech, line by line.
private struct SenseCounter {
  private var headword = UnsafeRawBufferPointer(start: nil, count: 0)
  private var counts: [(partOfSpeech: UnsafeRawBufferPointer, count: Int)] = []

  /// How far a sense is from the first one: a later sense, or another part of speech than the first.
  mutating func distance(of line: VocabularyLine) -> Int {
    if !line[.headword].equals(headword) {
      headword = line[.headword]
      counts.removeAll(keepingCapacity: true)
    }
    let partOfSpeech = line[.partOfSpeech]
    guard let index = counts.firstIndex(where: { $0.partOfSpeech.equals(partOfSpeech) }) else {
      counts.append((partOfSpeech, 1))
      return counts.count > 1 ? 2 : 0
    }
    defer { counts[index].count += 1 }
    return 3 * counts[index].count + (index > 0 ? 2 : 0)
  }
}
