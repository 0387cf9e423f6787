extension EntryIndex {
  /// The entries whose headword is a text or else another, compared ever more loosely until one is; and headwords
  /// that differ from them in an accent or a tilde only.
  func entries(spelt text: String, or other: String) -> (entries: [Entry], lookalikes: [String]) {
    let group = entries(withKey: key(of: text))
    if language == .english, group.count == 1, group[0].headword == text { return (group, []) }
    let otherGroup = text == other ? [] : entries(withKey: key(of: other))
    for likeness in Likeness.allCases {
      for (text, group) in [(text, group), (other, otherGroup)] where !group.isEmpty {
        let like = group.filter { likeness.holds(text, $0.headword) }
        if like.isEmpty { continue }
        let found =
          like + group.filter { !like.contains($0) && Likeness.anyCase.holds(text, $0.headword) }
        let rest = group.filter { !found.contains($0) }.map(\.headword)
        return (found.ownFirst, rest + withTildesTurned(text))
      }
    }
    return ([], [])
  }

  /// The headwords that come of a text when one *n* is made an *ñ* or the other way: *año* of *ano*.
  private func withTildesTurned(_ text: String) -> [String] {
    guard language == .spanish else { return [] }
    return text.indices.flatMap { index -> [String] in
      let turned: String
      switch text[index] {
      case "n", "N": turned = "ñ"
      case "ñ", "Ñ": turned = "n"
      default: return []
      }
      return entries(withKey: key(of: text.replacingCharacter(at: index, with: turned))).map(\.headword)
    }
  }
}

/// How alike two spellings with one folded key are, the strictest first.
private enum Likeness: CaseIterable {
  case same, anyCase, anyAccent, anyHyphen

  func holds(_ one: String, _ other: String) -> Bool {
    switch self {
    case .same: one == other
    case .anyCase: one.lowercased() == other.lowercased()
    case .anyAccent: Folding.withoutAccents(one) == Folding.withoutAccents(other)
    case .anyHyphen: true
    }
  }
}

extension String {
  fileprivate func replacingCharacter(at index: Index, with text: String) -> String {
    self[..<index] + text + self[self.index(after: index)...]
  }
}

extension [Entry] {
  /// The user's own words above the others, else in the same order.
  fileprivate var ownFirst: [Entry] {
    count > 1 ? filter { $0.origin == .user } + filter { $0.origin == .vocabulary } : self
  }
}
