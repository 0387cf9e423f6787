import CGettext
import Glibc

/// The catalogue of the user's language, which gettext reads.
enum MessageCatalogue {
  /// The name that the catalogues of all languages have.
  static let domain = "palabra"

  /// True when there is one to read. The first to ask sets the locale of messages and has it looked for.
  static let isFound = find()

  /// Binds gettext to the first catalogue that the user would like to read; false when it is to be English.
  private static func find() -> Bool {
    guard let locale = setlocale(LC_MESSAGES, "").map({ String(cString: $0) }) else { return false }
    // What libc says is UTF-8 too, whatever the locale.
    bind_textdomain_codeset("libc", "UTF-8")
    for language in languages(locale: locale) {
      if isEnglish(language) { return false }
      let names = names(of: language)
      for (folder, name) in folders.flatMap({ folder in names.map { (folder, $0) } }) {
        guard let file = MessageFile(path: "\(folder)/\(name)/LC_MESSAGES/\(domain).mo") else { continue }
        // Gettext would read a damaged file all the same.
        guard file.isSound else { return false }
        bindtextdomain(domain, folder)
        bind_textdomain_codeset(domain, "UTF-8")
        return true
      }
    }
    return false
  }

  /// The locales whose languages the user reads, the preferred one first.
  private static func languages(locale: String) -> [String] {
    // In the plain C locale gettext translates nothing.
    let isPlain = locale == "C" || locale == "POSIX"
    let preferred = isPlain ? "" : getenv("LANGUAGE").map { String(cString: $0) } ?? ""
    if preferred.isEmpty { return [locale] }
    return preferred.utf8.split(separator: UInt8(ascii: ":")).map { String(Substring($0)) }
  }

  /// What the catalogue of a locale may be called, the most particular first: *es_MX.UTF-8*, *es_MX*, *es*.
  private static func names(of locale: String) -> [String] {
    let beforeModifier = locale.utf8.prefix { $0 != UInt8(ascii: "@") }
    let modifier = locale.utf8.dropFirst(beforeModifier.count)
    let region = beforeModifier.prefix { $0 != UInt8(ascii: ".") }
    let language = region.prefix { $0 != UInt8(ascii: "_") }
    let modifiers = modifier.isEmpty ? [modifier] : [modifier, modifier.prefix(0)]
    return modifiers.flatMap { modifier in
      [beforeModifier, region, language].map { String(Substring($0)) + Substring(modifier) }
    }
  }

  /// True for the locales of the language in which the messages are written, and where no language is wanted.
  private static func isEnglish(_ locale: String) -> Bool {
    ["en", "C", "POSIX"].contains { locale.hasPrefix($0) }
  }

  /// Where catalogues are installed, seen from the program; and where they lie in a build folder.
  private static var folders: [String] {
    guard let program = realpath("/proc/self/exe", nil) else { return [] }
    defer { free(program) }
    let path = String(cString: program)
    let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    return ["\(folder)/../share/locale", "\(folder)/share/locale"]
  }
}
