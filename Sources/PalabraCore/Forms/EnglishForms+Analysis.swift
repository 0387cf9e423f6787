extension EnglishForms {
  /// All readings of an inflected word or phrase, the irregular ones first; empty if it can be none.
  ///
  /// The lemmas are candidates: the caller keeps those that are headwords of that part of speech.
  ///
  /// - Parameter query: In lower case, with straight apostrophes.
  public func analyses(of query: String) -> [Analysis] {
    var found: [Analysis] = []
    func add(_ lemma: String, _ partOfSpeech: PartOfSpeech, _ form: Form) {
      let analysis = Analysis(lemma: lemma, partOfSpeech: partOfSpeech, form: form)
      if !found.contains(analysis) { found.append(analysis) }
    }
    if query.hasSuffix("'s") || query.hasSuffix("s'") {
      analysePossessive(query, add)
    } else if query.utf8.contains(where: Self.separatesWords) {
      analysePhrase(query, add)
    } else {
      analyseWord(query, add)
    }
    return found
  }

  private typealias Found = (String, PartOfSpeech, Form) -> Void

  /// *dog's, dogs', children's, James'*
  private func analysePossessive(_ query: String, _ found: Found) {
    let owner = query.hasSuffix("'s") ? String(query.dropLast(2)) : String(query.dropLast())
    if owner.isEmpty { return }
    found(owner, .noun, .possessive)
    found(owner, .name, .possessive)
    // *Everyone's, nobody's*, but *it's* is none.
    if ["one", "body", "other"].contains(where: owner.hasSuffix) { found(owner, .pronoun, .possessive) }
    for analysis in analyses(of: owner) where analysis.form == .plural {
      found(analysis.lemma, .noun, .pluralPossessive)
    }
  }

  // MARK: - Phrases

  /// *looked after, ice creams, mothers-in-law, more beautiful, better-known*
  private func analysePhrase(_ query: String, _ found: Found) {
    table.findLemmas(of: query, found)
    for (more, form) in [("more ", Form.comparative), ("most ", .superlative)] where query.hasPrefix(more) {
      let lemma = String(query.dropFirst(more.utf8.count))
      for partOfSpeech in [PartOfSpeech.adjective, .adverb] {
        let irregular = table.forms(form, of: lemma, partOfSpeech)  // no *more good*
        if !lemma.isEmpty, irregular?.contains(query) ?? true { found(lemma, partOfSpeech, form) }
      }
    }
    for (better, form) in [("better-", Form.comparative), ("best-", .superlative)]
    where query.hasPrefix(better) {
      found("good-" + query.dropFirst(better.utf8.count), .adjective, form)
      found("well-" + query.dropFirst(better.utf8.count), .adjective, form)
    }
    for partOfSpeech in [PartOfSpeech.verb, .noun] {
      let head = EnglishPhrase.head(of: query, partOfSpeech)
      analyseWord(String(query[head])) { lemma, foundPartOfSpeech, form in
        // *Check-ins* are not the verb *check in*.
        let isParticle = partOfSpeech == .verb && EnglishPhrase.particles.contains(Substring(lemma))
        guard foundPartOfSpeech == partOfSpeech, !isParticle else { return }
        let phrase = query[..<head.lowerBound] + lemma + query[head.upperBound...]
        found(String(phrase), partOfSpeech, form)
      }
    }
  }

  private static func separatesWords(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-")
  }

  // MARK: - Words

  private func analyseWord(_ word: String, _ found: Found) {
    table.findLemmas(of: word, found)
    for rule in Self.detachments where word.hasSuffix(rule.ending) {
      let stem = String(word.dropLast(rule.ending.utf8.count))
      for replacement in rule.replacements { accept(word, stem + replacement, rule.forms, found) }
      if rule.isDoubling, let lemma = Self.undoubled(stem) { accept(word, lemma, rule.forms, found) }
    }
  }

  /// Passes on the readings of a word under a lemma that would really be spelled so.
  private func accept(_ word: String, _ lemma: String, _ forms: [(PartOfSpeech, Form)], _ found: Found) {
    guard lemma.utf8.count > 1 else { return }
    for (partOfSpeech, form) in forms where accepts(word, as: form, of: lemma, partOfSpeech) {
      found(lemma, partOfSpeech, form)
    }
  }

  /// An ending, and what stands in its place in the lemma.
  private struct Detachment {
    let ending: String
    let replacements: [String]
    let forms: [(PartOfSpeech, Form)]
    /// Whether the ending may double the consonant before it.
    var isDoubling = false
  }

  private static let detachments: [Detachment] = {
    let past: [(PartOfSpeech, Form)] = [(.verb, .past), (.verb, .pastParticiple)]
    let comparative: [(PartOfSpeech, Form)] = [(.adjective, .comparative), (.adverb, .comparative)]
    let superlative: [(PartOfSpeech, Form)] = [(.adjective, .superlative), (.adverb, .superlative)]
    let present: [(PartOfSpeech, Form)] = [(.noun, .plural), (.verb, .thirdPerson)]
    return [
      Detachment(ending: "s", replacements: [""], forms: present),
      Detachment(ending: "es", replacements: [""], forms: present),
      Detachment(ending: "ies", replacements: ["y"], forms: present),
      Detachment(ending: "ses", replacements: ["sis"], forms: [(.noun, .plural)]),
      Detachment(ending: "men", replacements: ["man"], forms: [(.noun, .plural)]),
      Detachment(ending: "ed", replacements: ["", "e"], forms: past, isDoubling: true),
      Detachment(ending: "ied", replacements: ["y"], forms: past),
      Detachment(ending: "cked", replacements: ["c"], forms: past),
      Detachment(
        ending: "ing", replacements: ["", "e"], forms: [(.verb, .presentParticiple)], isDoubling: true),
      Detachment(ending: "ying", replacements: ["ie"], forms: [(.verb, .presentParticiple)]),
      Detachment(ending: "cking", replacements: ["c"], forms: [(.verb, .presentParticiple)]),
      Detachment(ending: "er", replacements: ["", "e"], forms: comparative, isDoubling: true),
      Detachment(ending: "ier", replacements: ["y"], forms: comparative),
      Detachment(ending: "est", replacements: ["", "e"], forms: superlative, isDoubling: true),
      Detachment(ending: "iest", replacements: ["y"], forms: superlative),
    ]
  }()

  /// Takes one of two equal final letters away: *stopp → stop*.
  private static func undoubled(_ stem: String) -> String? {
    let ending = stem.utf8.suffix(2)
    guard ending.count == 2, ending.first == ending.last else { return nil }
    return String(stem.dropLast())
  }
}
