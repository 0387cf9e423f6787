import Foundation

/// A message of the programs, as the call of `localized` in the sources has it.
public struct SourceMessage: Hashable, Sendable {
  /// The literal in English; of two forms the singular.
  public let text: String
  /// The literal for several; nil where there is one form only.
  public let plural: String?

  /// Makes a message of its literals.
  public init(text: String, plural: String?) {
    self.text = text
    self.plural = plural
  }
}

/// A catalogue in the form in which translators write it, read with the tools of gettext.
public struct Catalogue {
  /// The translations by message: one, or one for each plural form; the header is that of the empty message.
  public private(set) var translations: [SourceMessage: [String]] = [:]
  /// What is wrong with the catalogue whatever the sources say.
  public private(set) var faults: [String] = []

  /// Reads a file of the form *po*.
  public init(_ file: URL) throws {
    let compiled = try TemporaryFolder()
    let machine = compiled.url.appendingPathComponent("catalogue.mo")
    let check = try Self.gettext("msgfmt", "--check", "--output-file=\(machine.path)", file.path)
    if !check.errorText.isEmpty { faults.append(check.errorText) }
    for kind in ["--untranslated", "--only-fuzzy", "--only-obsolete"] {
      let found = try Self.gettext("msgattrib", kind, "--no-wrap", file.path).text
      faults += found.components(separatedBy: "\n\n").filter {
        !$0.isEmpty && !$0.contains("msgid \"\"\nmsgstr \"\"\n\"")
      }
      .map { "\(kind.drop { $0 == "-" }): \($0)" }
    }
    if check.status == 0 { translations = Self.read(try Data(contentsOf: machine)) }
  }

  /// Reads the strings of a compiled catalogue: a table of the messages, another of the translations.
  private static func read(_ data: Data) -> [SourceMessage: [String]] {
    func word(_ offset: Int) -> Int {
      data[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    func strings(_ table: Int, _ index: Int) -> [String] {
      let (count, start) = (word(table + 8 * index), word(table + 8 * index + 4))
      return String(decoding: data[start..<start + count], as: UTF8.self).components(separatedBy: "\0")
    }
    return (0..<word(8)).reduce(into: [:]) { translations, index in
      let message = strings(word(12), index)
      translations[SourceMessage(text: message[0], plural: message.count > 1 ? message[1] : nil)] =
        strings(word(16), index)
    }
  }

  private static func gettext(_ tool: String, _ arguments: String...) throws -> CommandResult {
    try run(URL(fileURLWithPath: "/usr/bin/" + tool), arguments)
  }
}
