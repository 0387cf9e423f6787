import Foundation
import TestSupport
import XCTest

/// The light and the dark variant of the theme, as the desktop asks for.
final class AppearanceTests: XCTestCase {
  func testTheDesktopIsFollowedWhileTheProgramRuns() throws {
    let portal = try FakePortal(colorScheme: 1)
    try withApplication { application in
      let label = try application.title()
      XCTAssertTrue(eventually { label.isDark == true })
      portal.colorScheme = 2
      XCTAssertTrue(eventually { label.isDark == false })
      portal.colorScheme = 1
      XCTAssertTrue(eventually { label.isDark == true })
      portal.colorScheme = 0
      XCTAssertTrue(eventually { label.isDark == false })
    }
  }

  func testAPortalThatComesLaterIsNoticed() throws {
    try withApplication { application in
      let label = try application.title()
      XCTAssertTrue(eventually { label.isDark == false })
      let portal = try FakePortal(colorScheme: 1)
      XCTAssertTrue(eventually { label.isDark == true })
      withExtendedLifetime(portal) {}
    }
  }

  func testADesktopThatAsksForNothingIsLight() throws {
    let home = try TemporaryFolder()
    try writeSettings("[appearance]\ntheme=dark\n", in: home)
    try withApplication(home: home) { application in
      let label = try application.title()
      XCTAssertTrue(eventually { label.isDark == true })
      try application.openPreferences { _ in
        try application.press("alt+d")
        XCTAssertTrue(eventually { label.isDark == false })
      }
    }
  }

  func testWhatTheUserHasSetGoesBeforeTheDesktop() throws {
    let portal = try FakePortal(colorScheme: 1)
    let home = try TemporaryFolder()
    try writeSettings("[appearance]\ntheme=light\n", in: home)
    try withApplication(home: home) { application in
      let label = try application.title()
      XCTAssertTrue(eventually { label.isDark == false })
      try application.openPreferences { _ in
        try application.press("alt+d")
        XCTAssertTrue(eventually { label.isDark == true })
        try application.press("alt+l")
        XCTAssertTrue(eventually { label.isDark == false })
        portal.colorScheme = 1
        try application.press("alt+d")
        XCTAssertTrue(eventually { label.isDark == true })
      }
    }
  }
}
