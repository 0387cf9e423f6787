import CGTK
import GTKBinding
import PalabraCore

/// A file of settings (`GKeyFile`), which others may change too.
struct SettingsFile {
  let file: SharedFile

  /// Where a setting stands in the file.
  struct Key: Hashable {
    let group: String
    let name: String
  }

  init(_ path: String) {
    file = SharedFile(path: path)
  }

  /// Reads the file as it is now.
  ///
  /// - Throws: why it cannot be read.
  func read() throws(GLibError) -> Values { try Values(file.read()) }

  /// Writes values into the file, all of them or none; what else it holds stays.
  ///
  /// - Throws: why it cannot be written.
  func write(_ changes: [Key: String]) throws(GLibError) {
    try file.change { bytes throws(GLibError) in
      let values = try Values(bytes)
      for (key, value) in changes { g_key_file_set_value(values.file, key.group, key.name, value) }
      return values.bytes
    }
  }
}

extension SettingsFile {
  /// What a file of settings holds; a value that makes no sense is as good as none.
  final class Values {
    fileprivate let file: OpaquePointer = g_key_file_new()

    /// Reads the bytes of a file.
    fileprivate init(_ bytes: [UInt8]) throws(GLibError) {
      // GLib would take what follows a zero byte for a comment.
      if bytes.contains(0) {
        throw GLibError(
          domain: g_key_file_error_quark(), code: Int32(G_KEY_FILE_ERROR_PARSE.rawValue),
          message: Messages.holdsZeroByte)
      }
      let flags = GKeyFileFlags(G_KEY_FILE_KEEP_COMMENTS.rawValue | G_KEY_FILE_KEEP_TRANSLATIONS.rawValue)
      _ = try throwing { error in
        bytes.withUnsafeBytes {
          g_key_file_load_from_data(
            file, $0.assumingMemoryBound(to: CChar.self).baseAddress, gsize($0.count), flags, error)
        }
      }
    }

    deinit { g_key_file_unref(file) }

    /// The file as bytes, since what others keep in it need not be UTF-8.
    fileprivate var bytes: [UInt8] {
      var count: gsize = 0
      let text = g_key_file_to_data(file, &count, nil)
      defer { g_free(text) }
      return Array(UnsafeRawBufferPointer(start: text, count: Int(count)))
    }

    func string(_ key: Key) -> String? {
      g_key_file_get_string(file, key.group, key.name, nil).map { takeString($0) }
    }

    func boolean(_ key: Key) -> Bool? {
      (try? throwing { g_key_file_get_boolean(file, key.group, key.name, $0) }).map { $0 != 0 }
    }

    func integer(_ key: Key, in range: ClosedRange<Int32>) -> Int32? {
      let value = try? throwing { g_key_file_get_integer(file, key.group, key.name, $0) }
      return value.flatMap { range.contains($0) ? $0 : nil }
    }
  }
}
