/// A line of the file of the user's own words, whatever it holds.
struct OwnLine {
  /// Its number in the file, from 1.
  let number: Int

  /// The bytes without the end of the line, and without the byte-order mark of the file.
  let bytes: ArraySlice<UInt8>

  /// The lines of a file, in their order; what follows the last line feed is a line only if it is not empty.
  static func lines(of bytes: [UInt8]) -> some Sequence<OwnLine> {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = bytes.starts(with: mark) ? mark.count : 0
    return sequence(state: (number: 1, rest: bytes[start...])) { state in
      guard !state.rest.isEmpty else { return nil }
      let end = state.rest.firstIndex(of: UInt8(ascii: "\n")) ?? state.rest.endIndex
      let line = OwnLine(number: state.number, bytes: state.rest[..<end].withoutReturn)
      state = (state.number + 1, state.rest[end...].dropFirst())
      return line
    }
  }

  /// True for a blank line and for a comment, which begins with `#`.
  var isRemark: Bool {
    let text = bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return text.isEmpty || text.first == UInt8(ascii: "#")
  }

  /// What the line says.
  ///
  /// - Throws: why it cannot be understood.
  func word() throws(OwnWordFault) -> OwnWord {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    return try OwnWord(line: text)
  }
}

extension ArraySlice<UInt8> {
  /// Without the carriage return that ends a line on Windows.
  fileprivate var withoutReturn: ArraySlice<UInt8> {
    last == UInt8(ascii: "\r") ? dropLast() : self
  }
}
