/// What a verb's conjugation has beyond the regular endings and the rules of spelling.
///
/// Stems and forms carry an accent on their stressed vowel where a form may need it; the rules of spelling remove it
/// where it is needless, so that `pón` gives *pon* and, with a prefix, *compón*.
struct SpanishVerbModel: Sendable {
  /// A change of the stem's last vowel of a kind.
  struct VowelChange: Sendable {
    /// The vowel that changes: the last one of its kind in the stem.
    let vowel: Unicode.Scalar
    /// What stands for it where the stem is stressed: *pienso*.
    let stressed: String
    /// What stands for it in *sintió, sintiera, sintiendo*, and of verbs in -ir in *sintamos*.
    var raised: String?
  }

  /// The infinitive that the stems belong to; whatever precedes it in a verb is a prefix.
  var base = ""
  /// The change of the stem's vowel under stress, if any.
  var change: VowelChange?
  /// The stem of the present subjunctive and of the first person of the present: `teng`.
  var firstPerson: String?
  /// All six persons of the present.
  var present: String?
  /// All six persons of the present subjunctive.
  var subjunctive: String?
  /// The stem of a strong preterite (`túv`), or all six persons.
  var preterite: String?
  /// All six persons of the imperfect.
  var imperfect: String?
  /// The stem of future and conditional: `tendr`.
  var future: String?
  /// The imperative of *tú*.
  var imperative: String?
  /// The past participle.
  var participle: String?

  /// Finds the model of an infinitive: its own row, else the longest ending that has a row, else a regular
  /// one.
  static func model(of infinitive: String) -> SpanishVerbModel {
    if let row = index.verbs[infinitive] { return model(row, base: infinitive) }
    for start in infinitive.indices {
      let ending = String(infinitive[start...])
      if let row = index.endings[ending] { return model(row, base: ending) }
    }
    return regular(infinitive)
  }

  private static func model(_ row: Int, base: String) -> SpanishVerbModel {
    var model = rows[row].model
    if model.base.isEmpty { model.base = base }
    return model
  }

  /// The two changes that follow from the infinitive alone: *conozco, luzco* and *actúo, continúo*.
  private static func regular(_ infinitive: String) -> SpanishVerbModel {
    var model = SpanishVerbModel(base: infinitive)
    let beforeEnding = infinitive.unicodeScalars.dropLast(3)
    guard let letter = beforeEnding.last else { return model }
    if infinitive.hasSuffix("cer") || infinitive.hasSuffix("cir"), SpanishSpelling.isVowel(letter) {
      model.firstPerson = SpanishSpelling.withLastVowelAccented(String(beforeEnding)) + "zc"
    } else if infinitive.hasSuffix("uar"), letter != "g", letter != "c" {
      model.change = VowelChange(vowel: "u", stressed: "ú")
    }
    return model
  }

  private static let rows: [(verbs: String, model: SpanishVerbModel)] =
    vowelChanges.map { ($1, SpanishVerbModel(change: $0)) } + irregular

  /// The rows by their verbs; one written `-poner` stands for all verbs that end so.
  private static let index: (verbs: [String: Int], endings: [String: Int]) = {
    var (verbs, endings): ([String: Int], [String: Int]) = ([:], [:])
    verbs.reserveCapacity(500)
    endings.reserveCapacity(200)
    for (row, (words, _)) in rows.enumerated() {
      for word in words.utf8.split(separator: UInt8(ascii: " ")) {
        if word.first == UInt8(ascii: "-") {
          endings[String(Substring(word.dropFirst()))] = row
        } else {
          verbs[String(Substring(word))] = row
        }
      }
    }
    return (verbs, endings)
  }()
}
