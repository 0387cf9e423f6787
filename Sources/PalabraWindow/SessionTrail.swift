import PalabraCore

/// The words that were found since the window was opened, for going back and forward through them.
struct SessionTrail {
  /// A word as it was asked for.
  struct Visit: Equatable {
    let word: String
    let direction: Direction
  }

  private var visits: [Visit] = []
  private var position = 0
  /// True when something else than the current word is shown: going back then leads to the current word.
  private var isAway = false

  /// Takes a word that was found; what one had gone back from is forgotten.
  mutating func add(_ visit: Visit) {
    isAway = false
    if visits.indices.contains(position), visits[position] == visit { return }
    visits.removeSubrange(min(position + 1, visits.count)...)
    visits.append(visit)
    // Nobody goes back further.
    if visits.count > 200 { visits.removeFirst() }
    position = visits.count - 1
  }

  /// Takes note that something is shown that was not found.
  mutating func leave() { isAway = true }

  /// True when there is a word to go back to.
  var canGoBack: Bool { isAway ? !visits.isEmpty : position > 0 }

  /// True when there is a word to go forward to.
  var canGoForward: Bool { !isAway && position + 1 < visits.count }

  /// Goes back by a word, and returns it; nil when there is none.
  mutating func goBack() -> Visit? {
    guard canGoBack else { return nil }
    if !isAway { position -= 1 }
    isAway = false
    return visits[position]
  }

  /// Goes forward by a word, and returns it; nil when there is none.
  mutating func goForward() -> Visit? {
    guard canGoForward else { return nil }
    position += 1
    return visits[position]
  }
}
