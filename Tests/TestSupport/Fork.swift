import Foundation

/// A copy of this process that runs a body and ends, without any of the cost of starting a program.
public struct Fork {
  /// The number of the process.
  public let identifier: pid_t

  /// Starts the copy; it ends with what the body returns.
  public init(_ body: () -> Int32) throws {
    // Swift hides fork, as a copy has one thread only; that is enough for what a test does in it.
    typealias Call = @convention(c) () -> pid_t
    guard let fork = dlsym(nil, "fork").map({ unsafeBitCast($0, to: Call.self) }) else {
      throw CocoaError(.featureUnsupported)
    }
    identifier = fork()
    if identifier == 0 { _exit(body()) }
  }

  /// Ends it at once, whatever it is doing (`kill -9`).
  public func kill() { _ = Foundation.kill(identifier, SIGKILL) }

  /// Waits for its end and returns its exit status; the number of the signal, negative, when a signal ended it.
  @discardableResult
  public func wait() -> Int32 {
    var status: Int32 = 0
    waitpid(identifier, &status, 0)
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }
}

/// Makes every file this process writes end at so many bytes, as a full disk would (`RLIMIT_FSIZE`).
public func limitFileSize(to bytes: UInt) {
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
  setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
}
