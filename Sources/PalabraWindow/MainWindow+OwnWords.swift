import CGTK
import GTKBinding
import PalabraCore

// The user's own words.
extension MainWindow {
  /// Uses the words as they are read, and lets buttons change them.
  func connectOwnWords() {
    ownWords.onWords = { [unowned self] in use($0) }
    ownWords.onProblem = { [unowned self] in notice.show($0) }
    answer.addWord.onPress = { [unowned self] in addWord() }
    answer.buttons.onEdit = { [unowned self] in editWord() }
  }

  /// Opens the dialog for a word that is not found.
  private func addWord() {
    let word = asked?.word.trimmingSpaces ?? ""
    openDialog(direction == .englishToSpanish ? .init(english: word) : .init(spanish: word))
  }

  /// Opens the dialog for the word that is shown: the user's own, or what the vocabulary says, to begin with.
  private func editWord() {
    guard let asked, case .found(let found) = asked.translation else { return }
    guard let entry = found.firstMatch?.entry else { return addWord() }
    openDialog(.init(words: entry.words, isOwn: entry.origin == .user))
  }

  private func openDialog(_ subject: OwnWordDialog.Subject) {
    dialogs.present(.ownWord) {
      OwnWordDialog(subject) { [unowned self] old, new throws(GLibError) in
        try ownWords.change { text in
          if let old { return text.replace(old, with: new) }
          if let new { text.add(new) }
          return true
        }
      }.widget
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String { split(separator: " ").joined(separator: " ") }
}
