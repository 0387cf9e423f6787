extension EnglishForms {
  /// Makes a form of a lemma or phrase: *dogs, ran, looked after, more beautiful*.
  ///
  /// Of several spellings the usual American one: *traveled, learned*. A form the part of speech does not
  /// have is the lemma itself.
  public func form(_ form: Form, of lemma: String, partOfSpeech: PartOfSpeech) -> String {
    switch form {
    case .possessive where partOfSpeech == .noun: return lemma + "'s"
    case .pluralPossessive where partOfSpeech == .noun:
      let plural = self.form(.plural, of: lemma, partOfSpeech: .noun)
      return plural + (plural.hasSuffix("s") ? "'" : "'s")
    default: break
    }
    let isOfBe = lemma == "be" || lemma.hasPrefix("be ")
    let form = form == .pastPlural && !isOfBe ? .past : form
    guard Self.forms(of: partOfSpeech).contains(form) || (isOfBe && Self.formsOfBe.contains(form)) else {
      return lemma
    }
    if partOfSpeech == .verb, Self.modals.contains(lemma) { return lemma }
    if let irregular = irregular(form, of: lemma, partOfSpeech) { return irregular }
    if partOfSpeech == .adjective || partOfSpeech == .adverb { return compared(lemma, form, partOfSpeech) }
    let head = EnglishPhrase.head(of: lemma, partOfSpeech)
    let word = String(lemma[head])
    let isPlural = partOfSpeech == .noun && isIrregular(.plural, word)  // *feet* as a headword
    let inflected =
      irregular(form, of: word, partOfSpeech) ?? (isPlural ? word : Self.regular(form, of: word))
    return lemma[..<head.lowerBound] + inflected + lemma[head.upperBound...]
  }

  /// Whether a word is the given form of a lemma of one word by the rules, and the table does not say
  /// otherwise.
  func accepts(_ word: String, as form: Form, of lemma: String, _ partOfSpeech: PartOfSpeech) -> Bool {
    isRegular(word, form, of: lemma, partOfSpeech)
      && table.forms(form, of: lemma, partOfSpeech)?.contains(word) ?? true
  }

  /// Whether the rules make the form, in any of its spellings: *traveled, travelled*.
  private func isRegular(
    _ word: String, _ form: Form, of lemma: String, _ partOfSpeech: PartOfSpeech
  ) -> Bool {
    if partOfSpeech == .adjective || partOfSpeech == .adverb {
      return compared(lemma, form, partOfSpeech) == word
    }
    if Self.regular(form, of: lemma) == word { return true }
    switch form {
    case .plural: return EnglishSpelling.adding(s: lemma) == word
    case .past, .pastParticiple:
      return hasFreeDoubling(lemma)
        && adds(word, lemma) { EnglishSpelling.adding("ed", to: $0, doubling: $1) }
    case .presentParticiple:
      return hasFreeDoubling(lemma) && adds(word, lemma) { EnglishSpelling.adding(ing: $0, doubling: $1) }
    default: return false
    }
  }

  /// The usual irregular form; a capital of the lemma is kept: *German → Germans*.
  private func irregular(_ form: Form, of lemma: String, _ partOfSpeech: PartOfSpeech) -> String? {
    guard lemma.first?.isUppercase ?? false else { return table.forms(form, of: lemma, partOfSpeech)?.first }
    return table.forms(form, of: lemma.lowercased(), partOfSpeech)?.first.map { form in
      form.prefix(1).uppercased() + form.dropFirst()
    }
  }

  /// Whether a word is the given form of some lemma of the table.
  private func isIrregular(_ form: Form, _ word: String) -> Bool {
    var isFound = false
    table.findLemmas(of: word) { _, _, found in isFound = isFound || found == form }
    return isFound
  }

  /// The forms that other verbs share with the lemma or the past.
  private static let formsOfBe: [Form] = [.firstPerson, .presentPlural, .pastPlural]

  // MARK: - Regular forms

  /// Verbs without forms, as headwords have them.
  private static let modals: Set<String> = [
    "can't", "cannot", "could", "may", "might", "must", "ought", "ought to", "shall", "should", "used to",
    "would", "would like", "would rather", "had better", "going to",
  ]

  private static func regular(_ form: Form, of word: String) -> String {
    switch form {
    case .plural: plural(of: word)
    case .thirdPerson: EnglishSpelling.adding(s: word)
    case .past, .pastParticiple: EnglishSpelling.adding("ed", to: word)
    case .presentParticiple: EnglishSpelling.adding(ing: word)
    default: word
    }
  }

  /// *Boys, boxes, cities*; *-man → -men*, *-sis → -ses*; *trousers, physics, Japanese* are their own
  /// plurals.
  private static func plural(of word: String) -> String {
    if word.hasSuffix("man") { return word.dropLast(3) + "men" }
    if word.hasSuffix("sis"), word.utf8.count > 3 { return word.dropLast(2) + "es" }
    if word.hasSuffix("ics") || isPluralAlready(word) { return word }
    if word.hasSuffix("ese"), !word.hasSuffix("cheese") { return word }
    if word.first?.isUppercase ?? false, word.hasSuffix("sh") || word.hasSuffix("ch") { return word }
    return EnglishSpelling.adding(s: word, afterO: "s")
  }

  /// *Trousers, clothes, series*: an s after e or a consonant, but not *-ss*, is the ending of a plural.
  private static func isPluralAlready(_ word: String) -> Bool {
    guard word.hasSuffix("s"), let before = word.utf8.dropLast().last else { return false }
    return !"aious".utf8.contains(before)
  }

  /// *Happier, better known, more beautiful*.
  private func compared(_ lemma: String, _ form: Form, _ partOfSpeech: PartOfSpeech) -> String {
    let (ending, more) = form == .comparative ? ("er", "more ") : ("est", "most ")
    for first in ["good-", "well-"] where lemma.hasPrefix(first) {
      return (form == .comparative ? "better-" : "best-") + lemma.dropFirst(first.count)
    }
    let takesEnding = partOfSpeech == .adverb ? Self.shortAdverbs.contains(lemma) : takesEnding(lemma)
    return takesEnding ? EnglishSpelling.adding(ending, to: lemma) : more + lemma
  }

  /// Adjectives of one syllable, and of two in *-y, -le, -ow*, compare by ending; participles do not.
  private func takesEnding(_ word: String) -> Bool {
    guard !word.utf8.contains(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }),
      word.first?.isUppercase == false, !EnglishSpelling.isParticiple(word)
    else { return false }
    let isNegated = word.hasPrefix("un") && word.hasSuffix("y")  // *unhappier*
    let syllables = EnglishSpelling.syllables(isNegated ? String(word.dropFirst(2)) : word)
    let endsShort = word.hasSuffix("y") || word.hasSuffix("ow") || EnglishSpelling.endsInSyllabicL(word)
    return (syllables == 1 || (syllables == 2 && endsShort)) && !isIrregular(.pastParticiple, word)
  }

  /// The adverbs that look like adjectives and compare like them.
  private static let shortAdverbs: Set<String> = [
    "bright", "cheap", "clean", "clear", "close", "deep", "fast", "hard", "high", "light", "long", "loud",
    "low", "near", "quick", "sharp", "short", "slow", "smooth", "soon", "straight", "strong", "thick",
    "thin", "tight", "wide",
  ]

  /// Whether a final consonant may be single or double: *traveled, travelled; focused, focussed*.
  private func hasFreeDoubling(_ lemma: String) -> Bool {
    EnglishSpelling.canDouble(lemma) && EnglishSpelling.syllables(lemma) > 1
  }

  private func adds(_ word: String, _ lemma: String, _ add: (String, Bool) -> String) -> Bool {
    add(lemma, true) == word || add(lemma, false) == word
  }
}
