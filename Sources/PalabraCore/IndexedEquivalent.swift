/// Where in a vocabulary a Spanish word stands, and how usual it is there.
struct IndexedEquivalent: Sendable {
  /// Where the line starts, in UTF-8 bytes from the start of the vocabulary.
  let line: UInt32

  /// Where the word starts, likewise, and how many bytes it has.
  private let start: UInt32
  private let count: UInt16

  /// How usual the English headword is, from 1 to 5.
  let band: UInt8

  /// Which sense of the headword it is, and which word of the sense, counted from 0.
  private let sense: UInt8
  private let place: UInt8

  /// The first sixteen bytes of the folded key, as numbers that stand in the same order.
  private let beginning: (UInt64, UInt64)

  /// All Spanish words of a vocabulary, both of a pair, in the order of the file.
  static func all(in vocabulary: Vocabulary) -> [IndexedEquivalent] {
    var all: [IndexedEquivalent] = []
    all.reserveCapacity(vocabulary.bytes.count / 20)
    var key: [UInt8] = []
    var (offset, sense) = (0, UInt8(0))
    var previous = UnsafeRawBufferPointer(start: nil, count: 0)
    for line in vocabulary.lines(in: 0..<vocabulary.bytes.count) {
      let headword = line[.headword]
      sense = headword.equals(previous) ? sense &+ 1 : 0
      previous = headword
      // *No* is *no* before it is *don't*.
      let (band, isNoun) = (line.isContraction ? 5 : UInt8(line.band), line.isNoun)
      var place: UInt8 = 0
      line.forEachWrittenWord { word in
        for form in WrittenEquivalent(word, isNoun: isNoun).formBytes {
          key.removeAll(keepingCapacity: true)
          Folding.append(keyOf: form, .spanish, to: &key)
          all.append(
            IndexedEquivalent(
              line: UInt32(offset), start: UInt32(vocabulary.offset(of: form)), count: UInt16(form.count),
              band: band, sense: sense, place: place, beginning: beginning(of: key)))
        }
        place &+= 1
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
    return (band, sense, place, line) < (other.band, other.sense, other.place, other.line)
  }

  private static func beginning(of key: [UInt8]) -> (UInt64, UInt64) {
    key.withUnsafeBytes { ($0.beginning(from: 0), $0.beginning(from: 8)) }
  }
}
