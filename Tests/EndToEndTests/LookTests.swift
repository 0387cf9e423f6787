import Foundation
import TestSupport
import XCTest

/// Themes, sizes of text and directions that people need: nothing may be cut off.
final class LookTests: XCTestCase {
  private func expectEverythingInItsPlace(
    scale: Int = 1, isMirrored: Bool = false, _ environment: [String: String?]
  ) throws {
    try withApplication("bank", environment: environment) { application in
      try application.expectResult("banco")
      for (width, height) in [(320, 240), (640, 480), (900, 560)] {
        try application.resize(width * scale, height * scale)
        let frame = try XCTUnwrap(application.frame)
        let fits = eventually { (frame.extents.width, frame.extents.height) == (width, height) }
        XCTAssertTrue(fits, "\(environment): \(frame.extents) for \(width)×\(height)")
        let parts = frame.descendants.filter {
          $0.isShowing && ["push button", "text", "label", "notification"].contains($0.role)
        }
        let fixed = parts.prefix { $0.role != "notification" } + parts.filter { $0.role == "notification" }
        XCTAssertGreaterThanOrEqual(fixed.count, 6)
        for part in fixed {
          let isInside = eventually { part.isInside(frame) }
          XCTAssertTrue(isInside, "\(environment) \(width)×\(height): \(part.summary) \(part.extents)")
        }
        // The button that swaps the languages, and that of the menu.
        let places = parts.filter { $0.role == "push button" }.map(\.extents.x)
        XCTAssertEqual(places[0] > places[1], isMirrored)
      }
    }
  }

  func testHighContrast() throws {
    for theme in ["HighContrast", "HighContrastInverse"] {
      try expectEverythingInItsPlace(["GTK_THEME": theme])
    }
  }

  func testTextHalfAsLargeAgain() throws {
    try expectEverythingInItsPlace(["GDK_DPI_SCALE": "1.5"])
    func heightOfTheResult(_ environment: [String: String?]) throws -> Int {
      var height = 0
      try withApplication("bank", environment: environment) { application in
        try application.expectResult("banco")
        height = try application.result().extents.height
      }
      return height
    }
    XCTAssertGreaterThan(
      try heightOfTheResult(["GDK_DPI_SCALE": "1.5"]), try heightOfTheResult([:]) * 5 / 4)
  }

  func testTwiceAsManyPixels() throws {
    try expectEverythingInItsPlace(scale: 2, ["GDK_SCALE": "2"])
  }

  func testSpanish() throws {
    try expectEverythingInItsPlace(["LC_ALL": "C.UTF-8", "LANGUAGE": "es"])
  }

  func testRightToLeft() throws {
    try expectEverythingInItsPlace(isMirrored: true, ["LC_ALL": "C.UTF-8", "LANGUAGE": "he"])
  }
}

extension Accessible {
  /// True when no part of it is outside of another.
  fileprivate func isInside(_ other: Accessible) -> Bool {
    let (own, outer) = (extents, other.extents)
    return own.width > 1 && own.height > 10 && own.x >= outer.x && own.y >= outer.y
      && own.x + own.width <= outer.x + outer.width && own.y + own.height <= outer.y + outer.height
  }
}
