import Foundation
import TestSupport
import Testing

@testable import PalabraCore

@Suite struct LocalizedTests {
  @Test func argumentsStandInTheirPlaces() {
    #expect(localized("%2$s before %1$s", "a", "b") == "b before a")
    #expect(localized("%1$s%1$s", "a") == "aa")
    #expect(localized("100% of %1$s, %3$s %", "%1$s") == "100% of %1$s, %3$s %")
    #expect(localized("%1$s") == "%1$s")
  }

  @Test func aNumberChoosesItsForm() {
    let forms = [0, 1, 2].map { localized("%1$s word in %2$s", plural: "%1$s words in %2$s", count: $0, "x") }
    #expect(forms == ["0 words in x", "1 word in x", "2 words in x"])
  }
}

@Suite struct MessageFileTests {
  private let folder: TemporaryFolder
  private let bytes: Data

  init() throws {
    folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("es.mo")
    _ = try run(
      URL(fileURLWithPath: "/usr/bin/msgfmt"),
      ["--output-file=\(file.path)", packageRoot.appendingPathComponent("Resources/po/es.po").path])
    bytes = try Data(contentsOf: file)
  }

  private func isSound(_ data: some DataProtocol) throws -> Bool? {
    let file = folder.url.appendingPathComponent("damaged.mo")
    try Data(data).write(to: file)
    return MessageFile(path: file.path)?.isSound
  }

  @Test func whatMsgfmtWritesIsSound() throws {
    #expect(try isSound(bytes) == true)
  }

  @Test func noFileIsNone() {
    #expect(MessageFile(path: "/proc/nonexistent") == nil)
    #expect(MessageFile(path: "/proc")?.isSound == false)
  }

  @Test func aFileThatIsCutOffIsNot() throws {
    for count in Array(stride(from: 0, to: bytes.count, by: 7)) + [bytes.count - 1] {
      #expect(try isSound(bytes.prefix(count)) == false, "\(count) bytes")
    }
  }

  @Test func numbersThatLeadOutOfTheFileAreNot() throws {
    for offset in stride(from: 0, to: 28, by: 4) where offset != 20 {
      var damaged = bytes
      damaged[offset + 3] = 0x7F
      #expect(try isSound(damaged) == false, "at \(offset)")
    }
  }

  @Test func aTableThatWouldBeSearchedForEverIsNot() throws {
    func word(_ offset: Int) -> Int { bytes[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | Int($1) } }
    let (size, table) = (word(20), word(24))
    var full = bytes
    for offset in stride(from: table, to: table + 4 * size, by: 4) { full[offset] = 1 }
    #expect(try isSound(full) == false)
    var shorter = bytes
    shorter[20] -= 1
    #expect(try isSound(shorter) == false)
  }
}
