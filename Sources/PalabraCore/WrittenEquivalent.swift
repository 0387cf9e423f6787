/// An equivalent as the vocabulary writes it: `profesor m / profesora f [Spain]`.
///
/// Only nouns carry a gender; other words may end in *m* without being masculine.
struct WrittenEquivalent {
  /// The labels, each in brackets.
  private let written: (words: UnsafeRawBufferPointer, labels: UnsafeRawBufferPointer)
  private let isNoun: Bool

  init(_ bytes: UnsafeRawBufferPointer, isNoun: Bool) {
    let bracket = bytes.offset(of: UInt8(ascii: "["))
    written = (bytes[to: bracket].trimmed, bytes[from: bracket])
    self.isNoun = isNoun
  }

  /// True for a word that is not of general use.
  var isLabelled: Bool { !written.labels.isEmpty }

  /// The word without its gender; the masculine of a pair.
  var text: String { form(firstForm).text }

  /// The word, or the masculine and the feminine of a pair.
  var forms: [Equivalent.Form] { writtenForms.map(form) }

  /// The word without its gender, or both of a pair, in UTF-8.
  var formBytes: [UnsafeRawBufferPointer] { writtenForms.map { withoutGender($0).text } }

  private var writtenForms: [UnsafeRawBufferPointer] {
    let first = firstForm
    guard first.count < written.words.count else { return [first] }
    return [first, written.words[from: first.count + 1]]
  }

  /// The labels that are known, in their order.
  var labels: [Label] {
    var labels: [Label] = []
    var rest = written.labels
    while !rest.isEmpty {
      let end = rest.offset(of: UInt8(ascii: "]"))
      if let label = Label(rawValue: rest[to: end][from: 1].string) { labels.append(label) }
      rest = rest[from: min(end + 1, rest.count)].trimmed
    }
    return labels
  }

  /// What stands before the slash of a pair; the slash of "m/f" has no spaces around it.
  private var firstForm: UnsafeRawBufferPointer {
    guard isNoun else { return written.words }
    var slash = written.words.offset(of: UInt8(ascii: "/"))
    while slash > 0, slash < written.words.count, written.words[slash - 1] != UInt8(ascii: " ") {
      slash += 1 + written.words[from: slash + 1].offset(of: UInt8(ascii: "/"))
    }
    return written.words[to: slash]
  }

  private func form(_ bytes: UnsafeRawBufferPointer) -> Equivalent.Form {
    let (text, gender) = withoutGender(bytes)
    return Equivalent.Form(text: text.string, gender: gender)
  }

  private func withoutGender(_ bytes: UnsafeRawBufferPointer) -> (
    text: UnsafeRawBufferPointer, gender: Gender?
  ) {
    let bytes = bytes.trimmed
    guard isNoun, let gender = Gender(endOf: bytes) else { return (bytes, nil) }
    return (bytes[to: bytes.count - gender.rawValue.utf8.count - 1], gender)
  }
}

extension Equivalent {
  init(_ written: WrittenEquivalent) {
    forms = written.forms
    labels = written.labels
  }
}

extension Gender {
  /// Reads the gender that ends a noun, after a space.
  fileprivate init?(endOf noun: UnsafeRawBufferPointer) {
    if noun.hasSuffix(" m") {
      self = .masculine
    } else if noun.hasSuffix(" f") {
      self = .feminine
    } else if noun.hasSuffix(" m/f") {
      self = .common
    } else if noun.hasSuffix(" m pl") {
      self = .masculinePlural
    } else if noun.hasSuffix(" f pl") {
      self = .femininePlural
    } else if noun.hasSuffix(" f (el)") {
      self = .feminineWithEl
    } else {
      return nil
    }
  }
}
