import Foundation
import TestSupport
import XCTest

/// The program in surroundings that lack something or are damaged.
final class SurroundingsTests: XCTestCase {
  private func palabraGTK(_ arguments: String..., environment: [String: String?]) throws -> CommandResult {
    try TestSupport.run(
      products.appendingPathComponent("palabra-gtk"), arguments, environment: environment)
  }

  func testWithoutADisplayOneLineSaysSo() throws {
    let result = try palabraGTK(environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
    XCTAssertEqual(result.status, 1)
    XCTAssertEqual(result.errorText, "palabra-gtk: cannot open a display: DISPLAY is not set\n")
  }

  func testADisplayThatIsNotThereIsNamed() throws {
    let result = try palabraGTK("dog", environment: ["DISPLAY": ":4321", "WAYLAND_DISPLAY": nil])
    XCTAssertEqual(result.status, 1)
    XCTAssertEqual(result.errorText, "palabra-gtk: cannot open display ':4321'\n")
  }

  func testHelpAndVersionNeedNoDisplay() throws {
    for option in ["--help", "--version"] {
      let result = try palabraGTK(option, environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
      XCTAssertEqual(result.status, 0)
      XCTAssertEqual(result.errorText, "")
      XCTAssertTrue(result.text.contains(option == "--version" ? "palabra-gtk 1.0" : "[WORD…]"), result.text)
    }
  }

  func testAnUnknownOptionIsNamed() throws {
    let result = try palabraGTK("--bogus", environment: ["DISPLAY": nil])
    XCTAssertEqual(result.status, 1)
    XCTAssertTrue(result.errorText.contains("--bogus"), result.errorText)
  }

  /// Starts the program in the given surroundings, translates a word, and returns what was said on the way.
  @discardableResult
  private func translate(
    home: TemporaryFolder? = nil, environment: [String: String?] = [:],
    _ body: (Application) throws -> Void = { _ in }
  ) throws -> String {
    let application = try Application(home: home, environment: environment)
    try application.enter("dog", expecting: "perro")
    try body(application)
    XCTAssertEqual(application.quit(), 0)
    return application.errorText
  }

  func testWithoutDBusItWorksAllTheSame() throws {
    try translate(environment: Application.alone())
  }

  func testAHomeThatIsMissingOrUnsetDoesNoHarm() throws {
    let cases: [[String: String?]] = [
      ["HOME": "/proc/nonexistent", "XDG_CONFIG_HOME": nil, "XDG_DATA_HOME": nil],
      ["HOME": "", "XDG_CONFIG_HOME": nil, "XDG_DATA_HOME": nil],
      // Without any of them GLib asks the system, and finds the real home of who runs the tests.
      ["HOME": nil],
    ]
    for environment in cases {
      let errors = try translate(environment: environment)
      XCTAssertTrue(errors.isEmpty || errors.hasPrefix("palabra-gtk: cannot write "), errors)
    }
  }

  func testAFolderThatCannotBeWrittenIsNamed() throws {
    let errors = try translate(environment: ["XDG_CONFIG_HOME": "/proc/nowhere"])
    XCTAssertTrue(errors.hasPrefix("palabra-gtk: cannot write /proc/nowhere/palabra/settings.ini: "), errors)
    XCTAssertEqual(errors.filter { $0 == "\n" }.count, 1)
  }

  func testDamagedSettingsAreNamedInTheWindowAndLeftAlone() throws {
    let home = try TemporaryFolder()
    let file = home.url.appendingPathComponent("config/palabra/settings.ini")
    let garbage = Data([0x5B, 0xFF, 0x00, 0x0A, 0x77])
    try makeFile(at: file, containing: garbage)
    let errors = try translate(home: home) { application in
      try application.resize(700, 500)
      XCTAssertTrue(application.notices.contains { $0.contains(file.path) }, "\(application.notices)")
    }
    XCTAssertEqual(errors, "")
    XCTAssertEqual(try Data(contentsOf: file), garbage)
  }

  func testAnArgumentOfAnyBytesIsAMiss() throws {
    try withApplication("%s\\<b>&") { try $0.expectResult("Sorry, no translation available.") }
  }

  func testNoSocketButThoseOfTheDesktop() throws {
    try withApplication { application in
      let trace = application.home.url.appendingPathComponent("trace")
      let strace = makeProcess(
        URL(fileURLWithPath: "/usr/bin/strace"),
        [
          "-f", "-e", "trace=socket,connect", "-o", trace.path, "-p",
          "\(application.process.processIdentifier)",
        ])
      let messages = application.home.url.appendingPathComponent("strace-errors")
      try Data().write(to: messages)
      strace.standardError = try FileHandle(forWritingTo: messages)
      try start(strace)
      XCTAssertTrue(
        eventually { (try? String(contentsOf: messages, encoding: .utf8))?.contains("attached") ?? false })
      try application.enter("bank", expecting: "banco")
      strace.interrupt()
      strace.waitUntilExit()
      let calls = try String(contentsOf: trace, encoding: .utf8)
      XCTAssertFalse(calls.contains("AF_INET"), calls)
    }
  }
}
