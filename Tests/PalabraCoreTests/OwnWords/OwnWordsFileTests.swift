import Foundation
import TestSupport
import Testing

@testable import PalabraCore

/// Reading the file of own words, whatever stands in its place.
@Suite struct OwnWordsFileTests {
  private let folder: TemporaryFolder
  private let file: OwnWordsFile

  init() throws {
    folder = try TemporaryFolder()
    file = OwnWordsFile(path: folder.url.path + "/words.tsv")
  }

  private func isOwn(_ word: String, in words: OwnWords) -> Bool {
    var translator = Translator(vocabulary())
    translator.ownWords = words
    return translator.translate(word, suggesting: 0) != .notFound(suggestions: [])
  }

  @Test func aFileIsRead() throws {
    try Data("zorb\tnoun\tzorbo m\n".utf8).write(to: URL(fileURLWithPath: file.path))
    #expect(try isOwn("zorb", in: file.read()))
  }

  @Test func aLinkIsFollowed() throws {
    let target = folder.url.path + "/target"
    try Data("zorb\tnoun\tzorbo m\n".utf8).write(to: URL(fileURLWithPath: target))
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)
    #expect(try isOwn("zorb", in: file.read()))
  }

  @Test(arguments: ["/nonexistent/words.tsv", "/dev/null/words.tsv"])
  func withoutAFileThereAreNoWords(_ path: String) throws {
    #expect(try OwnWordsFile(path: path).read().damagedLineCount == 0)
  }

  @Test func aFolderIsNamed() throws {
    try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: false)
    #expect(throws: OwnWordsError(path: file.path, reason: .system(EISDIR))) { try file.read() }
  }

  @Test(.timeLimit(.minutes(1))) func aPipeIsNotWaitedFor() {
    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(throws: OwnWordsError(path: file.path, reason: .noRegularFile)) { try file.read() }
  }

  @Test func aDeviceIsNoFile() throws {
    #expect(throws: OwnWordsError(path: "/dev/zero", reason: .noRegularFile)) {
      try OwnWordsFile(path: "/dev/zero").read()
    }
  }

  @Test func aLoopOfLinksIsNamed() throws {
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: file.path)
    #expect(throws: OwnWordsError(path: file.path, reason: .system(ELOOP))) { try file.read() }
  }

  @Test func aHugeFileIsNotRead() throws {
    #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
    #expect(truncate(file.path, 100 << 20) == 0)
    let error = OwnWordsError(path: file.path, reason: .tooLarge(limit: 16 << 20))
    #expect(throws: error) { try file.read() }
    #expect(Messages.describe(error) == "\(file.path): it is larger than 16 MB")
  }
}
