import GTKBinding

/// A text in Pango markup, of which every part has been escaped.
struct Markup {
  /// The markup.
  private(set) var string = ""

  /// Attributes of a span, as Pango names them.
  enum Attribute: String {
    case spanish = "lang=\"es\""
    case bold = "weight=\"bold\""
    /// Less prominent, yet readable on every theme.
    case dim = "alpha=\"75%\""
  }

  /// Adds a text with attributes.
  mutating func add(_ text: String, _ attributes: Attribute...) {
    let escaped = escapedForMarkup(text)
    string +=
      attributes.isEmpty
      ? escaped : "<span \(attributes.map(\.rawValue).joined(separator: " "))>\(escaped)</span>"
  }
}
