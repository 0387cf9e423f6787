import GTKBinding
import PalabraCore

/// Tells the user what is wrong with a file, each thing once.
@MainActor
final class Reporter {
  /// Where a line for the user goes.
  var show: @MainActor (String) -> Void

  private var told: Set<String> = []

  init(show: @escaping @MainActor (String) -> Void = { _ in }) {
    self.show = show
  }

  func cannotRead(_ path: String, _ error: GLibError) { tell(Messages.cannotRead(path, error.message)) }

  func cannotWrite(_ path: String, _ error: GLibError) { tell(Messages.cannotWrite(path, error.message)) }

  func damaged(_ path: String, lines: [Int]) {
    if !lines.isEmpty { tell(Messages.damaged(path, lines: lines)) }
  }

  private func tell(_ message: String) {
    if told.insert(message).inserted { show(message) }
  }
}
