import Foundation
import TestSupport

extension Catalogue {
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
