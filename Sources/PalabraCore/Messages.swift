/// The words that people read about a translation, in the window and in the terminal alike.
public enum Messages {
  /// Nothing was typed.
  public static let nothingTyped = "Please enter an English word to translate."

  /// Nothing is known of the query.
  public static let notFound = "Sorry, no translation available."

  /// Returns what there is to say of a query that is not simply the headword; nil for the headword itself.
  public static func relation(_ relation: Relation) -> String? {
    switch relation {
    case .headword: nil
    case .contraction(let fullForms): "contraction of \(fullForms.joined(separator: " or "))"
    }
  }
}

extension Translation {
  /// What the result label shows: the translation, or why there is none.
  public var message: String {
    switch self {
    case .nothingTyped: Messages.nothingTyped
    case .notFound: Messages.notFound
    case .found(let answer): answer.text
    }
  }
}
