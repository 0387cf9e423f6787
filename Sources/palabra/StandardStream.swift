import Glibc

/// Why a standard stream failed.
struct StreamError: Error, Equatable {
  /// The streams that every process has.
  enum Stream { case input, output, errors }

  /// The stream that failed.
  let stream: Stream

  /// The error number of the system call.
  let number: Int32

  /// True when the reader of the output has gone, which is its right.
  var isClosedPipe: Bool { number == EPIPE }
}

/// Standard output, written in large pieces.
struct StandardOutput: ~Copyable {
  private var buffer: [UInt8] = []

  /// Adds a line, without its end.
  mutating func print(_ line: String) throws(StreamError) {
    buffer.append(contentsOf: line.utf8)
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= 1 << 16 { try flush() }
  }

  /// Writes all that was added.
  mutating func flush() throws(StreamError) {
    try write(buffer, to: STDOUT_FILENO, .output)
    buffer.removeAll(keepingCapacity: true)
  }
}

/// Writes a line to standard error; a failure there has nowhere to go.
func printError(_ line: String) {
  try? write(Array((line + "\n").utf8), to: STDERR_FILENO, .errors)
}

/// Standard input, read line by line.
struct StandardInput: ~Copyable {
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// True when the next line has been read already and asking for it does not wait.
  var hasLine: Bool { buffer[start...].contains(UInt8(ascii: "\n")) }

  /// The next line without its end, ill-formed UTF-8 repaired; nil at the end.
  mutating func readLine() throws(StreamError) -> String? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return String(decoding: buffer[start..<end], as: UTF8.self)
      }
      if isAtEnd {
        defer { start = buffer.count }
        return start < buffer.count ? String(decoding: buffer[start...], as: UTF8.self) : nil
      }
      buffer.removeFirst(start)
      start = 0
      searched = buffer.count
      try fill()
    }
  }

  private mutating func fill() throws(StreamError) {
    let size = 1 << 16
    let old = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: size))
    var count = 0
    repeat {
      count = buffer.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress?.advanced(by: old), size) }
    } while count < 0 && errno == EINTR
    let number = errno
    buffer.removeLast(size - max(count, 0))
    if count < 0 { throw StreamError(stream: .input, number: number) }
    isAtEnd = count == 0
  }
}

private func write(_ bytes: [UInt8], to file: Int32, _ stream: StreamError.Stream) throws(StreamError) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest.removeFirst(count)
    } else if errno != EINTR {
      throw StreamError(stream: stream, number: errno)
    }
  }
}
