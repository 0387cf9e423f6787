/// The text of a file of own words, in which lines can be changed; every other line stays as it is, byte for byte.
public struct OwnWordsText: Sendable {
  /// The whole file.
  public private(set) var bytes: [UInt8]

  /// Takes the bytes of a file, whatever they hold.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Adds a word in a line of its own at the end.
  public mutating func add(_ word: OwnWord) {
    if !bytes.isEmpty, bytes.last != UInt8(ascii: "\n") { bytes += lineEnd }
    bytes += Array(word.line.utf8) + lineEnd
  }

  /// Puts a word in the place of another, or takes the other away; false when it is not there any more.
  public mutating func replace(_ old: OwnWord, with new: OwnWord?) -> Bool {
    guard let line = OwnLine.lines(of: bytes).first(where: { !$0.isRemark && (try? $0.word()) == old }) else {
      return false
    }
    var range = line.bytes.startIndex..<line.bytes.endIndex
    if new == nil {
      let rest = bytes[range.upperBound...]
      range = range.lowerBound..<(rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex)
    }
    bytes.replaceSubrange(range, with: new.map { Array($0.line.utf8) } ?? [])
    return true
  }

  /// How the lines of the file end.
  private var lineEnd: [UInt8] {
    let first = bytes.prefix { $0 != UInt8(ascii: "\n") }
    return first.count < bytes.count && first.last == UInt8(ascii: "\r")
      ? Array("\r\n".utf8) : Array("\n".utf8)
  }
}
