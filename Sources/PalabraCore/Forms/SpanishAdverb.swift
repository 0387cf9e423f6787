/// Comparison of Spanish adverbs.
///
/// Source: RAE, *Nueva gramática de la lengua española*, §45.
public enum SpanishAdverb {
  /// Makes the comparative: *tarde → más tarde*, *bien → mejor*, *mucho tiempo → más tiempo*. The superlative is the
  /// same words.
  public static func comparative(of adverb: String) -> String {
    if let special = SpanishAdjective.specialComparatives[adverb] { return special }
    return switch adverb {
    case "mejor", "peor", "más", "menos", "antes", "después": adverb
    case _ where adverb.hasPrefix("mucho "): "más " + adverb.dropFirst("mucho ".count)
    default: "más " + adverb
    }
  }
}
