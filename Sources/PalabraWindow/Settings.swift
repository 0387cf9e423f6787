import CGTK
import GTKBinding
import PalabraCore

/// What the user has set, kept in `$XDG_CONFIG_HOME/palabra/settings.ini`.
///
/// The file is read once, at the start. It is written only when something has changed, never when it could not
/// be read, and what it holds besides our own keys stays.
@MainActor
final class Settings {
  /// Where the file is.
  let path: String

  /// Why the file could not be read, for the user; nil when all is well.
  private(set) var problem: String?

  /// The size of the window in pixels, when it was closed last; nil when it is not known.
  var windowSize: Size? {
    didSet { hasChanged = hasChanged || windowSize != oldValue }
  }

  /// True when the window was maximized when it was closed.
  var isMaximized = false {
    didSet { hasChanged = hasChanged || isMaximized != oldValue }
  }

  /// True when the words that are looked up are remembered.
  var keepsHistory = true {
    didSet { hasChanged = hasChanged || keepsHistory != oldValue }
  }

  private var hasChanged = false

  /// A width and a height in pixels.
  struct Size: Equatable {
    var width: Int32
    var height: Int32
  }

  init(directory: String = String(cString: g_get_user_config_dir())) {
    path = directory + "/palabra/settings.ini"
    guard let file = g_key_file_new() else { return }
    defer { g_key_file_unref(file) }
    do throws(GLibError) {
      try read(into: file)
      let width = g_key_file_get_integer(file, Key.window, Key.width, nil)
      let height = g_key_file_get_integer(file, Key.window, Key.height, nil)
      let sensible: ClosedRange<Int32> = 1...16_384
      if sensible.contains(width), sensible.contains(height) {
        windowSize = Size(width: width, height: height)
      }
      isMaximized = g_key_file_get_boolean(file, Key.window, Key.maximized, nil) != 0
      if g_key_file_has_key(file, Key.history, Key.keep, nil) != 0 {
        keepsHistory = g_key_file_get_boolean(file, Key.history, Key.keep, nil) != 0
      }
    } catch {
      problem = Messages.cannotRead(path, error.message)
    }
    hasChanged = false
  }

  /// Writes what has changed.
  ///
  /// - Throws: why the file could not be written; it is then as it was.
  func save() throws(GLibError) {
    guard hasChanged, problem == nil, let file = g_key_file_new() else { return }
    // Without a home GLib gives a path that would depend on the working folder.
    guard g_path_is_absolute(path) != 0 else {
      throw GLibError(
        domain: g_file_error_quark(), code: Int32(G_FILE_ERROR_NOENT.rawValue), message: Messages.noHome)
    }
    defer { g_key_file_unref(file) }
    try read(into: file)
    if let windowSize {
      g_key_file_set_integer(file, Key.window, Key.width, windowSize.width)
      g_key_file_set_integer(file, Key.window, Key.height, windowSize.height)
    }
    g_key_file_set_boolean(file, Key.window, Key.maximized, isMaximized ? 1 : 0)
    g_key_file_set_boolean(file, Key.history, Key.keep, keepsHistory ? 1 : 0)
    // As bytes, since what others keep in the file need not be UTF-8.
    var count: gsize = 0
    let text = g_key_file_to_data(file, &count, nil)
    defer { g_free(text) }
    g_mkdir_with_parents(takeString(g_path_get_dirname(path)), 0o700)
    let flags = GFileSetContentsFlags(
      G_FILE_SET_CONTENTS_CONSISTENT.rawValue | G_FILE_SET_CONTENTS_DURABLE.rawValue)
    _ = try throwing { g_file_set_contents_full(target, text, gssize(count), flags, 0o600, $0) }
    hasChanged = false
  }

  /// The file itself where the path is a link to it, so that the link stays.
  private var target: String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Reads the file as it is now; that there is none is no error.
  private func read(into file: OpaquePointer) throws(GLibError) {
    var text: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    defer { g_free(text) }
    do throws(GLibError) {
      _ = try throwing { g_file_get_contents(path, &text, &count, $0) }
    } catch  where error.domain == g_file_error_quark() && Self.missing.contains(error.code) {
      return
    }
    guard let text else { return }
    // GLib would take what follows a zero byte for a comment.
    guard strlen(text) == count else {
      throw GLibError(
        domain: g_key_file_error_quark(), code: Int32(G_KEY_FILE_ERROR_PARSE.rawValue),
        message: Messages.holdsZeroByte)
    }
    let flags = GKeyFileFlags(G_KEY_FILE_KEEP_COMMENTS.rawValue | G_KEY_FILE_KEEP_TRANSLATIONS.rawValue)
    _ = try throwing { g_key_file_load_from_data(file, text, count, flags, $0) }
  }

  private static let missing = [G_FILE_ERROR_NOENT, G_FILE_ERROR_NOTDIR].map { Int32($0.rawValue) }

  private enum Key {
    static let window = "window"
    static let width = "width"
    static let height = "height"
    static let maximized = "maximized"
    static let history = "history"
    static let keep = "keep"
  }
}
