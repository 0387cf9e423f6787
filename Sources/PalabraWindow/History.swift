import CGTK
import GTKBinding

/// The words that were found, kept in `$XDG_DATA_HOME/palabra/history.tsv` unless the user wants none kept.
@MainActor
final class History {
  private let file: HistoryFile
  private let settings: Settings
  private let report: Reporter
  private var pending: [(headword: Headword, time: String)] = []

  /// Makes the history of a folder, which is not read yet.
  init(directory: String, settings: Settings, report: Reporter) {
    file = HistoryFile(directory + "/palabra/history.tsv")
    self.settings = settings
    self.report = report
  }

  /// True when words are kept; otherwise nothing is read or written.
  var isKept: Bool { settings.keepsHistory }

  /// Takes a headword that was looked up; it is written once there is nothing more urgent to do.
  func add(_ headword: Headword) {
    guard isKept else { return }
    pending.append((headword, Timestamp.now()))
    onIdle { [weak self] in self?.write() }
  }

  /// Writes what has not been written yet; what cannot be is tried again with the next word.
  func write() {
    guard isKept else { return pending = [] }
    while let next = pending.first {
      do throws(GLibError) {
        try file.append(next.headword, at: next.time)
      } catch {
        return report.cannotWrite(file.file.path, error)
      }
      pending.removeFirst()
    }
  }

  /// The headwords, that of the last lookup first.
  func items() -> [HistoryTally.Item] {
    guard isKept else { return [] }
    write()
    do throws(GLibError) {
      let tally = try file.read()
      report.damaged(file.file.path, lines: tally.damagedLines)
      return tally.items
    } catch {
      report.cannotRead(file.file.path, error)
      return []
    }
  }

  /// Forgets everything.
  func clear() {
    pending = []
    do throws(GLibError) {
      try file.file.empty()
    } catch {
      report.cannotWrite(file.file.path, error)
    }
  }

  /// Makes the file smaller if that pays.
  func compact() {
    guard isKept else { return }
    do throws(GLibError) {
      try file.compact()
    } catch {
      report.cannotWrite(file.file.path, error)
    }
  }
}
