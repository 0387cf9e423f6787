import CAtspi
import Foundation
import TestSupport
import XCTest

/// The built program, running in a process of its own, as a person and a screen reader meet it.
final class Application {
  let process: Process

  /// The folder that stands for the user's home.
  let home: TemporaryFolder

  private let errors: URL
  private var windowNumber: String?
  private var windowsAtStart = 0

  /// Starts the program and waits until its window is there.
  init(_ arguments: [String] = [], home: TemporaryFolder? = nil, environment: [String: String?] = [:]) throws
  {
    self.home = try home ?? TemporaryFolder()
    errors = self.home.url.appendingPathComponent("standard-error")
    try Data().write(to: errors)
    process = makeProcess(
      products.appendingPathComponent("palabra-gtk"), arguments,
      environment: Self.environment(home: self.home).merging(environment) { $1 })
    process.standardError = try FileHandle(forWritingTo: errors)
    try start(process)
    XCTAssertTrue(eventually { window != nil && frame != nil }, "no window: \(errorText)")
    try focus()
    windowsAtStart = visibleWindows
  }

  /// What the program's surroundings are told: a home of its own, and that a warning of GLib is fatal.
  static func environment(home: TemporaryFolder) -> [String: String?] {
    [
      "HOME": home.url.path, "XDG_CONFIG_HOME": home.url.path + "/config",
      "XDG_DATA_HOME": home.url.path + "/data", "G_DEBUG": "fatal-warnings", "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  /// What makes a start a program of its own: without a session to be found in, a screen reader still finds it.
  static func alone() throws -> [String: String?] {
    let property = try TestSupport.run(URL(fileURLWithPath: "/usr/bin/xprop"), ["-root", "AT_SPI_BUS"])
    let bus = property.text.split(separator: "\"").dropFirst().first.map(String.init)
    return ["DBUS_SESSION_BUS_ADDRESS": "disabled:", "AT_SPI_BUS_ADDRESS": bus ?? ""]
  }

  /// What the program wrote to standard error.
  var errorText: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

  /// Asks the program to end and returns its exit status.
  @discardableResult
  func quit() -> Int32 {
    process.terminate()
    if !eventually(until: { !process.isRunning }) { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }

  /// The number of the window; nil when there is none yet.
  var window: String? {
    if windowNumber == nil {
      let found = try? xdotool(
        "search", "--all", "--onlyvisible", "--pid", "\(process.processIdentifier)", "--name", "^Palabra$")
      windowNumber = found?.split(separator: "\n").first.map(String.init)
    }
    return windowNumber
  }

  /// Gives the window the focus of the display, as a window manager would.
  func focus() throws { try xdotool("windowfocus", "--sync", window ?? "") }

  func type(_ text: String) throws { try xdotool("type", "--delay", "2", text) }

  func press(_ keys: String...) throws { try xdotool(["key", "--delay", "2"] + keys) }

  func resize(_ width: Int, _ height: Int) throws {
    try xdotool("windowsize", window ?? "", "\(width)", "\(height)")
  }

  /// Clicks with the pointer in the middle of a part.
  func click(_ part: Accessible) throws { try click(part.extents) }

  /// Clicks with the pointer on a word in the details or under the message.
  func click(word: String, button: Int = 1) throws {
    var extents: (x: Int, y: Int, width: Int, height: Int)?
    _ = eventually {
      extents = labels.lazy.compactMap { $0.extents(of: word) }.first { $0.height > 1 && $0.y > 0 }
      return extents != nil
    }
    try click(XCTUnwrap(extents, "no \(word)"), button: button)
  }

  private func click(_ extents: (x: Int, y: Int, width: Int, height: Int), button: Int = 1) throws {
    let (x, y) = (extents.x + extents.width / 2, extents.y + extents.height / 2)
    try xdotool("mousemove", "\(x)", "\(y)", "click", "\(button)")
  }

  /// True when a list is open over the window.
  var hasOpenList: Bool { visibleWindows > windowsAtStart }

  private var visibleWindows: Int {
    let windows = try? xdotool(
      "search", "--onlyvisible", "--pid", "\(process.processIdentifier)", "--name", "")
    return windows?.split(separator: "\n").count ?? 0
  }

  /// The number of a dialog that is open over the window; nil when there is none.
  var dialog: String? {
    let found = try? xdotool(
      "search", "--all", "--maxdepth", "1", "--onlyvisible", "--pid", "\(process.processIdentifier)")
    return found?.split(separator: "\n").map(String.init).first {
      // A tooltip has the name of the program.
      $0 != window && (try? xdotool("getwindowname", $0)) != "palabra-gtk\n"
    }
  }

  /// Gives the focus of the display to the dialog, once it is there.
  func focusDialog() throws {
    XCTAssertTrue(eventually { dialog != nil })
    try xdotool("windowfocus", "--sync", dialog ?? "")
  }

  /// Drags the pointer over a part from end to end.
  func drag(over part: Accessible) throws {
    let extents = part.extents
    let y = "\(extents.y + extents.height / 2)"
    try xdotool("mousemove", "\(extents.x + 1)", y, "mousedown", "1")
    try xdotool("mousemove", "\(extents.x + extents.width / 2)", y)
    try xdotool("mousemove", "\(extents.x + extents.width - 1)", y, "mouseup", "1")
  }

  /// All windows in the tree of accessibility, the main one first.
  var windows: [Accessible] {
    Accessible.desktop.children.first { $0.processIdentifier == UInt32(process.processIdentifier) }?
      .children ?? []
  }

  /// The window in the tree of accessibility.
  var frame: Accessible? { windows.first { $0.role == "frame" } }

  /// The labels of the window that are to be seen, from top to bottom.
  var labels: [Accessible] { showing("label") }

  /// The answer, and what the window says besides, from top to bottom.
  var notices: [String] { showing("notification").map(\.text) }

  private func showing(_ role: String) -> [Accessible] {
    frame?.descendants.filter { $0.role == role && $0.isShowing } ?? []
  }

  /// True while a window besides the main one is there.
  func hasDialog(named name: String) -> Bool { windows.contains { $0.name == name && $0.isShowing } }

  /// Runs a body with a window that has opened over the main one, and has the focus of the display.
  func withDialog(named name: String, _ body: (Accessible) throws -> Void) throws {
    var dialog: Accessible?
    XCTAssertTrue(
      eventually {
        dialog = windows.first { $0.name == name && $0.isShowing }
        return dialog != nil
      }, "no \(name) in \(windows.map(\.summary))")
    let number = try xdotool(
      "search", "--all", "--onlyvisible", "--pid", "\(process.processIdentifier)", "--name", "^\(name)$")
    try xdotool("windowfocus", "--sync", number.split(separator: "\n").first.map(String.init) ?? "")
    try body(XCTUnwrap(dialog))
    try focus()
  }

  /// The first part with a role, and a name if one is given; fails the test when there is none in time.
  func part(_ role: String, named name: String? = nil, in window: Accessible? = nil) throws -> Accessible {
    var found: Accessible?
    _ = eventually {
      found = (window ?? frame)?.descendants.first { $0.role == role && (name == nil || $0.name == name) }
      return found != nil
    }
    return try XCTUnwrap(found, "no \(role) \(name ?? "") in \(frame?.descendants.map(\.summary) ?? [])")
  }

  func title() throws -> Accessible { try part("label", named: "English–Spanish Translator") }
  func swap() throws -> Accessible { try part("push button", named: "Translate from Spanish") }
  func entry() throws -> Accessible { try part("text") }
  func button() throws -> Accessible { try part("push button", named: "Translate") }
  func result() throws -> Accessible { try part("notification") }

  /// Waits until the result label shows a text.
  func expectResult(_ text: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let result = try result()
    let isShown = eventually { result.text == text }
    XCTAssertTrue(isShown, "shown is \(result.text.debugDescription)", file: file, line: line)
  }

  /// Types a word, presses Enter and waits until the result label shows a text.
  func enter(
    _ word: String, expecting text: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try type(word)
    try press("Return")
    try expectResult(text, file: file, line: line)
  }

  /// Waits until the window says something quietly.
  func expectNotice(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    let isSaid = eventually { notices.contains(text) }
    XCTAssertTrue(isSaid, "not said: \(text)", file: file, line: line)
  }

  /// Starts the program a second time, as from a terminal.
  func startAgain(_ arguments: String...) throws {
    let second = try TestSupport.run(
      products.appendingPathComponent("palabra-gtk"), arguments, environment: Self.environment(home: home))
    XCTAssertEqual(second, CommandResult(status: 0))
  }

  /// Makes every file that the program writes end at so many bytes, as a full disk would; nil lifts the limit.
  func limitFileSize(to bytes: Int?) throws {
    let size = bytes.map(String.init) ?? "unlimited"
    let limit = try TestSupport.run(
      URL(fileURLWithPath: "/usr/bin/prlimit"),
      ["--pid", "\(process.processIdentifier)", "--fsize=\(size):unlimited"])
    XCTAssertEqual(limit.status, 0, limit.errorText)
  }

  /// Waits until the entry holds a text.
  func expectWord(_ text: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let entry = try entry()
    let isThere = eventually { entry.text == text }
    XCTAssertTrue(isThere, "the entry holds \(entry.text.debugDescription)", file: file, line: line)
  }
}

/// Runs xdotool, which acts as the hands of a person.
@discardableResult
func xdotool(_ arguments: String...) throws -> String { try xdotool(arguments) }

@discardableResult
func xdotool(_ arguments: [String]) throws -> String {
  try run(URL(fileURLWithPath: "/usr/bin/xdotool"), arguments).text
}

/// Runs a body with the program open, and ends it: quietly, and with nothing said on standard error.
func withApplication(
  _ arguments: String..., home: TemporaryFolder? = nil, environment: [String: String?] = [:],
  _ body: (Application) throws -> Void
) throws {
  let application = try Application(arguments, home: home, environment: environment)
  defer {
    XCTAssertEqual(application.quit(), 0)
    XCTAssertEqual(application.errorText, "")
  }
  try body(application)
}
