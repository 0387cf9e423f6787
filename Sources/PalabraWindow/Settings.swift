import CGTK
import GTKBinding
import PalabraCore

/// What the user has set, kept in `$XDG_CONFIG_HOME/palabra/settings.ini`.
///
/// The file is read once, at the start. It is written only when something has changed, never when it could not
/// be read, and what it holds besides the keys that have changed stays.
@MainActor
final class Settings {
  /// The file, and how it is read and written.
  let file: SettingsFile

  /// Why the file could not be read, for the user; nil when all is well.
  private(set) var problem: String?

  /// The size of the window in pixels, when it was closed last; nil when it is not known.
  var windowSize: Size? {
    didSet {
      guard let windowSize, windowSize != oldValue else { return }
      changes[.width] = "\(windowSize.width)"
      changes[.height] = "\(windowSize.height)"
    }
  }

  /// True when the window was maximized when it was closed.
  var isMaximized = false {
    didSet { if isMaximized != oldValue { changes[.maximized] = "\(isMaximized)" } }
  }

  /// Whether the window is light or dark.
  var appearance = Appearance.desktop {
    didSet { if appearance != oldValue { changes[.appearance] = appearance.rawValue } }
  }

  /// The size of the answer in percent of its usual size.
  var answerSize: Int32 = 100 {
    didSet { if answerSize != oldValue { changes[.answerSize] = "\(answerSize)" } }
  }

  /// True when a word is translated as it is typed.
  var translatesWhileTyping = false {
    didSet {
      if translatesWhileTyping != oldValue { changes[.whileTyping] = "\(translatesWhileTyping)" }
    }
  }

  /// True when the words that are looked up are remembered.
  var keepsHistory = true {
    didSet { if keepsHistory != oldValue { changes[.keepHistory] = "\(keepsHistory)" } }
  }

  /// What has changed since the file was read or written, as it is to stand in it.
  private var changes: [SettingsFile.Key: String] = [:]

  /// A width and a height in pixels.
  struct Size: Equatable {
    var width: Int32
    var height: Int32
  }

  init(directory: String = String(cString: g_get_user_config_dir())) {
    file = SettingsFile(directory + "/palabra/settings.ini")
    do throws(GLibError) {
      let values = try file.read()
      if let width = values.integer(.width, in: 1...16_384),
        let height = values.integer(.height, in: 1...16_384)
      {
        windowSize = Size(width: width, height: height)
      }
      isMaximized = values.boolean(.maximized) ?? false
      appearance = values.string(.appearance).flatMap(Appearance.init) ?? .desktop
      answerSize = values.integer(.answerSize, in: AnswerSize.range) ?? 100
      translatesWhileTyping = values.boolean(.whileTyping) ?? false
      keepsHistory = values.boolean(.keepHistory) ?? true
    } catch {
      problem = Messages.cannotRead(file.file.path, error.message)
    }
  }

  /// Writes what has changed.
  ///
  /// - Throws: why the file could not be written; it is then as it was.
  func save() throws(GLibError) {
    guard !changes.isEmpty, problem == nil else { return }
    try file.write(changes)
    changes = [:]
  }
}

extension SettingsFile.Key {
  static let width = Self(group: "window", name: "width")
  static let height = Self(group: "window", name: "height")
  static let maximized = Self(group: "window", name: "maximized")
  static let appearance = Self(group: "appearance", name: "theme")
  static let answerSize = Self(group: "appearance", name: "answer-size")
  static let whileTyping = Self(group: "translation", name: "while-typing")
  static let keepHistory = Self(group: "history", name: "keep")
}
