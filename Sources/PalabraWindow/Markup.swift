import GTKBinding
import PalabraCore

/// A text in Pango markup, of which every part has been escaped.
struct Markup {
  /// The markup.
  private(set) var string = ""

  /// The words that can be followed, in their order.
  private(set) var links: [String] = []

  /// Attributes of a span, as Pango names them.
  enum Attribute: String {
    case english = "lang=\"en\""
    case spanish = "lang=\"es\""
    /// Less prominent, yet readable on every theme.
    case dim = "alpha=\"75%\""
  }

  /// Adds a text with attributes.
  mutating func add(_ text: String, _ attributes: [Attribute] = []) {
    let escaped = escapedForMarkup(text)
    string +=
      attributes.isEmpty
      ? escaped : "<span \(attributes.map(\.rawValue).joined(separator: " "))>\(escaped)</span>"
  }

  /// The language of the headwords and that of their translations, for whoever speaks them aloud.
  static func languages(_ direction: Direction) -> (headwords: Attribute, translations: Attribute) {
    direction == .englishToSpanish ? (.english, .spanish) : (.spanish, .english)
  }

  /// Adds a word that can be followed like a link whose address is the word.
  mutating func addLink(_ word: String, _ attributes: [Attribute] = []) {
    links.append(word)
    string += "<a href=\"\(escapedForMarkup(word))\">"
    add(word, attributes)
    string += "</a>"
  }
}
