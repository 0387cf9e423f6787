import Glibc

/// Reading text in place. Offsets count from 0, and none may exceed the count.
extension UnsafeRawBufferPointer {
  /// The text, ill-formed UTF-8 repaired.
  var string: String { String(decoding: self, as: UTF8.self) }

  subscript(from start: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: baseAddress.map { $0 + start }, count: count - start)
  }

  subscript(to end: Int) -> UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: baseAddress, count: end) }

  /// The offset of the first such byte; the count when there is none (`memchr`).
  func offset(of byte: UInt8) -> Int {
    guard let baseAddress, let found = memchr(baseAddress, Int32(byte), count) else { return count }
    return UnsafeRawPointer(found) - baseAddress
  }

  /// The offset of the start of the line that an offset falls into, not before `bound`, a line's start itself.
  func startOfLine(around offset: Int, notBefore bound: Int = 0) -> Int {
    var start = offset
    while start > bound, self[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  /// The offset of the first place in a range where the bytes of a text stand; nil when there is none.
  func offset(of text: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int? {
    guard let first = text.first, range.count >= text.count else { return nil }
    let text = UnsafeRawBufferPointer(text)
    let last = range.upperBound - text.count
    var start = range.lowerBound
    while start <= last {
      start += self[from: start][to: last + 1 - start].offset(of: first)
      if start <= last, self[from: start][to: text.count].equals(text) { return start }
      start += 1
    }
    return nil
  }

  /// Eight bytes as a number that stands in the same order as they; zeros stand for what is missing.
  func beginning(from start: Int) -> UInt64 {
    (start..<start + 8).reduce(0) { $0 << 8 | UInt64($1 < count ? self[$1] : 0) }
  }

  /// True when the bytes are the same (`memcmp`).
  func equals(_ other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count, let start = baseAddress, let otherStart = other.baseAddress else {
      return count == other.count
    }
    return memcmp(start, otherStart, count) == 0
  }

  func equals(_ text: StaticString) -> Bool {
    equals(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  func hasSuffix(_ text: StaticString) -> Bool {
    count >= text.utf8CodeUnitCount && self[from: count - text.utf8CodeUnitCount].equals(text)
  }

  /// Without spaces at either end.
  var trimmed: UnsafeRawBufferPointer {
    var (start, end) = (0, count)
    while start < end, self[start] == UInt8(ascii: " ") { start += 1 }
    while end > start, self[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return self[to: end][from: start]
  }
}
