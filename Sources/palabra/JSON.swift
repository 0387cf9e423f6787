import PalabraCore

/// A JSON value, written on one line (RFC 8259).
enum JSON: CustomStringConvertible {
  case null
  case boolean(Bool)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])

  var description: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .string(let text): Self.quote(text)
    case .array(let values): "[\(values.map(\.description).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(Self.quote($0)):\($1)" }.joined(separator: ","))}"
    }
  }

  private static func quote(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case ..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension JSON {
  /// The object that `--json` prints for a query.
  init(_ query: String, _ translation: Translation) {
    var status = "found"
    var matches: [Match] = []
    var suggestions: [String] = []
    switch translation {
    case .nothingTyped: status = "nothingTyped"
    case .found(let answer):
      matches = answer.matches
      suggestions = answer.suggestions
    case .notFound(let likeIt):
      status = "notFound"
      suggestions = likeIt
    }
    self = .object([
      ("query", .string(query)),
      ("status", .string(status)),
      ("headword", JSON(matches.first?.entry.headword)),
      ("relation", JSON(matches.first.flatMap { Messages.relation(of: $0, in: .english) })),
      ("text", .string(translation.text)),
      ("yours", .boolean(matches.first?.entry.origin == .user)),
      ("senses", .array(matches.flatMap(\.senses).map(JSON.init))),
      ("suggestions", .array(suggestions.map(JSON.string))),
    ])
  }

  private init(_ text: String?) {
    self = text.map(JSON.string) ?? .null
  }

  private init(_ sense: Sense) {
    self = .object([
      ("partOfSpeech", .string(sense.partOfSpeech.rawValue)),
      ("words", .array(sense.words.flatMap(JSON.words))),
      ("hint", .string(sense.hint)),
    ])
  }

  /// One object for each form of a word, so that both of a pair carry their gender.
  private static func words(_ word: Equivalent) -> [JSON] {
    word.forms.map { form in
      .object([
        ("text", .string(form.text)),
        ("gender", JSON(form.gender?.rawValue)),
        ("labels", .array(word.labels.map { .string($0.rawValue) })),
      ])
    }
  }
}
