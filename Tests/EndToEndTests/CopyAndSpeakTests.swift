import Foundation
import TestSupport
import XCTest

/// The translation on the clipboard and aloud.
final class CopyAndSpeakTests: XCTestCase {
  func testTheTranslationIsCopiedByButtonAndKeyAndSaidToBe() throws {
    try withApplication("ice cream") { application in
      try application.expectResult("helado")
      for act in [
        { try application.click(application.part("push button", named: "Copy")) },
        { try application.press("ctrl+shift+c") }, { try application.press("alt+c") },
      ] {
        try act()
        application.expectNotice("Copied: helado")
        try application.press("ctrl+l", "ctrl+v")
        try application.expectWord("helado")
        try application.press("ctrl+a")
        try application.type("ice cream")
        try application.press("Return")
        XCTAssertTrue(eventually { application.notices == ["helado"] }, "\(application.notices)")
      }
    }
  }

  func testWithoutATranslationThereIsNothingToCopyOrSpeak() throws {
    try withApplication("xqzzy") { application in
      try application.expectResult("Sorry, no translation available.")
      try application.press("ctrl+shift+c", "ctrl+shift+p")
      try application.press("ctrl+l")
      let names = try XCTUnwrap(application.frame).descendants.filter(\.isShowing).map(\.name)
      XCTAssertFalse(names.contains("Copy"))
      XCTAssertFalse(names.contains("Speak"))
      XCTAssertEqual(application.notices, ["Sorry, no translation available."])
    }
  }

  func testTheTranslationIsSpokenInItsLanguage() throws {
    let speech = try FakeSpeech()
    try withApplication("dog", environment: ["PATH": speech.path]) { application in
      try application.expectResult("perro")
      let button = try application.part("push button", named: "Speak")
      XCTAssertTrue(button.isSensitive)
      try application.click(button)
      speech.expect(["--wait --language es -- perro"])
      try application.press("ctrl+shift+s")
      try application.enter("perro", expecting: "dog")
      try application.press("ctrl+shift+p")
      // The old text stops: its process has ended, and the server is told.
      speech.expect(["--wait --language es -- perro", "--wait --language en --cancel -- dog"])
      XCTAssertTrue(eventually { speech.running == 1 })
    }
    speech.stop()
  }

  func testSpeechThatFailsIsSaidToHaveFailed() throws {
    let speech = try FakeSpeech("exit 1")
    try withApplication("dog", environment: ["PATH": speech.path]) { application in
      try application.expectResult("perro")
      try application.press("alt+s")
      application.expectNotice("Speech Dispatcher could not speak the translation.")
    }
  }

  func testStandardSpellingIsSpoken() throws {
    let speech = try FakeSpeech()
    defer { speech.stop() }
    try withApplication("phone", environment: ["PATH": speech.path]) { application in
      try application.expectResult("telefono")
      try application.press("alt+s")
      speech.expect(["--wait --language es -- teléfono"])
    }
  }

  func testWithoutSpeechDispatcherTheButtonSaysWhatToInstall() throws {
    let folder = try TemporaryFolder()
    try withApplication("dog", environment: ["PATH": folder.url.path]) { application in
      try application.expectResult("perro")
      let button = try application.part("push button", named: "Speak")
      XCTAssertFalse(button.isSensitive)
      let advice = "To hear the translation, install the package speech-dispatcher."
      XCTAssertEqual(button.description, advice)
      try application.press("ctrl+shift+p")
      application.expectNotice(advice)
      // Installed while the program runs, it is found with the next answer.
      try FakeSpeech.install(in: folder, "exit 0")
      try application.enter("sad", expecting: "triste")
      XCTAssertTrue(eventually { button.isSensitive })
    }
  }
}

/// A program in place of Speech Dispatcher's, which writes down what it is asked and then speaks for a minute.
private final class FakeSpeech {
  private let folder: TemporaryFolder

  init(_ act: String = "exec /bin/sleep 60") throws {
    folder = try TemporaryFolder()
    try Self.install(in: folder, act)
  }

  /// What the program's `PATH` is to be.
  var path: String { folder.url.path }

  static func install(in folder: TemporaryFolder, _ act: String) throws {
    let program = folder.url.appendingPathComponent("spd-say")
    let script =
      "#!/bin/sh\necho \"$@\" >> '\(folder.url.path)/asked'\necho $$ >> '\(folder.url.path)/ids'\n\(act)\n"
    try Data(script.utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
  }

  private func lines(_ name: String) -> [String] {
    let text = try? String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
    return text?.split(separator: "\n").map(String.init) ?? []
  }

  /// Waits until the program has been asked for all that.
  func expect(_ asked: [String], file: StaticString = #filePath, line: UInt = #line) {
    let isAsked = eventually { lines("asked") == asked }
    XCTAssertTrue(isAsked, "asked: \(lines("asked"))", file: file, line: line)
  }

  private var identifiers: [pid_t] { lines("ids").compactMap { pid_t($0) } }

  /// How many still speak.
  var running: Int { identifiers.count { kill($0, 0) == 0 } }

  /// Ends those that still speak.
  func stop() {
    for identifier in identifiers { kill(identifier, SIGKILL) }
  }
}
