import CGTK
import GTKBinding
import Glibc

/// A file of the user with a record a line, which several programs may read and change at once.
///
/// Whoever changes it holds a lock on it (`flock`), so that no change is lost.
struct SharedFile: Sendable {
  /// Where it is; it may be a link to the file itself, and stays one.
  let path: String

  /// Reads all of it; empty when there is none.
  func read() throws(GLibError) -> [UInt8] {
    guard let file = try FileDescriptor.existing(path) else { return [] }
    defer { file.close() }
    return try file.read()
  }

  /// Adds a line with one write, on a line of its own even if the file ends in the middle of one.
  ///
  /// - Throws: why it could not be written; the file is then as it was.
  func append(_ line: String) throws(GLibError) {
    let file = try FileDescriptor.locked(path)
    defer { file.close() }
    let size = try file.status().st_size
    let end = try file.read(from: max(0, size - 1))
    let isCutOff = !end.isEmpty && end != [newline]
    do throws(GLibError) {
      try file.write(Array((isCutOff ? "\n" : "").utf8) + Array(line.utf8) + [newline])
    } catch {
      try? file.truncate(to: size)
      throw error
    }
  }

  /// Puts a new content in the place of the old one, or of none, unless the change returns nil.
  ///
  /// - Throws: why it could not be written; the file is then as it was.
  func change(_ change: ([UInt8]) throws(GLibError) -> [UInt8]?) throws(GLibError) {
    let file = try FileDescriptor.locked(path)
    defer { file.close() }
    guard let content = try change(try file.read()) else { return }
    try replaceFile(at: path, with: content)
  }

  /// Takes everything out of it.
  func empty() throws(GLibError) {
    guard stamp != nil else { return }
    let file = try FileDescriptor.locked(path)
    defer { file.close() }
    try file.truncate(to: 0)
  }

  /// The last bytes of it, at most so many.
  func tail(_ count: Int) throws(GLibError) -> [UInt8] {
    guard let file = try FileDescriptor.existing(path) else { return [] }
    defer { file.close() }
    return try file.read(from: max(0, file.status().st_size - count))
  }

  /// What tells whether the file is another one, or has been written to, since; nil when there is none.
  var stamp: FileStamp? {
    var status = stat()
    return stat(path, &status) == 0 ? FileStamp(status) : nil
  }
}

/// What changes of a file when it is replaced or written to.
struct FileStamp: Equatable {
  private let numbers: [Int]

  fileprivate init(_ status: stat) {
    numbers = [
      Int(status.st_dev), Int(status.st_ino), status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
    ]
  }
}

/// Writes a whole file, or leaves what is there as it is: a temporary file beside it is renamed once it is safe
/// on the disk. A link stays a link, and the file keeps its permissions.
func replaceFile(at path: String, with content: [UInt8]) throws(GLibError) {
  let target = linkTarget(of: path)
  let folder = takeString(g_path_get_dirname(target))
  let temporary = "\(folder)/.\(takeString(g_path_get_basename(target))).palabra-new"
  var old = stat()
  let mode = stat(target, &old) == 0 ? old.st_mode & 0o777 : 0o600
  unlink(temporary)
  let file = try FileDescriptor(temporary, O_WRONLY | O_CREAT | O_EXCL, mode)
  defer { file.close() }
  do throws(GLibError) {
    fchmod(file.number, mode)
    try file.write(content)
    try check(fsync(file.number))
    try check(rename(temporary, target))
  } catch {
    unlink(temporary)
    throw error
  }
}

/// The file itself where a path is a link to it, whether it is there or not.
func linkTarget(of path: String) -> String {
  var target = path
  // As many links as Linux follows.
  for _ in 0..<40 {
    guard let link = g_file_read_link(target, nil) else { break }
    let folder = takeString(g_path_get_dirname(target))
    target = takeString(g_canonicalize_filename(takeString(link), folder))
  }
  return target
}

let newline = UInt8(ascii: "\n")
