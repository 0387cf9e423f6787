import Foundation
import TestSupport
import Testing

/// The user's own words in the terminal.
@Suite struct OwnWords {
  private let home: TemporaryFolder
  private let file: URL

  init() throws {
    home = try TemporaryFolder()
    file = home.url.appendingPathComponent("palabra/words.tsv")
    try makeFolder(of: file)
  }

  private func palabra(
    _ arguments: String..., input: String = "", environment: [String: String?] = [:]
  ) throws -> CommandResult {
    try run(
      products.appendingPathComponent("palabra"), arguments, input: Data(input.utf8),
      environment: ["XDG_DATA_HOME": home.url.path].merging(environment) { $1 })
  }

  private func write(_ text: String) throws { try Data(text.utf8).write(to: file) }

  @Test func theyAnswerFirst() throws {
    try write("zorb\tnoun\tzorbo m\ndog\tnoun\tchucho m\n")
    let result = try palabra("--all", "zorbs", "dog")
    #expect(result == CommandResult(status: 0, output: Data("zorbos\nchucho\tperro\tperra\n".utf8)))
    #expect(try palabra("--to-english", "zorbo").text == "zorb\n")
    #expect(try palabra("-", input: "zorb\n").text == "zorb\tzorbo\n")
    #expect(try palabra("--forms", "zorbo").text.contains("zorbos"))
  }

  @Test(arguments: [("zorb", true), ("dog", false), ("xqzzy", false)])
  func theyAreMarkedInJSON(_ query: String, _ isYours: Bool) throws {
    try write("zorb\tnoun\tzorbo m\n")
    let data = try palabra("--json", query).output
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["yours"] as? Bool == isYours)
  }

  @Test func aDamagedLineIsNamedOnceAndTheRestWorks() throws {
    try Data(Array("zorb\tnoun\tzorbo m\nyurt\0\t\nwhat\n".utf8)).write(to: file)
    let result = try palabra("zorb", "dog", "zorb")
    #expect(result.text == "zorbo\nperro\nzorbo\n")
    #expect(
      result.errorText == """
        palabra: \(file.path):2: a character that cannot be seen: U+0
        palabra: \(file.path):3: not three to five columns, separated by tabs: English, part of speech, Spanish

        """)
    #expect(result.status == 0)
  }

  @Test(arguments: [
    ("mkdir", "Is a directory"), ("ln -s words.tsv", "Too many levels of symbolic links"),
    ("mkfifo", "it is not a regular file"), ("truncate -s 100M", "it is larger than 16 MB"),
  ])
  func whatCannotBeReadHasAStatusOfItsOwn(_ command: String, _ reason: String) throws {
    let made = try run(URL(fileURLWithPath: "/bin/sh"), ["-c", "\(command) \"$0\"", file.path])
    #expect(made.status == 0)
    let result = try palabra("dog")
    #expect(result.text == "perro\n")
    #expect(result.errorText == "palabra: \(file.path): \(reason)\n")
    #expect(result.status == 3)
    #expect(try palabra("--version", "--help").errorText.isEmpty)
  }

  @Test func aFileThatMayNotBeReadIsNamed() throws {
    try write("zorb\tnoun\tzorbo m\n")
    chmod(file.path, 0)
    // Root may read everything, unless it gives that up.
    let line =
      "if [ $(id -u) = 0 ]; then set -- setpriv --bounding-set=-all --inh-caps=-all; fi; exec \"$@\" \"$0\" dog"
    let result = try runShell(line, program: "palabra", environment: ["XDG_DATA_HOME": home.url.path])
    #expect(result.errorText == "palabra: \(file.path): Permission denied\n")
    #expect(result.status == 3)
  }

  @Test func theFolderIsThatOfTheSpecification() throws {
    try write("zorb\tnoun\tzorbo m\n")
    let share = home.url.appendingPathComponent(".local/share")
    try FileManager.default.createDirectory(at: share, withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: file.deletingLastPathComponent(), to: share.appendingPathComponent("palabra"))
    for data in [nil, "", "relative/path"] as [String?] {
      #expect(
        try palabra("zorb", environment: ["HOME": home.url.path, "XDG_DATA_HOME": data]).text == "zorbo\n")
    }
    #expect(try palabra("zorb", environment: ["HOME": nil, "XDG_DATA_HOME": nil]).status == 1)
    #expect(try palabra("zorb", environment: ["HOME": home.url.path]).status == 1)
  }
}
