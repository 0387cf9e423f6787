import CGTK
import GTKBinding

/// Speaks texts, by the program of Speech Dispatcher for that.
@MainActor
final class Speaker {
  private static let program = "spd-say"

  /// True when the program is there.
  static var isInstalled: Bool { !takeString(g_find_program_in_path(program)).isEmpty }

  /// The process that waits until the text is spoken; nil when nothing is being spoken.
  private var process: OpaquePointer?

  /// Speaks a text in a language (`es`, `en`); what is being spoken stops.
  ///
  /// - Parameter onFailure: is called when the program ran but could not speak.
  /// - Throws: why the program could not be started.
  func speak(_ text: String, language: String, onFailure: @escaping @MainActor () -> Void) throws(GLibError) {
    var options = ["--wait", "--language", language]
    // Ending the process does not silence the speech server, which speaks for other programs too.
    if stop() { options.append("--cancel") }
    let process = try Self.start([Self.program] + options + ["--", text])
    self.process = process
    let (callback, data) = whenReady { [weak self] result in
      let isSpoken = g_subprocess_wait_check_finish(process, result, nil) != 0
      let isCurrent = self?.process == process
      g_object_unref(UnsafeMutableRawPointer(process))
      // One that was stopped has not failed.
      guard isCurrent else { return }
      self?.process = nil
      if !isSpoken { onFailure() }
    }
    g_subprocess_wait_check_async(process, nil, callback, data)
  }

  /// Ends the process that is waiting; returns false when there was none.
  private func stop() -> Bool {
    guard let process else { return false }
    self.process = nil
    g_subprocess_force_exit(process)
    return true
  }

  private static func start(_ arguments: [String]) throws(GLibError) -> OpaquePointer {
    let copies = arguments.map { g_strdup($0) }
    defer { for copy in copies { g_free(copy) } }
    let flags = GSubprocessFlags(
      G_SUBPROCESS_FLAGS_STDOUT_SILENCE.rawValue | G_SUBPROCESS_FLAGS_STDERR_SILENCE.rawValue)
    var vector = copies.map { UnsafePointer($0) } + [nil]
    return try throwing { g_subprocess_newv(&vector, flags, $0) }
  }
}
