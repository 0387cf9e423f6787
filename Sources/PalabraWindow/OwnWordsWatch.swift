import CGTK
import GTKBinding
import PalabraCore

/// Reads the user's own words, and reads them again whenever somebody has changed their file.
@MainActor
final class OwnWordsWatch {
  /// The file; nil when there is no home folder.
  let file: OwnWordsFile?

  /// What happens with words that were read.
  var onWords: @MainActor (OwnWords) -> Void = { _ in }

  /// What happens with what is wrong with the file; each problem is told once.
  var onProblem: @MainActor (String) -> Void = { _ in }

  /// Why the file could not be read; nil when all is well.
  private(set) var error: OwnWordsError?

  private var problem: String?
  private var isRead = false
  private var stamp: FileStamp?
  private var folder: FolderMonitor?

  /// Makes a watch of a file, which is not read yet.
  init(of file: OwnWordsFile?) {
    self.file = file
  }

  /// Reads the file now if it has not been read, and from now on whenever it changes.
  func start() {
    guard let file else { return }
    readIfChanged()
    folder = FolderMonitor(of: takeString(g_path_get_dirname(file.path))) { [weak self] in
      self?.readIfChanged()
    }
  }

  /// Reads the file unless it is as it was when it was read last.
  func readIfChanged() {
    guard let file else { return }
    let stamp = SharedFile(path: file.path).stamp
    if isRead, stamp == self.stamp { return }
    (isRead, self.stamp) = (true, stamp)
    do throws(OwnWordsError) {
      let words = try file.read()
      error = nil
      onWords(words)
      tell(Messages.damagedLines(of: words, in: file.path, limit: 1).joined(separator: "\n"))
    } catch {
      self.error = error
      tell(Messages.describe(error))
    }
  }

  /// Changes the text of the file, which others may change at the same time.
  ///
  /// - Parameter change: Returns false when the text is to stay as it is.
  /// - Throws: why it could not be written; it is then as it was.
  func change(_ change: (inout OwnWordsText) -> Bool) throws(GLibError) {
    guard let file else { throw GLibError(ENOENT, Messages.noHome) }
    readIfChanged()
    // What cannot be read is not to be lost.
    if let error { throw GLibError(EINVAL, Messages.describe(error)) }
    var isDone = false
    try SharedFile(path: file.path).change { bytes in
      var text = OwnWordsText(bytes)
      isDone = change(&text)
      return isDone ? text.bytes : nil
    }
    readIfChanged()
    if !isDone { throw GLibError(ESTALE, Messages.changedMeanwhile(file.path)) }
  }

  private func tell(_ problem: String) {
    if problem != self.problem, !problem.isEmpty { onProblem(problem) }
    self.problem = problem
  }
}
