/// The lines of a file in byte order, read and bisected where they lie.
struct SortedLines: @unchecked Sendable {
  /// The UTF-8 of the file, which outlives every view of it and is never written to.
  let bytes: UnsafeRawBufferPointer

  /// The lines that begin with a key, which stand together: from the start of the first to the start of the one
  /// after the last, in UTF-8 bytes.
  ///
  /// - Complexity: O(log *n*) in the size of the file.
  func lines(beginning key: String) -> Range<Int> {
    var key = key
    return key.withUTF8 { key in
      let start = firstLine { order($0, key) >= 0 }
      return start..<max(start, firstLine { order($0, key) > 0 })
    }
  }

  /// The line, without its end, that a position falls into.
  func line(around position: Int) -> Range<Int> {
    let start = bytes.startOfLine(around: position)
    let rest = bytes[from: start]
    return start..<(start + rest.offset(of: UInt8(ascii: "\n")))
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Where the first line starts that has a property which all after it have too.
  private func firstLine(_ hasProperty: (Range<Int>) -> Bool) -> Int {
    var (low, high) = (0, bytes.count)
    while low < high {
      let line = line(around: (low + high) / 2)
      if hasProperty(line) { high = line.lowerBound } else { low = line.upperBound + 1 }
    }
    return min(low, bytes.count)
  }

  /// Negative if the line stands before the key, 0 if it begins with it.
  private func order(_ line: Range<Int>, _ key: UnsafeBufferPointer<UInt8>) -> Int {
    for (offset, byte) in key.enumerated() {
      guard line.lowerBound + offset < line.upperBound else { return -1 }
      let difference = Int(bytes[line.lowerBound + offset]) - Int(byte)
      if difference != 0 { return difference }
    }
    return 0
  }
}

extension StringProtocol {
  /// The words of a list in a cell.
  var dividedByCommas: [String] {
    // By a character: to split by a string links the engine of regular expressions, 1 MB.
    split(separator: ",").map { String($0.drop { $0 == " " }) }
  }
}
