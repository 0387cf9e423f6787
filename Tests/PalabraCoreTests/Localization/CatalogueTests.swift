import Foundation
import TestSupport
import Testing

private let folder = packageRoot.appendingPathComponent("Resources/po")
private let files =
  (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []

/// The catalogues of the package, against its sources.
@Suite struct CatalogueTests {
  @Test(arguments: files) func everyMessageIsTranslated(_ file: URL) throws {
    let problems = try Catalogue(file).problems(comparedWith: .ofThePrograms())
    #expect(problems.isEmpty, "\(file.lastPathComponent):\n\(problems.joined(separator: "\n"))")
  }

  @Test(arguments: files) func aCatalogueIsNamedAfterItsLanguage(_ file: URL) throws {
    let header = try Catalogue(file).translations[SourceMessage(text: "", plural: nil)]?.first ?? ""
    let language = file.deletingPathExtension().lastPathComponent
    #expect(header.contains("\nLanguage: \(language)\n"))
    #expect(header.contains("\nContent-Type: text/plain; charset=UTF-8\n"))
    #expect(header.contains("\nPlural-Forms: "))
  }

  @Test func thereIsSpanish() {
    #expect(files.map(\.lastPathComponent).contains("es.po"))
  }

  /// Words in a list of messages that did not go through gettext would stay English.
  @Test func everyWordOfTheMessagesIsMarked() throws {
    for (file, source) in try SourceMessages.files() where file.hasSuffix("Messages.swift") {
      var read = SourceMessages()
      read.read(source)
      let unmarked = Set(read.literals).subtracting(read.messages.flatMap { [$0.text, $0.plural ?? ""] })
      let words = unmarked.filter { literal in literal != "Palabra" && literal.contains { $0.isLetter } }
      #expect(words.isEmpty, "\(file)")
    }
  }
}

/// That the comparison finds what it is there to find.
@Suite struct CatalogueComparisonTests {
  private func problems(_ entries: String, _ source: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("xx.po")
    let header = """
      msgid ""
      msgstr ""
      "Project-Id-Version: x\\n"
      "PO-Revision-Date: 2026-01-01 00:00+0000\\n"
      "Last-Translator: x\\n"
      "Language-Team: x\\n"
      "Language: xx\\n"
      "MIME-Version: 1.0\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Content-Transfer-Encoding: 8bit\\n"
      "Plural-Forms: nplurals=2; plural=(n != 1);\\n"


      """
    try Data((header + entries).utf8).write(to: file)
    var sources = SourceMessages()
    sources.read(source, named: "Source.swift")
    return try Catalogue(file).problems(comparedWith: sources)
  }

  private let dog = "msgid \"dog\"\nmsgstr \"perro\"\n"

  @Test func whatAgreesHasNoProblem() throws {
    #expect(try problems(dog, "localized(\"dog\")") == [])
    #expect(
      try problems("", "// localized(\"dog\")\nlet a = \"localized(\"\nfunc localized(_ a: String) {}") == [])
    #expect(try problems(dog, "localized(\n  \"\"\"\n  d\\\n  og\n  \"\"\")") == [])
    #expect(
      try problems("msgid \"a\\n\\\"b\\\"\\\\\"\nmsgstr \"c\"\n", "localized(\"a\\n\\\"b\\\"\\\\\")") == [])
    #expect(
      try problems("msgid \"é\\nb\"\nmsgstr \"c\"\n", "localized(\"\"\"\n  \\u{E9}\n  b\n  \"\"\", x)") == [])
    #expect(try problems(dog, "f(\"a\\(b(\"c\") + localized(\"dog\"))d\")") == [])
    let forms =
      "msgid \"%1$s dog\"\nmsgid_plural \"%1$s dogs\"\nmsgstr[0] \"%1$s perro\"\nmsgstr[1] \"%1$s perros\"\n"
    let one = forms.replacingOccurrences(of: "%1$s dog\"", with: "a dog\"")
      .replacingOccurrences(of: "%1$s perro\"", with: "un perro\"")
    #expect(try problems(one, "localized(\"a dog\", plural: \"%1$s dogs\", count: 2)") == [])
    #expect(try problems(forms, "localized(\"%1$s dog\", plural: \"%1$s dogs\", count: 2)") == [])
  }

  @Test(arguments: [
    ("", "not in the catalogue", "localized(\"dog\")"),
    ("msgid \"dog\"\nmsgstr \"\"\n", "untranslated", "localized(\"dog\")"),
    ("#, fuzzy\nmsgid \"dog\"\nmsgstr \"gato\"\n", "only-fuzzy", "localized(\"dog\")"),
    ("msgid \"dog\"\nmsgstr \"perro\"\n", "no longer in the sources", "let dog = 1"),
    ("#~ msgid \"dog\"\n#~ msgstr \"perro\"\n", "only-obsolete", ""),
    ("msgid \"dog %1$s\"\nmsgstr \"perro %2$s\"\n", "other placeholders", "localized(\"dog %1$s\", a)"),
    (
      "msgid \"dog\"\nmsgid_plural \"%1$s dogs\"\nmsgstr[0] \"perro\"\nmsgstr[1] \"%2$s perros\"\n",
      "other placeholders", "localized(\"dog\", plural: \"%1$s dogs\", count: 2)"
    ),
    ("msgid \"dog\"\nmsgstr \"perro\"\n", "no longer in", "localized(\"dog\", plural: \"dogs\", count: 1)"),
    ("msgid \"dog\"\nmsgstr \"perro\"\n", "no literal", "localized(\"dog\") + localized(dog)"),
    ("msgid \"dog\"\nmsgstr \"perro\"\n", "no literal", "localized(\"dog\") + localized(\"\\(dog)\")"),
    ("msgid \"dog\nmsgstr \"perro\"\n", "error", "localized(\"dog\")"),
  ])
  func whatDiffersIsNamed(_ entries: String, _ problem: String, _ source: String) throws {
    let found = try problems(entries, source)
    #expect(found.contains { $0.contains(problem) && ($0.contains("dog") || problem == "error") }, "\(found)")
  }
}
