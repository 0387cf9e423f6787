import GTKBinding
import PalabraCore

/// A text in Pango markup, of which every part has been escaped.
struct Markup {
  /// The markup.
  private(set) var string = ""

  /// The words that can be followed, in their order.
  private(set) var links: [String] = []

  /// Attributes of a span.
  enum Attribute {
    case language(Language)
    /// Less prominent, yet readable on every theme.
    case dim

    static let english = Attribute.language(.english)
    static let spanish = Attribute.language(.spanish)

    /// As Pango writes it.
    fileprivate var text: String {
      switch self {
      case .language(let language): " lang=\"\(language.mark)\""
      case .dim: " alpha=\"75%\""
      }
    }
  }

  /// Adds a text with attributes.
  mutating func add(_ text: String, _ attributes: [Attribute] = []) {
    let escaped = escapedForMarkup(text)
    if attributes.isEmpty { return string += escaped }
    string += "<span"
    for attribute in attributes { string += attribute.text }
    string += ">\(escaped)</span>"
  }

  /// The language of the headwords and that of their translations, for whoever speaks them aloud.
  static func languages(_ direction: Direction) -> (headwords: Attribute, translations: Attribute) {
    (.language(direction.source), .language(direction.target))
  }

  /// Adds a word that can be followed like a link whose address is the word.
  mutating func addLink(_ word: String, _ attributes: [Attribute] = []) {
    links.append(word)
    string += "<a href=\"\(escapedForMarkup(word))\">"
    add(word, attributes)
    string += "</a>"
  }
}
