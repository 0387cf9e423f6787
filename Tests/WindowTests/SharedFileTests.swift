import CGTK
import Foundation
import GTKBinding
import TestSupport
import XCTest

@testable import PalabraWindow

/// A test of a file of the user in a folder of its own.
class UserFileTestCase: XCTestCase {
  private var folder: TemporaryFolder?

  /// Where the file is; there is none at first, nor the folder in which it belongs.
  private(set) var url = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    url = folder.url.appendingPathComponent("palabra/file.tsv")
  }

  override func tearDown() { folder = nil }

  /// What the file holds; empty when there is none.
  var bytes: [UInt8] { (try? Data(contentsOf: url)).map(Array.init) ?? [] }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Puts bytes into the file.
  func write(_ text: String) throws { try write(Array(text.utf8)) }
  func write(_ bytes: [UInt8]) throws { try makeFile(at: url, containing: bytes) }

  /// The names of all files beside it and of itself.
  func neighbours() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
  }
}

final class SharedFileTests: UserFileTestCase {
  private var file: SharedFile { SharedFile(path: url.path) }

  func testAMissingFileIsEmptyAndIsMadeWithItsFolder() throws {
    XCTAssertEqual(try file.read(), [])
    try file.empty()
    XCTAssertFalse(FileManager.default.fileExists(atPath: url.path))
    try file.append("one")
    XCTAssertEqual(text, "one\n")
    XCTAssertEqual(try neighbours(), ["file.tsv"])
  }

  func testAFolderThatCannotBeMadeIsNamedAsTheReason() throws {
    let file = SharedFile(path: "/proc/nowhere/palabra/history.tsv")
    XCTAssertThrowsError(try file.append("dog")) {
      let reason = ($0 as? GLibError)?.message
      XCTAssertNotNil(reason)
      // Making it fails for another reason than that it is missing, on most file systems.
      let folder = mkdir("/proc/nowhere", 0o700) == 0 ? 0 : errno
      XCTAssertEqual(reason, String(cString: strerror(folder)))
    }
  }

  func testALineAfterACutOffOneStandsOnItsOwn() throws {
    try write("one\ntw")
    try file.append("three")
    XCTAssertEqual(text, "one\ntw\nthree\n")
  }

  func testALinkStaysALink() throws {
    let target = url.deletingLastPathComponent().appendingPathComponent("elsewhere.tsv")
    try write("one\n")
    try FileManager.default.moveItem(at: url, to: target)
    try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
    try file.append("two")
    try file.change { $0 + Array("three\n".utf8) }
    XCTAssertEqual(try String(contentsOf: target, encoding: .utf8), "one\ntwo\nthree\n")
    XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: url.path), target.path)
  }

  func testALinkToAFileThatIsNotThereMakesIt() throws {
    try write("")
    try FileManager.default.removeItem(at: url)
    try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: "elsewhere.tsv")
    try file.append("one")
    try file.change { $0 + Array("two\n".utf8) }
    XCTAssertEqual(text, "one\ntwo\n")
    XCTAssertEqual(try neighbours().sorted(), ["elsewhere.tsv", "file.tsv"])
  }

  func testAChangeKeepsThePermissionsAndLeavesNothingBehind() throws {
    try write("one\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: url.path)
    let remains = url.deletingLastPathComponent().appendingPathComponent(".file.tsv.palabra-new")
    try Data("cut off".utf8).write(to: remains)
    try file.change { _ in Array("two\n".utf8) }
    XCTAssertEqual(text, "two\n")
    XCTAssertEqual(try neighbours(), ["file.tsv"])
    let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    XCTAssertEqual(mode, 0o640)
  }

  func testWhatCannotBeOpenedIsAnErrorAndNothingWaits() throws {
    for path in ["/proc/nowhere/file.tsv", "relative/file.tsv", "/proc"] {
      XCTAssertThrowsError(try SharedFile(path: path).append("one"), path)
      XCTAssertThrowsError(try SharedFile(path: path).change { _ in [] }, path)
    }
    try write("")
    try FileManager.default.removeItem(at: url)
    mkfifo(url.path, 0o600)
    XCTAssertThrowsError(try file.read())
    XCTAssertThrowsError(try file.append("one"))
  }

  func testAFileThatMayNotBeReadOrWrittenStaysAsItIs() throws {
    try write("one\n")
    let folder = url.deletingLastPathComponent()
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: url.path)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    defer {
      XCTAssertNoThrow(
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path))
    }
    let file = file
    let child = try Fork {
      // The tests may run as one who may do everything.
      if getuid() == 0 { setuid(65534) }
      guard (try? file.read()) == Array("one\n".utf8) else { return 1 }
      if (try? file.append("two")) != nil { return 2 }
      if (try? file.change { _ in [] }) != nil { return 3 }
      return (try? file.empty()) == nil ? 0 : 4
    }
    XCTAssertEqual(child.wait(), 0)
    XCTAssertEqual(text, "one\n")
  }

  func testOnAFullDiskTheFileStaysAsItIs() throws {
    let old = String(repeating: "0123456789\n", count: 10)
    try write(old)
    let file = file
    let child = try Fork {
      limitFileSize(to: 113)
      do throws(GLibError) {
        try file.append("five")
        return 1
      } catch {
        if error.message != String(cString: strerror(EFBIG)) { return 2 }
      }
      if (try? file.append("")) == nil { return 3 }
      return (try? file.change { $0 + $0 }) == nil ? 0 : 4
    }
    XCTAssertEqual(child.wait(), 0)
    XCTAssertEqual(text, old + "\n")
    XCTAssertEqual(try neighbours(), ["file.tsv"])
  }

  func testALockThatIsHeldForEverIsAnErrorAfterAMoment() throws {
    try write("one\n")
    let holder = open(url.path, O_RDWR)
    defer { close(holder) }
    XCTAssertEqual(flock(holder, LOCK_EX), 0)
    XCTAssertThrowsError(try file.append("two"))
    XCTAssertEqual(text, "one\n")
  }

  func testProgramsThatWriteAtOnceLoseNothing() throws {
    let file = file
    let children = try (0..<4).map { number in
      try Fork {
        for count in 0..<100 {
          do throws(GLibError) {
            try file.append("\(number) \(count)")
            if count % 10 == number { try file.change { $0 } }
          } catch { return 1 }
        }
        return 0
      }
    }
    for child in children { XCTAssertEqual(child.wait(), 0) }
    let lines = text.split(separator: "\n").map(String.init)
    XCTAssertEqual(lines.count, 400)
    for number in 0..<4 {
      XCTAssertEqual(
        lines.filter { $0.hasPrefix("\(number) ") }, (0..<100).map { "\(number) \($0)" },
        "each program's lines, in their order")
    }
  }
}
