/// The way back from a form of a verb to the infinitives it may belong to.
///
/// The rules of ``SpanishVerbSpelling`` and the changes of stems are undone, more freely than they are made:
/// whether a candidate really has the form is for generation to tell.
enum SpanishInfinitives {
  /// The infinitives that a simple form, without pronouns, may belong to; an infinitive is its own.
  static func candidates(for form: String) -> [String] {
    let form = SpanishSpelling.withoutAccentsAndDiaereses(form)
    var found = Found()
    for form in [form, preterite(ofPastSubjunctive: form)].compactMap({ $0 }) {
      found.addIrregular(stem: form)
      for length in 0...min(7, form.utf8.count) {
        let ending = String(form.suffix(length))
        let stem = String(form.dropLast(length))
        if stem.hasSuffix("r") { found.addInfinitive(stem) }
        if endingsInAr.contains(ending) { found.addInfinitives(in: ["ar"], ofStem: stem, before: ending) }
        if endingsInErIr.contains(ending) {
          found.addInfinitives(in: ["er", "ir"], ofStem: stem, before: ending)
        }
      }
    }
    return found.infinitives
  }

  /// *Hablara, dijéramos* have the stem of *hablaron, dijeron*; *hablase* is the same tense.
  private static func preterite(ofPastSubjunctive form: String) -> String? {
    for ending in ["ra", "ras", "ramos", "rais", "ran", "se", "ses", "semos", "seis", "sen"]
    where form.hasSuffix("a" + ending) || form.hasSuffix("e" + ending) {
      return form.dropLast(ending.count) + "ron"
    }
    return nil
  }

  private static let endingsInAr = Set(
    """
    o as a amos ais an e aste o amos asteis aron aba abas abamos abais aban es emos eis en ad ando \
    ado ada ados adas
    """.split(separator: " ").map(String.init))

  private static let endingsInErIr = Set(
    """
    o es e emos eis en imos is i iste io isteis ieron yo yeron eron ia ias iamos iais ian a as amos ais an \
    ed id iendo yendo endo ido ida idos idas os
    """.split(separator: " ").map(String.init))
}

/// Infinitives, each once, in the order they were found.
private struct Found {
  private(set) var infinitives: [String] = []
  private var seen: Set<String> = []

  private mutating func add(_ infinitive: String) {
    if seen.insert(infinitive).inserted { infinitives.append(infinitive) }
  }

  /// Adds the infinitive that a text is, or that future and conditional stand on.
  mutating func addInfinitive(_ text: String) {
    if ["ar", "er", "ir"].contains(where: text.hasSuffix) { add(text) }
    if ["eir", "oir"].contains(where: text.hasSuffix) { add(text.dropLast(2) + "ír") }
  }

  /// Adds the irregular verbs that have the stem, after whatever prefix.
  mutating func addIrregular(stem: String) {
    for start in stem.indices {
      for base in SpanishVerbModel.basesOfStems[String(stem[start...])] ?? [] {
        add(stem[..<start] + base)
      }
    }
  }

  /// Adds the infinitives of a stem in either or both conjugations.
  mutating func addInfinitives(in endings: [String], ofStem stem: String, before ending: String) {
    for stem in SpanishStem.undone(stem, before: ending, isAr: endings == ["ar"]) {
      for ending in endings {
        let isAccented = ending == "ir" && ["a", "e", "o"].contains(where: stem.hasSuffix)
        add(stem + (isAccented ? "ír" : ending))
      }
      addIrregular(stem: stem)
    }
  }
}
