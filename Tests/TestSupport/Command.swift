import Foundation

/// What a finished command leaves behind.
public struct CommandResult: Equatable, Sendable {
  /// The exit status; the number of the signal, negative, when a signal ended it.
  public let status: Int32
  /// What it wrote to standard output.
  public let output: Data
  /// What it wrote to standard error.
  public let errors: Data

  /// What a command is expected to leave behind.
  public init(status: Int32, output: Data = Data(), errors: Data = Data()) {
    self.status = status
    self.output = output
    self.errors = errors
  }

  /// Standard output as text.
  public var text: String { String(decoding: output, as: UTF8.self) }
  /// Standard error as text.
  public var errorText: String { String(decoding: errors, as: UTF8.self) }
}

/// The folder of the built programs: the one that holds the test bundle.
public let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  .deletingLastPathComponent()

/// The root of the package.
public let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Makes a process with its own environment on top of ours, ready to run.
public func makeProcess(
  _ program: URL, _ arguments: [String], environment: [String: String?] = [:]
) -> Process {
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  process.environment = ProcessInfo.processInfo.environment.merging(environment.compactMapValues { $0 }) {
    $1
  }
  .filter { environment[$0.key] != .some(nil) }
  return process
}

/// Starts a process with no signal blocked, whatever thread this is.
public func start(_ process: Process) throws {
  var none = sigset_t()
  var old = sigset_t()
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, &old)
  defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
  try process.run()
}

/// Runs a command to its end.
public func run(
  _ program: URL, _ arguments: [String], input: Data = Data(), environment: [String: String?] = [:]
) throws -> CommandResult {
  let folder = try TemporaryFolder()
  let names = ["input", "output", "errors"]
  for name in names {
    try (name == "input" ? input : Data()).write(to: folder.url.appendingPathComponent(name))
  }
  let files = names.map { folder.url.appendingPathComponent($0) }
  let process = makeProcess(program, arguments, environment: environment)
  process.standardInput = try FileHandle(forReadingFrom: files[0])
  process.standardOutput = try FileHandle(forWritingTo: files[1])
  process.standardError = try FileHandle(forWritingTo: files[2])
  try start(process)
  process.waitUntilExit()
  return CommandResult(
    status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
    output: try Data(contentsOf: files[1]), errors: try Data(contentsOf: files[2]))
}

/// Runs a line of the shell to its end, with `$0` standing for a built program.
public func runShell(
  _ line: String, program: String, environment: [String: String?] = [:]
) throws -> CommandResult {
  try run(
    URL(fileURLWithPath: "/bin/bash"), ["-c", line, products.appendingPathComponent(program).path],
    environment: environment)
}

/// A folder that is removed with everything in it when it is no longer used.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let url: URL

  /// Makes a folder with a name of its own.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("palabra-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}

/// Makes the folder in which a file belongs, and those around it, where there are none.
public func makeFolder(of file: URL) throws {
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
}

/// Writes a file, in a folder that need not be there yet.
public func makeFile(at file: URL, containing bytes: some Sequence<UInt8>) throws {
  try makeFolder(of: file)
  try Data(bytes).write(to: file)
}

/// Waits until a condition holds, looking every ten milliseconds; false when the deadline passes first.
public func eventually(seconds: Double = 10, until condition: () throws -> Bool) rethrows -> Bool {
  let deadline = Date(timeIntervalSinceNow: seconds)
  while Date() < deadline {
    if try condition() { return true }
    usleep(10_000)
  }
  return try condition()
}
