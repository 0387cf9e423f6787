extension EntryIndex {
  /// The headwords that somebody may have meant who typed a text that is none: those within a small distance, the
  /// nearest and most usual first.
  ///
  /// - Complexity: O(n) in the number of headwords; only those of a like length and with like letters are compared.
  func suggestions(for text: String, limit: Int) -> [String] {
    let typed = key(of: text)
    let distance = SpellingDistance(from: typed)
    guard distance.limit > 0, limit > 0 else { return [] }
    var best: [(score: Int, headword: UnsafeRawBufferPointer)] = []
    var candidate: [UInt8] = []
    var previous = UnsafeRawBufferPointer(start: nil, count: 0)
    forEachHeadword(withPrefix: []) { headword in
      if headword.bytes.equals(previous) || abs(headword.bytes.count - typed.count) > distance.edits + 2 {
        return
      }
      previous = headword.bytes
      candidate.removeAll(keepingCapacity: true)
      Folding.append(keyOf: headword.bytes, language, to: &candidate)
      guard let cost = distance.cost(of: candidate) else { return }
      let score = cost + SpellingDistance.edit * (headword.band - 1) / 4
      if best.count == limit, let last = best.last, last.score <= score { return }
      if best.contains(where: { $0.headword.equals(headword.bytes) }) { return }
      best.insert((score, headword.bytes), at: best.firstIndex { $0.score > score } ?? best.count)
      if best.count > limit { best.removeLast() }
    }
    // What is much farther than the nearest is hardly meant.
    let nearest = best.first?.score ?? 0
    return best.prefix { $0.score <= nearest + SpellingDistance.edit }.map(\.headword.string)
  }
}
