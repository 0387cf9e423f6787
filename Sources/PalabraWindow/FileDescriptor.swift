import CGTK
import GTKBinding
import Glibc
import PalabraCore

/// An open file, which whoever opened it closes.
struct FileDescriptor {
  /// The number by which the system knows it.
  let number: Int32

  /// Opens a regular file (`open`).
  init(_ path: String, _ flags: Int32, _ mode: mode_t = 0o600) throws(GLibError) {
    // Without a home GLib gives a path that would depend on the working folder.
    guard g_path_is_absolute(path) != 0 else { throw GLibError(ENOENT, Messages.noHome) }
    // What is no regular file could keep us waiting for ever.
    number = open(path, flags | O_CLOEXEC | O_NONBLOCK, mode)
    guard number >= 0 else { throw GLibError(errno) }
    guard try status().st_mode & S_IFMT == S_IFREG else {
      close()
      throw GLibError(EINVAL, Messages.noRegularFile)
    }
  }

  /// Closes it, which ends its lock too.
  func close() { _ = Glibc.close(number) }

  /// Opens a file for reading; nil when there is none.
  static func existing(_ path: String) throws(GLibError) -> FileDescriptor? {
    do throws(GLibError) {
      return try FileDescriptor(path, O_RDONLY)
    } catch  where [.missing, .missingFolder].contains(error) {
      return nil
    }
  }

  /// Opens the file that is at a path, made if there is none, and waits until nobody else has a lock on it.
  ///
  /// Somebody may put another file in its place while we wait: then that one is opened.
  static func locked(_ path: String) throws(GLibError) -> FileDescriptor {
    let deadline = g_get_monotonic_time() + 1_000_000
    while true {
      let file = try opened(path)
      do throws(GLibError) {
        try file.lock(before: deadline)
        if try file.isAt(path) { return file }
      } catch {
        file.close()
        throw error
      }
      file.close()
    }
  }

  private func lock(before deadline: gint64) throws(GLibError) {
    while flock(number, LOCK_EX | LOCK_NB) != 0 {
      guard [EWOULDBLOCK, EINTR].contains(errno), g_get_monotonic_time() < deadline else {
        throw GLibError(errno)
      }
      g_usleep(500)
    }
  }

  private func isAt(_ path: String) throws(GLibError) -> Bool {
    var there = stat()
    let own = try status()
    return stat(path, &there) == 0 && there.st_ino == own.st_ino && there.st_dev == own.st_dev
  }

  private static func opened(_ path: String) throws(GLibError) -> FileDescriptor {
    let flags = O_RDWR | O_APPEND | O_CREAT
    do throws(GLibError) {
      return try FileDescriptor(path, flags)
    } catch  where error == .missing {
      try check(g_mkdir_with_parents(takeString(g_path_get_dirname(linkTarget(of: path))), 0o700))
      return try FileDescriptor(path, flags)
    }
  }

  /// What the system knows of the file (`fstat`).
  func status() throws(GLibError) -> stat {
    var status = stat()
    try check(fstat(number, &status))
    return status
  }

  /// Reads from a byte on to the end.
  func read(from start: Int = 0) throws(GLibError) -> [UInt8] {
    let count = try status().st_size - start
    // No file of ours grows so large by use.
    guard count <= 1 << 26 else { throw GLibError(EFBIG) }
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: max(0, count)) { buffer, filled in
      repeat {
        let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
        result = pread(number, rest.baseAddress, rest.count, start + filled)
        filled += max(0, result)
      } while result > 0 && filled < buffer.count
    }
    guard result >= 0 else { throw GLibError(errno) }
    return bytes
  }

  /// Writes bytes, with one call unless the system takes fewer.
  func write(_ bytes: [UInt8]) throws(GLibError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written >= 0 else { throw GLibError(errno) }
      rest = rest.dropFirst(written)
    }
  }

  /// Cuts the file off after so many bytes.
  func truncate(to size: Int) throws(GLibError) { try check(ftruncate(number, size)) }
}

/// Throws what the system says when a call of it has failed.
func check(_ result: Int32) throws(GLibError) {
  if result != 0 { throw GLibError(errno) }
}

extension GLibError {
  /// An error that the system reports, in its words or in ours.
  init(_ number: Int32, _ message: String? = nil) {
    self.init(
      domain: g_file_error_quark(), code: Int32(g_file_error_from_errno(number).rawValue),
      message: message ?? String(cString: g_strerror(number)))
  }

  static var missing: GLibError { GLibError(ENOENT) }
  static var missingFolder: GLibError { GLibError(ENOTDIR) }
}
