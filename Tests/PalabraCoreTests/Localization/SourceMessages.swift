import Foundation
import TestSupport

/// What the sources say to people.
struct SourceMessages {
  /// Every message, in the order in which they are met.
  private(set) var messages: [SourceMessage] = []
  /// Every literal without interpolation, messages among them.
  private(set) var literals: [String] = []
  /// The calls that have something else than a literal.
  private(set) var faults: [String] = []

  /// Reads the sources of the programs.
  static func ofThePrograms() throws -> SourceMessages {
    var result = SourceMessages()
    for (file, source) in try files() { result.read(source, named: file) }
    return result
  }

  /// The sources of the programs, with the names of their files.
  static func files() throws -> [(name: String, source: String)] {
    let sources = packageRoot.appendingPathComponent("Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted().compactMap { path in
      guard path.hasSuffix(".swift") else { return nil }
      return (path, try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8))
    }
  }

  /// Reads a source.
  mutating func read(_ source: String, named name: String = "") {
    var scanner = SwiftScanner(source)
    scanner.readCode()
    messages += scanner.messages
    literals += scanner.literals
    faults += scanner.faults.map { "\(name): no literal in localized(\($0)" }
  }
}
