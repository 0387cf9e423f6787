import Glibc

/// A catalogue as msgfmt writes it, looked at before gettext reads it.
///
/// Gettext trusts what it finds: of a file that is damaged or cut off it would read beyond the end, or search it
/// for ever. Source: GNU gettext manual, *The Format of GNU MO Files*.
final class MessageFile {
  private let bytes: UnsafeRawBufferPointer

  /// Opens a file; nil when there is none that can be opened.
  init?(path: String) {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if file < 0 { return nil }
    defer { close(file) }
    var status = stat()
    let size = fstat(file, &status) == 0 ? Int(status.st_size) : 0
    let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0)
    bytes = UnsafeRawBufferPointer(
      start: start == MAP_FAILED ? nil : start, count: start == MAP_FAILED ? 0 : size)
  }

  deinit {
    if let start = bytes.baseAddress { munmap(UnsafeMutableRawPointer(mutating: start), bytes.count) }
  }

  /// True when everything the file refers to lies inside it.
  var isSound: Bool {
    guard bytes.count >= 28, word(at: 0) == 0x9504_12DE, word(at: 4) == 0 else { return false }
    let count = word(at: 8)
    let tables = [word(at: 12), word(at: 16)]
    return tables.allSatisfy { table in
      holds(2 * count, wordsAt: table)
        && (0..<count).allSatisfy {
          holdsString(count: word(at: table + 8 * $0), at: word(at: table + 8 * $0 + 4))
        }
    } && hasSoundHashTable(of: count)
  }

  /// A search steps through the table until it meets a zero; where the size is a prime it sees every place.
  private func hasSoundHashTable(of count: Int) -> Bool {
    let (size, start) = (word(at: 20), word(at: 24))
    // Gettext does without so small a table.
    if size <= 2 { return true }
    guard holds(size, wordsAt: start) else { return false }
    let entries = (0..<size).map { word(at: start + 4 * $0) }
    return entries.allSatisfy { $0 <= count } && entries.contains(0)
      && (2..<size).allSatisfy { size % $0 != 0 }
  }

  private func holds(_ count: Int, wordsAt start: Int) -> Bool {
    start % 4 == 0 && start + 4 * count <= bytes.count
  }

  private func holdsString(count: Int, at start: Int) -> Bool {
    start + count < bytes.count && bytes[start + count] == 0
  }

  /// The number at an offset, in the byte order of this machine.
  private func word(at offset: Int) -> Int {
    Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
