import CGTK
import Foundation
import GTKBinding
import TestSupport
import XCTest

@testable import PalabraWindow

@MainActor
final class SettingsTests: WindowTestCase {
  private func settings(containing text: String? = nil, _ body: (String, URL) throws -> Void) throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("palabra/settings.ini")
    if let text { try makeFile(at: file, containing: text.utf8) }
    try body(folder.url.path, file)
  }

  func testTheSizeIsRemembered() async throws {
    try settings { directory, file in
      let settings = Settings(directory: directory)
      XCTAssertNil(settings.windowSize)
      XCTAssertNil(settings.problem)
      withWindow(settings: settings) { window in
        XCTAssertTrue(window.resize(700, 500))
        window.close()
        settle()
      }
      XCTAssertEqual(Settings(directory: directory).windowSize, Settings.Size(width: 700, height: 500))
      withWindow(settings: Settings(directory: directory)) { window in
        XCTAssertEqual(gtk_widget_get_allocated_width(window.widget), 700)
        XCTAssertEqual(gtk_widget_get_allocated_height(window.widget), 500)
      }
      XCTAssertEqual(
        try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path),
        ["settings.ini"])
    }
  }

  func testUnknownKeysAndCommentsStay() async throws {
    try settings(containing: "# mine\n[window]\nwidth=400\nheight=300\n\n[later]\nkey=value\n") {
      directory, file in
      let settings = Settings(directory: directory)
      XCTAssertEqual(settings.windowSize, Settings.Size(width: 400, height: 300))
      settings.windowSize = Settings.Size(width: 500, height: 300)
      try settings.save()
      let text = try String(contentsOf: file, encoding: .utf8)
      for kept in ["# mine", "[later]", "key=value", "width=500"] { XCTAssertTrue(text.contains(kept), kept) }
    }
  }

  func testBytesThatAreNotUTF8Stay() async throws {
    try settings(containing: "") { directory, file in
      let foreign = Data("[window]\nwidth=400\nheight=300\nname=".utf8) + Data([0xE9, 0x0A])
      try foreign.write(to: file)
      let settings = Settings(directory: directory)
      settings.windowSize = Settings.Size(width: 500, height: 300)
      try settings.save()
      let saved = try Data(contentsOf: file)
      XCTAssertNotNil(saved.range(of: Data("name=".utf8) + Data([0xE9, 0x0A])))
      XCTAssertNotNil(saved.range(of: Data("width=500".utf8)))
    }
  }

  func testNothingIsWrittenWhenNothingHasChanged() async throws {
    try settings { directory, file in
      try Settings(directory: directory).save()
      XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
    }
  }

  func testAFileThatCannotBeReadIsNamedAndLeftAlone() async throws {
    for garbage in ["[window]\nwid", "\u{0}\u{1}\u{2}", "not a key file"] {
      try settings(containing: garbage) { directory, file in
        let settings = Settings(directory: directory)
        XCTAssertTrue(settings.problem?.contains(file.path) ?? false)
        withWindow(settings: settings) { window in
          XCTAssertTrue(window.labels(under: window.widget).contains { $0.contains(file.path) })
          XCTAssertTrue(window.resize(700, 500))
          window.close()
          settle()
        }
        XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), garbage)
      }
    }
  }

  func testASenselessSizeIsIgnored() async throws {
    for (width, height) in [("-5", "300"), ("99999999", "1"), ("x", "y"), ("300", ""), ("1e9", "300")] {
      try settings(containing: "[window]\nwidth=\(width)\nheight=\(height)\n") { directory, _ in
        XCTAssertNil(Settings(directory: directory).windowSize, "\(width)×\(height)")
      }
    }
  }

  func testAFileThatCannotBeWrittenIsAnError() async throws {
    let settings = Settings(directory: "/proc/nowhere")
    settings.windowSize = Settings.Size(width: 500, height: 300)
    XCTAssertThrowsError(try settings.save())
  }

  func testALinkStaysALink() async throws {
    try settings(containing: "[window]\nwidth=400\nheight=300\n") { directory, file in
      let target = file.deletingLastPathComponent().appendingPathComponent("elsewhere.ini")
      try FileManager.default.moveItem(at: file, to: target)
      try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target)
      let settings = Settings(directory: directory)
      settings.windowSize = Settings.Size(width: 500, height: 300)
      try settings.save()
      XCTAssertTrue(try String(contentsOf: target, encoding: .utf8).contains("width=500"))
      XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: file.path), target.path)
    }
  }

  func testALinkToAFileThatIsNotThereYetStaysALink() async throws {
    try settings(containing: "") { directory, file in
      try FileManager.default.removeItem(at: file)
      // As those keep it who have their settings in a folder of their own.
      try FileManager.default.createSymbolicLink(
        atPath: file.path, withDestinationPath: "../kept/elsewhere.ini")
      let settings = Settings(directory: directory)
      settings.windowSize = Settings.Size(width: 500, height: 300)
      try settings.save()
      let target = URL(fileURLWithPath: directory + "/kept/elsewhere.ini")
      XCTAssertTrue(try String(contentsOf: target, encoding: .utf8).contains("width=500"))
      XCTAssertEqual(
        try FileManager.default.destinationOfSymbolicLink(atPath: file.path), "../kept/elsewhere.ini")
    }
  }

  func testEverySettingIsKeptAndNothingElseIsTouched() async throws {
    let before = "# mine\n[appearance]\ntheme=blue\nanswer-size=12000\nfont=Sans\n[history]\nlimit=5\n"
    try settings(containing: before) { directory, file in
      var settings = Settings(directory: directory)
      XCTAssertNil(settings.problem)
      XCTAssertEqual(settings.appearance, .desktop)
      XCTAssertEqual(settings.answerSize, 100)
      XCTAssertFalse(settings.translatesWhileTyping)
      XCTAssertTrue(settings.keepsHistory)
      settings.keepsHistory = false
      try settings.save()
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      XCTAssertEqual(lines, before.split(separator: "\n") + ["keep=false"])
      settings.appearance = .dark
      settings.answerSize = 150
      settings.translatesWhileTyping = true
      try settings.save()
      settings = Settings(directory: directory)
      XCTAssertEqual(settings.appearance, .dark)
      XCTAssertEqual(settings.answerSize, 150)
      XCTAssertTrue(settings.translatesWhileTyping)
      XCTAssertFalse(settings.keepsHistory)
      let after = try String(contentsOf: file, encoding: .utf8)
      for kept in ["# mine", "font=Sans", "limit=5"] { XCTAssertTrue(after.contains(kept), kept) }
    }
  }
}
