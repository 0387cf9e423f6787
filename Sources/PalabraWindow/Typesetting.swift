import PalabraCore

/// How the parts of an entry are written.
enum Typesetting {
  /// The headword, and what the query has to do with it.
  static func headword(_ match: Match) -> Markup {
    var markup = Markup()
    markup.add(match.entry.headword, .bold)
    if let relation = Messages.relation(match.relation) {
      markup.add("  ")
      markup.add(relation, .dim)
    }
    return markup
  }

  /// The name of a part of speech.
  static func partOfSpeech(_ partOfSpeech: PartOfSpeech) -> Markup {
    var markup = Markup()
    markup.add(partOfSpeech.rawValue, .dim)
    return markup
  }

  /// The words of a sense with their articles and labels, then the hint.
  static func sense(_ sense: Sense) -> Markup {
    var markup = Markup()
    for (index, word) in sense.words.enumerated() {
      if index > 0 { markup.add(", ") }
      add(word, to: &markup)
    }
    if !sense.hint.isEmpty, sense.partOfSpeech != .contraction {
      markup.add("  ")
      markup.add("(\(sense.hint))", .dim)
    }
    return markup
  }

  private static func add(_ word: Equivalent, to markup: inout Markup) {
    for (index, form) in word.forms.enumerated() {
      if index > 0 { markup.add(", ") }
      markup.add((form.gender.map { $0.article + " " } ?? "") + form.text, .spanish)
      // The article does not show the gender of "el agua".
      if form.gender == .feminineWithEl { markup.add(" \(Messages.feminine)", .dim) }
    }
    for label in word.labels { markup.add(" [\(label.rawValue)]", .dim) }
  }
}
