import CGTK
import GTKBinding
import PalabraCore

// What the window remembers of the words: the way back, the history, the stars.
extension MainWindow {
  /// Remembers a word that was found because somebody asked for it.
  func remember(_ translation: Translation) {
    if case .found(let answer) = translation {
      trail.add(.init(word: word, direction: direction))
      if let headword = answer.headword(direction) { history.add(headword) }
    } else {
      trail.leave()
    }
  }

  /// Shows the buttons that go with the answer; the star follows when there is nothing more urgent to do.
  func showButtons() {
    answer.buttons.show(
      hasAnswer: answer.shown != nil, canGoBack: trail.canGoBack, canGoForward: trail.canGoForward)
    if answer.headword != nil { onIdle { [weak self] in self?.showStar() } }
  }

  private func showStar() {
    if let headword = answer.headword { answer.buttons.show(isStarred: stars.contains(headword)) }
  }

  /// Gives the word that is shown a star, or takes it away.
  func setStar(_ isStarred: Bool) {
    guard let headword = answer.headword else { return }
    stars.set(headword, isStarred: isStarred)
    showStar()
  }

  /// Gives the word that is shown a star if it has none, else takes it away.
  func toggleStar() {
    if let headword = answer.headword { setStar(!stars.contains(headword)) }
  }

  /// Shows the word before the one that is shown.
  func goBack() {
    if let visit = trail.goBack() { revisit(visit) }
  }

  /// Shows the word from which one has gone back.
  func goForward() {
    if let visit = trail.goForward() { revisit(visit) }
  }

  /// Opens the list of the words that were looked up.
  func showHistory() { openWords().show(.history) }

  /// Opens the list of the words that have a star.
  func showWordList() { openWords().show(.wordList) }

  private func openWords() -> WordsPopover {
    let popover = words ?? WordsPopover(of: self)
    words = popover
    return popover
  }
}
