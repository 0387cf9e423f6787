/// One line of the vocabulary, read where it lies: a sense in five columns separated by tabs.
struct VocabularyLine {
  /// The columns of a line, in their order.
  enum Column: Int, CaseIterable { case headword, partOfSpeech, spanish, hint, band }

  /// The UTF-8 of the line, without its end.
  let bytes: UnsafeRawBufferPointer

  /// The UTF-8 of a column; empty when the line has too few.
  subscript(column: Column) -> UnsafeRawBufferPointer {
    var rest = bytes
    for _ in 0..<column.rawValue {
      guard let tab = rest.firstIndex(of: UInt8(ascii: "\t")) else { return .init(start: nil, count: 0) }
      rest = .init(rebasing: rest[(tab + 1)...])
    }
    return .init(rebasing: rest.prefix { $0 != UInt8(ascii: "\t") })
  }

  /// The headword.
  var headword: String { String(decoding: self[.headword], as: UTF8.self) }

  /// The part of speech; nil when the column holds no known one.
  var partOfSpeech: PartOfSpeech? {
    PartOfSpeech(rawValue: String(decoding: self[.partOfSpeech], as: UTF8.self))
  }

  /// What the sense is about, in English; may be empty.
  var hint: String { String(decoding: self[.hint], as: UTF8.self) }

  /// How usual the headword is, from 1 to 5; 5 when the column holds none of them.
  var band: Int {
    guard let digit = self[.band].first, (UInt8(ascii: "1")...UInt8(ascii: "5")).contains(digit) else {
      return 5
    }
    return Int(digit - UInt8(ascii: "0"))
  }

  /// The whole sense; nil when the part of speech is unknown or no Spanish is given.
  var sense: Sense? {
    guard let partOfSpeech, !self[.spanish].isEmpty else { return nil }
    return Sense(
      partOfSpeech: partOfSpeech,
      words: self[.spanish].split(separator: UInt8(ascii: ",")).map {
        Equivalent(.init(rebasing: $0), partOfSpeech: partOfSpeech)
      },
      hint: hint)
  }

  /// The Spanish word that the line gives first; nil when it gives none.
  var firstWord: String? {
    guard let partOfSpeech, let first = self[.spanish].split(separator: UInt8(ascii: ","), maxSplits: 1).first
    else { return nil }
    return Equivalent(.init(rebasing: first), partOfSpeech: partOfSpeech).text
  }
}

extension Equivalent {
  /// Reads an equivalent as the vocabulary writes it: `profesor m / profesora f [Spain]`.
  ///
  /// Only nouns carry a gender; other words may end in *m* without being masculine.
  init(_ bytes: UnsafeRawBufferPointer, partOfSpeech: PartOfSpeech) {
    var rest = Substring(decoding: bytes, as: UTF8.self).drop { $0 == " " }
    var labels: [Label] = []
    while rest.last == "]", let bracket = rest.lastIndex(of: "["),
      let label = Label(rawValue: String(rest[bracket...].dropFirst().dropLast()))
    {
      labels.insert(label, at: 0)
      rest = rest[..<bracket].trimmingSuffix(" ")
    }
    self.labels = labels
    forms = rest.split(separator: "/").reduce(into: [Substring]()) { parts, part in
      // The slash of "m/f" has no spaces around it, the one of a pair has.
      if let last = parts.last, !last.hasSuffix(" ") {
        parts[parts.count - 1] = rest[last.startIndex..<part.endIndex]
      } else {
        parts.append(part)
      }
    }.map { Form($0.drop { $0 == " " }.trimmingSuffix(" "), isNoun: partOfSpeech == .noun) }
  }
}

extension Equivalent.Form {
  fileprivate init(_ written: Substring, isNoun: Bool) {
    let gender = isNoun ? Gender.allCases.last { written.hasSuffix(" " + $0.rawValue) } : nil
    self.gender = gender
    text = String(gender.map { written.dropLast($0.rawValue.count + 1) } ?? written)
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ character: Character) -> Substring {
    var rest = self
    while rest.last == character { rest.removeLast() }
    return rest
  }
}
