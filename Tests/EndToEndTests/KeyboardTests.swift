import Foundation
import TestSupport
import XCTest

/// The whole job by keyboard, with nothing but what a screen reader tells.
final class KeyboardTests: XCTestCase {
  func testAWordIsTypedFollowedAndTurnedRound() throws {
    let announcements = Announcements()
    try withApplication { application in
      XCTAssertTrue(eventually { application.stop?.name == "English word" })
      try application.type("bank")
      try application.press("Return")
      XCTAssertTrue(announcements.hears("banco"))

      try application.goTo("orilla")
      try application.press("Return")
      XCTAssertTrue(announcements.hears("bank"))
      XCTAssertEqual(try application.entry().name, "Spanish word")

      try application.goTo("Translate from English")
      try application.press("space")
      XCTAssertTrue(eventually { application.stop?.name == "English word" })
      try application.type("crocodle")
      try application.goTo("Translate")
      try application.press("space")
      XCTAssertTrue(announcements.hears("Sorry, no translation available."))
      try application.goTo("crocodile")
      try application.press("Return")
      XCTAssertTrue(announcements.hears("cocodrilo"))
      try application.goTo("Copy")
      try application.press("space")
      XCTAssertTrue(announcements.hears("Copied: cocodrilo"))
    }
  }

  func testTabGoesThroughTheWindowAsItIsRead() throws {
    for (language, isMirrored) in [("", false), ("he", true)] {
      try withApplication("bank", environment: ["LC_ALL": "C.UTF-8", "LANGUAGE": language]) { application in
        try application.expectResult("banco")
        _ = try application.part("link", named: "orilla")
        let (forward, jumps) = try application.walk("Tab", isMirrored: isMirrored)
        XCTAssertGreaterThan(forward.count, 10)
        // From the last part to the first.
        XCTAssertEqual(jumps.count, 1, "\(jumps)")
        for name in [
          "Translate from Spanish", "Menu", "English word", "Translate", "Copy", "orilla", "Forms",
        ] {
          XCTAssertEqual(forward.filter { $0 == name }.count, 1, "\(name) in \(forward)")
        }
        XCTAssertFalse(forward.contains("noun"), "\(forward)")
        let (backward, _) = try application.walk("shift+Tab", isMirrored: isMirrored)
        // Of several links in a line GTK goes back to the first.
        var rest = Array(forward.dropLast().reversed() + forward.suffix(1))
        for name in backward {
          let place = try XCTUnwrap(rest.firstIndex(of: name), "\(name): \(backward)")
          rest.removeFirst(place + 1)
        }
        XCTAssertTrue(
          Set(["Translate from Spanish", "Menu", "Translate", "Copy", "orilla"]).isSubset(of: backward))
      }
    }
  }

  func testEveryDialogIsWalkedByTabAndEndsWhereItBegan() throws {
    for scene in Scene.all {
      guard let name = scene.dialog else { continue }
      try scene.open { application, _ in
        try application.withDialog(named: name) { dialog in
          let controls = dialog.descendants.filter { $0.isShowing && $0.isFocusable && $0.isSensitive }
          let widgets = controls.filter {
            !["link", "scroll pane", "radio button", "combo box", "menu item"].contains($0.role)
          }
          let (stops, _) = try application.walk("Tab", isMirrored: false)
          XCTAssertTrue(
            Set(widgets.map(\.name)).isSubset(of: stops), "\(name): \(stops), \(widgets.map(\.summary))")
        }
      }
    }
  }
}

extension Application {
  /// What the keyboard is at: a link of a label, or the part that has the focus.
  var stop: Accessible? {
    let part = windows.lazy.flatMap(\.descendants).first { $0.isFocused && $0.isShowing && $0.role != "link" }
    return part?.children.first { $0.role == "link" && $0.isFocused } ?? part
  }

  /// Presses Tab until the keyboard is at a part of the main window.
  func goTo(_ name: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let isThere = eventually {
      if stop?.name == name { return true }
      try? press("Tab")
      return false
    }
    XCTAssertTrue(isThere, "Tab does not reach \(name)", file: file, line: line)
  }

  /// Presses a key until the keyboard is where it was, and says where it stopped and what it jumped back to.
  ///
  /// - Parameter isMirrored: True where lines run from right to left.
  func walk(_ key: String, isMirrored: Bool) throws -> (stops: [String], jumps: [String]) {
    XCTAssertTrue(eventually { stop != nil })
    let first = try XCTUnwrap(stop)
    // Nil while a combo box has the focus: GTK shows its button to nobody.
    var last: Accessible? = first
    var (stops, jumps): ([String], [String]) = ([], [])
    repeat {
      let before = last
      try press(key)
      let hasMoved = eventually(seconds: 2) {
        last = stop
        return last?.object != before?.object
      }
      stops.append(last?.name ?? "")
      guard hasMoved || last == nil else { break }
      if let before, let last, !last.follows(before, isMirrored: isMirrored) {
        jumps.append("\(before.summary) → \(last.summary)")
      }
    } while last?.object != first.object && stops.count < 100
    return (stops, jumps)
  }
}

extension Accessible {
  /// True when one reads it after another: below it, or further in the same line.
  fileprivate func follows(_ other: Accessible, isMirrored: Bool) -> Bool {
    // Links have no place of their own.
    if role == "link" || other.role == "link" { return true }
    let (one, two) = (other.extents, extents)
    if two.y + 1 >= one.y + one.height { return true }
    let isInLine = two.y < one.y + one.height && one.y < two.y + two.height
    return isInLine && (isMirrored ? two.x + two.width <= one.x + 1 : two.x + 1 >= one.x + one.width)
  }
}
