import Foundation
import TestSupport

/// A catalogue in the form in which translators write it, read with the tools of gettext.
struct Catalogue {
  /// The translations by message: one, or one for each plural form; the header is that of the empty message.
  private(set) var translations: [SourceMessage: [String]] = [:]
  /// What is wrong with the catalogue whatever the sources say.
  private(set) var faults: [String] = []

  init(_ file: URL) throws {
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

  /// What is wrong with the catalogue, or differs from what the sources say.
  func problems(comparedWith sources: SourceMessages) -> [String] {
    let messages = Set(sources.messages)
    let known = Set(translations.keys.filter { !$0.text.isEmpty })
    let missing = messages.subtracting(known).map { "not in the catalogue: \($0.entry)" }
    let stale = known.subtracting(messages).map { "no longer in the sources: \($0.entry)" }
    let different = known.intersection(messages).filter { message in
      let own = [message.text, message.plural ?? message.text].map(placeholders)
      return translations[message, default: []].contains { !own.contains(placeholders(of: $0)) }
    }.map { "other placeholders: \($0.entry)" }
    return sources.faults + faults + missing.sorted() + stale.sorted() + different.sorted()
  }

  private func placeholders(of text: String) -> Set<String> {
    Set(text.matches(of: /%[0-9]\$s/).map { String($0.output) })
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

extension SourceMessage {
  /// The message as a catalogue has it, still to be translated.
  fileprivate var entry: String {
    let quoted = [text, plural].compactMap { $0 }.map { text in
      "\""
        + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        .replacingOccurrences(of: "\n", with: "\\n\"\n\"") + "\""
    }
    return quoted.count == 1
      ? "\nmsgid \(quoted[0])\nmsgstr \"\"\n"
      : "\nmsgid \(quoted[0])\nmsgid_plural \(quoted[1])\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n"
  }
}
