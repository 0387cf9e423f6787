import CGTK
import GTKBinding
import PalabraCore

// The word list as a file for other programs.
extension MainWindow {
  /// Asks where to write the words that have a star, and writes them.
  func exportWordList() {
    ExportChooser.open(over: widget) { [weak self] in self?.export(to: $0, as: $1) }
  }

  /// Writes the words that have a star, and says that it has been done, or why not.
  func export(to path: String, as format: WordListFormat) {
    let words = stars.headwords
    let cards = words.reversed().flatMap { WordCard.cards(of: $0, translator) }
    do throws(GLibError) {
      try replaceFile(at: path, with: Array(format.text(of: cards).utf8))
      notice.show(Messages.exported(words.count, to: path))
    } catch {
      notice.show(Messages.cannotWrite(path, error.message))
    }
  }
}
