import PalabraCore

/// How the parts of an entry are written.
enum Typesetting {
  /// What was looked up and, where that is not the headword, what it is of it: *ran: past of run → correr*.
  static func headword(_ match: Match, _ direction: Direction) -> Markup {
    var markup = Markup()
    let languages = Markup.languages(direction)
    markup.add(match.word, [languages.headwords])
    if let relation = Messages.relation(of: match) { markup.add(": \(relation)", [.dim]) }
    if match.word != match.entry.headword, let word = match.senses.first?.words.first {
      markup.add(" → ", [.dim])
      markup.add(word.text, [languages.translations])
    }
    if let origin = Messages.origin(of: match) { markup.add("  \(origin)", [.dim]) }
    return markup
  }

  /// The forms that somebody needs who met an inflected word; empty when there are none.
  static func keyForms(_ match: Match) -> Markup {
    var markup = Markup()
    for (index, form) in match.keyForms.enumerated() {
      switch form.heading {
      case .person(let person):
        if index > 0 { markup.add(", ") }
        markup.add("\(person.pronoun) \(form.text)", [.spanish])
      case let heading?:
        if index > 0 { markup.add("; ") }
        markup.add("\(heading.text) ", [.dim])
        markup.add(form.text, [.spanish])
      case nil:
        if index > 0 { markup.add(", ") }
        markup.add(form.text, [.spanish])
      }
    }
    return markup
  }

  /// The part of speech of senses, and the headword with its article where it is a Spanish noun.
  static func partOfSpeech(_ group: SenseGroup, headword: String) -> Markup {
    var markup = Markup()
    markup.add(group.partOfSpeech.text, [.dim])
    if let gender = group.gender {
      markup.add("  ")
      add(gender, to: &markup) { $0.add(headword, [.spanish]) }
    }
    return markup
  }

  /// The words of a sense, each a link, with their articles and labels, then the hint.
  static func sense(_ sense: Sense, _ direction: Direction) -> Markup {
    var markup = Markup()
    for (index, word) in sense.words.enumerated() {
      if index > 0 { markup.add(", ") }
      if direction == .spanishToEnglish, sense.partOfSpeech == .verb { markup.add("to ", [.english]) }
      for (index, form) in word.forms.enumerated() {
        if index > 0 { markup.add(", ") }
        add(form.gender, to: &markup) {
          $0.addLink(form.text, [Markup.languages(direction).translations])
        }
      }
      for label in word.labels { markup.add(" [\(label.text)]", [.dim]) }
    }
    if !sense.hint.isEmpty, sense.partOfSpeech != .contraction {
      markup.add("  ")
      markup.add("(\(sense.hint))", [.dim, .english])
    }
    return markup
  }

  /// Adds a word with the article of its gender, if it has one.
  private static func add(_ gender: Gender?, to markup: inout Markup, addWord: (inout Markup) -> Void) {
    if let gender { markup.add(gender.article + " ", [.spanish]) }
    addWord(&markup)
    // The article does not show the gender of "el agua".
    if gender == .feminineWithEl { markup.add(" \(Messages.feminine)", [.dim]) }
  }
}
