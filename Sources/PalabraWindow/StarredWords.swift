import GTKBinding

/// The words that the user has starred, kept in `$XDG_DATA_HOME/palabra/starred.tsv`.
@MainActor
final class StarredWords {
  private let file: StarredFile
  private let report: Reporter
  private var known = Set<Headword>()
  private var content = StarredFile.Content()
  private var stamp: FileStamp?

  /// Makes the starred words of a folder, which are not read yet.
  init(directory: String, report: Reporter) {
    file = StarredFile(directory + "/palabra/starred.tsv")
    self.report = report
  }

  /// The headwords, that which was starred last first.
  var headwords: [Headword] {
    refresh()
    return content.headwords.reversed()
  }

  /// True when a headword has a star.
  func contains(_ headword: Headword) -> Bool {
    refresh()
    return known.contains(headword)
  }

  /// Gives a headword a star, or takes it away.
  func set(_ headword: Headword, isStarred: Bool) {
    do throws(GLibError) {
      try file.set(headword, isStarred: isStarred, at: Timestamp.now())
    } catch {
      report.cannotWrite(file.file.path, error)
    }
  }

  /// Reads the file if it is another one than last time.
  private func refresh() {
    let stamp = file.file.stamp
    guard stamp != self.stamp else { return }
    self.stamp = stamp
    content = .init()
    do throws(GLibError) {
      content = try file.read()
      report.damaged(file.file.path, lines: content.damagedLines)
    } catch {
      report.cannotRead(file.file.path, error)
    }
    known = Set(content.headwords)
  }
}
