/// One way to take a verb phrase apart: *se | dio | cuenta*, *di-me-lo*.
struct SpanishVerbReading {
  /// The pronouns beside the verb, in their order; may be empty.
  let pronouns: [String]
  /// Whether the pronouns are one word with the verb, after it.
  let isAttached: Bool
  /// The verb as typed, with the pronouns attached to it.
  let head: String
  /// The infinitives that the verb may belong to.
  let infinitives: [String]
  /// *no* with a space, or nothing.
  let negation: String
  /// What follows the verb, from the space on.
  let complement: String

  /// All ways to take a text apart.
  static func readings(of text: String) -> [SpanishVerbReading] {
    var words = text.split(separator: " ").map(String.init)
    let isNegated = words.count > 1 && words[0] == "no"
    if isNegated { words.removeFirst() }
    let free = Array(words.dropLast().prefix(while: all.contains).prefix(2))
    guard words.count > free.count else { return [] }
    let head = words[free.count]
    let complement = words.dropFirst(free.count + 1).map { " " + $0 }.joined()

    func reading(_ pronouns: [String], isAttached: Bool, form: String) -> SpanishVerbReading {
      SpanishVerbReading(
        pronouns: pronouns, isAttached: isAttached, head: head,
        infinitives: SpanishInfinitives.candidates(for: form), negation: isNegated ? "no " : "",
        complement: complement)
    }
    let attached = free.isEmpty ? attachedPronouns(of: head) : []
    return [reading(free, isAttached: false, form: head)]
      + attached.map { reading($0.pronouns, isAttached: true, form: $0.form) }
  }

  /// The lemmas that an infinitive makes with the other words, those that take most of the pronouns first,
  /// and the pronouns that each leaves. Without pronouns it may be pronominal all the same: *suicidó*.
  func lemmas(of infinitive: String) -> [(text: String, isPronominal: Bool, rest: [String])] {
    let own = pronouns.enumerated().map { $0 == 0 && Self.reflexive.contains($1) ? "se" : $1 }
    let divisions: [(taken: [String], rest: [String])] =
      switch own.count {
      case 0: [([], []), (["se"], [])]
      case 1: [(own, []), ([], pronouns)]
      default: [(own, []), ([own[0]], [pronouns[1]]), ([own[1]], [pronouns[0]]), ([], pronouns)]
      }
    return divisions.map { taken, rest in
      let verb = taken.count > 1 ? SpanishClitics.attach(taken, to: infinitive) : infinitive + taken.joined()
      return (negation + verb + complement, taken.first == "se", rest)
    }
  }

  // MARK: - Pronouns

  /// Pronouns that may stand for the subject itself, or for whom something is done to.
  private static let reflexive = ["me", "te", "se", "nos", "os"]
  private static let objects = ["lo", "la", "los", "las", "le", "les"]
  private static let all = Set(reflexive + objects)

  /// The pronouns that a word may end in, one or two, each time with the form that is left: *dá, me lo*.
  private static func attachedPronouns(of word: String) -> [(form: String, pronouns: [String])] {
    var found: [(form: String, pronouns: [String])] = []
    for last in reflexive + objects where word.hasSuffix(last) && word.count > last.count + 1 {
      let rest = String(word.dropLast(last.count))
      found.append((whole(rest, before: last), [last]))
      for first in reflexive where rest.hasSuffix(first) && rest.count > first.count + 1 {
        let form = String(rest.dropLast(first.count))
        found.append((whole(form, before: first), [first, last]))
      }
    }
    return found
  }

  /// *vámonos*: the s that *-mos* has lost before *nos*.
  private static func whole(_ form: String, before pronoun: String) -> String {
    pronoun == "nos" && form.hasSuffix("mo") ? form + "s" : form
  }
}
