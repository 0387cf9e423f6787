/// The user's own words, which stand above the vocabulary.
public struct OwnWords: Sendable {
  /// What stands above the vocabulary of the executable; nil when there are no words.
  let vocabulary: OwnVocabulary?

  /// The first of the lines that cannot be understood, in their order.
  public let damagedLines: [DamagedLine]

  /// How many lines cannot be understood in all.
  public let damagedLineCount: Int

  /// A line that cannot be understood, which is skipped.
  public struct DamagedLine: Sendable, Equatable {
    /// Its number in the file, from 1.
    public let number: Int

    /// Why it cannot be understood.
    public let fault: OwnWordFault
  }

  /// No words.
  public static let none = OwnWords([])

  /// Reads the bytes of a file, whatever they hold.
  init(_ bytes: [UInt8]) {
    var words: [OwnWord] = []
    var damagedLines: [DamagedLine] = []
    var damagedLineCount = 0
    for line in OwnLine.lines(of: bytes) where !line.isRemark {
      do throws(OwnWordFault) {
        words.append(try line.word())
      } catch {
        damagedLineCount += 1
        // A file of another kind may have millions.
        if damagedLineCount <= 10 { damagedLines.append(DamagedLine(number: line.number, fault: error)) }
      }
    }
    self.damagedLines = damagedLines
    self.damagedLineCount = damagedLineCount
    vocabulary = words.isEmpty ? nil : OwnVocabulary(words)
  }
}
