/// A headword with its senses, as the vocabulary has it.
///
/// An entry is a view: the senses are read when they are asked for.
public struct Entry: Sendable {
  /// The headword as a dictionary prints it.
  public let headword: String

  let vocabulary: Vocabulary
  private let owned: Owned

  /// What an entry is made of.
  enum Source {
    /// The lines of an English headword, in UTF-8 bytes from the start of the vocabulary.
    case lines(Range<Int>)

    /// The places of a Spanish word, the most usual first.
    case equivalents([IndexedEquivalent])
  }

  /// Whose it is. As a case with a place of its own in memory, the rare one costs the other nothing.
  private enum Owned {
    case byProgram(Source)
    /// The entry keeps the user's own words in memory.
    indirect case byUser(Source, OwnVocabulary)
  }

  init(headword: String, vocabulary: Vocabulary, source: Source) {
    self.headword = headword
    self.vocabulary = vocabulary
    owned = .byProgram(source)
  }

  /// Makes an entry of the user's own words of one of their vocabulary.
  init(_ entry: Entry, in words: OwnVocabulary) {
    headword = entry.headword
    vocabulary = entry.vocabulary
    owned = .byUser(entry.source, words)
  }

  /// Where in the vocabulary it stands.
  var source: Source {
    switch owned {
    case .byProgram(let source), .byUser(let source, _): source
    }
  }

  /// Who says so.
  public enum Origin: Sendable {
    case vocabulary
    /// It is one of the user's own words.
    case user
  }

  /// Who says so.
  public var origin: Origin { if case .byUser = owned { .user } else { .vocabulary } }

  /// The senses, the most usual first.
  public var senses: [Sense] {
    switch source {
    case .lines(let range): vocabulary.lines(in: range).compactMap(\.sense)
    case .equivalents(let equivalents): senses(of: equivalents)
    }
  }

  /// At which line of the entry, from 0, it is such a part of speech; nil when it never is.
  func firstLine(as partOfSpeech: PartOfSpeech) -> Int? {
    switch source {
    case .lines(let range):
      vocabulary.lines(in: range).enumerated().first { $0.element.partOfSpeech == partOfSpeech }?.offset
    case .equivalents(let equivalents):
      equivalents.firstIndex { vocabulary.line(at: Int($0.line)).partOfSpeech == partOfSpeech }
    }
  }

  /// The word of the other language that is given first; nil when no line of the entry gives one.
  var firstWord: String? {
    switch source {
    case .lines(let range): vocabulary.lines(in: range).lazy.map(\.firstWord).first { !$0.isEmpty }
    case .equivalents(let equivalents): equivalents.first.map { vocabulary.headword(at: Int($0.line)).string }
    }
  }

  /// How usual a Spanish word is beside others: the more, and the nearer to what it usually means, the places that
  /// have it; 0 for an English headword.
  var weight: Int {
    guard case .equivalents(let equivalents) = source else { return 0 }
    return equivalents.reduce(0) { $0 + 64 >> (Int($1.remoteness) / 2) }
  }

  /// What the headword is short for, as in *do not* for *don't*; empty for anything but a contraction.
  var fullForms: [String] {
    guard case .lines(let range) = source, vocabulary.line(at: range.lowerBound).isContraction else {
      return []
    }
    return vocabulary.lines(in: range).filter(\.isContraction).map(\.hint).filter { !$0.isEmpty }
  }

  /// The Spanish word as the vocabulary has it, a pair with its other form, at every place and as what part of
  /// speech; nil for an English headword.
  var ownEquivalents: [(partOfSpeech: PartOfSpeech, equivalent: Equivalent)]? {
    guard case .equivalents(let equivalents) = source else { return nil }
    return equivalents.compactMap { equivalent in
      guard let sense = vocabulary.line(at: Int(equivalent.line)).sense, let own = ownEquivalent(in: sense)
      else {
        return nil
      }
      return (sense.partOfSpeech, own)
    }
  }

  private func ownEquivalent(in sense: Sense) -> Equivalent? {
    sense.words.first { $0.forms.contains { $0.text == headword } }
  }

  /// The senses of a Spanish word: English words that share part of speech, gender and hint are one sense.
  private func senses(of equivalents: [IndexedEquivalent]) -> [Sense] {
    var senses: [Sense] = []
    for equivalent in equivalents {
      let line = vocabulary.line(at: Int(equivalent.line))
      guard let sense = line.sense else { continue }
      let own = ownEquivalent(in: sense)
      let gender = own?.forms.first { $0.text == headword }?.gender
      // Where the Spanish is used says nothing of the English; how it is used does.
      let labels = own?.labels.filter { [.formal, .informal, .rude].contains($0) } ?? []
      let word = Equivalent(forms: [.init(text: line.headword, gender: nil)], labels: labels)
      let like = senses.firstIndex {
        $0.partOfSpeech == sense.partOfSpeech && $0.gender == gender && $0.hint == sense.hint
      }
      if let like {
        if !senses[like].words.contains(word) { senses[like].words.append(word) }
      } else {
        senses.append(
          Sense(partOfSpeech: sense.partOfSpeech, words: [word], hint: sense.hint, gender: gender))
      }
    }
    return senses
  }
}

extension Entry: Equatable {
  /// Entries are equal when they are the same headword of one vocabulary, or of two of the user's that say the same.
  public static func == (one: Entry, other: Entry) -> Bool {
    guard one.headword == other.headword, one.origin == other.origin else { return false }
    return one.vocabulary.bytes.baseAddress == other.vocabulary.bytes.baseAddress
      || one.origin == .user && one.senses == other.senses
  }
}
