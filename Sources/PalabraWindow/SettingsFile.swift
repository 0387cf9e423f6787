import CGTK
import GTKBinding
import PalabraCore

/// A file of settings (`GKeyFile`), which others may change too.
struct SettingsFile {
  /// Where it is.
  let path: String

  /// Where a setting stands in the file.
  struct Key: Hashable {
    let group: String
    let name: String
  }

  /// Reads the file as it is now; nil when there is none.
  ///
  /// - Throws: why it cannot be read.
  func read() throws(GLibError) -> Values? {
    var text: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    defer { g_free(text) }
    do throws(GLibError) {
      _ = try throwing { g_file_get_contents(path, &text, &count, $0) }
    } catch  where error.domain == g_file_error_quark() && Self.missing.contains(error.code) {
      return nil
    }
    guard let text else { return nil }
    // GLib would take what follows a zero byte for a comment.
    guard strlen(text) == count else {
      throw GLibError(
        domain: g_key_file_error_quark(), code: Int32(G_KEY_FILE_ERROR_PARSE.rawValue),
        message: Messages.holdsZeroByte)
    }
    let values = Values()
    let flags = GKeyFileFlags(G_KEY_FILE_KEEP_COMMENTS.rawValue | G_KEY_FILE_KEEP_TRANSLATIONS.rawValue)
    _ = try throwing { g_key_file_load_from_data(values.file, text, count, flags, $0) }
    return values
  }

  /// Writes values into the file, all of them or none; what else it holds stays.
  ///
  /// - Throws: why it cannot be written.
  func write(_ changes: [Key: String]) throws(GLibError) {
    // Without a home GLib gives a path that would depend on the working folder.
    guard g_path_is_absolute(path) != 0 else {
      throw GLibError(
        domain: g_file_error_quark(), code: Int32(G_FILE_ERROR_NOENT.rawValue), message: Messages.noHome)
    }
    let values = try read() ?? Values()
    for (key, value) in changes { g_key_file_set_value(values.file, key.group, key.name, value) }
    // As bytes, since what others keep in the file need not be UTF-8.
    var count: gsize = 0
    let text = g_key_file_to_data(values.file, &count, nil)
    defer { g_free(text) }
    let target = target
    g_mkdir_with_parents(takeString(g_path_get_dirname(target)), 0o700)
    let flags = GFileSetContentsFlags(
      G_FILE_SET_CONTENTS_CONSISTENT.rawValue | G_FILE_SET_CONTENTS_DURABLE.rawValue)
    _ = try throwing { g_file_set_contents_full(target, text, gssize(count), flags, 0o600, $0) }
  }

  /// The file itself where the path is a link to it, whether it is there or not, so that the link stays.
  private var target: String {
    var target = path
    // As many links as Linux follows.
    for _ in 0..<40 {
      guard let link = g_file_read_link(target, nil) else { break }
      let folder = takeString(g_path_get_dirname(target))
      target = takeString(g_canonicalize_filename(takeString(link), folder))
    }
    return target
  }

  private static let missing = [G_FILE_ERROR_NOENT, G_FILE_ERROR_NOTDIR].map { Int32($0.rawValue) }
}

extension SettingsFile {
  /// What a file of settings holds; a value that makes no sense is as good as none.
  final class Values {
    fileprivate let file: OpaquePointer = g_key_file_new()

    deinit { g_key_file_unref(file) }

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
