import Foundation
import TestSupport
import Testing

private let spanish: [String: String?] = ["LC_ALL": "C.UTF-8", "LANGUAGE": "es"]
private let english = "Sorry, no translation available.\n"

private func palabra(
  _ arguments: String..., environment: [String: String?] = spanish
) throws -> CommandResult {
  try run(products.appendingPathComponent("palabra"), arguments, environment: environment)
}

/// The terminal command in Spanish, with the catalogue that Tests/run puts into the build folder.
@Suite struct Spanish {
  @Test func messagesAreInTheLanguageOfTheUser() throws {
    #expect(try palabra("xqzzy").errorText == "Lo sentimos, no hay ninguna traducción disponible.\n")
    #expect(try palabra("").errorText == "Escriba una palabra en inglés para traducirla.\n")
    #expect(try palabra("crocodle").errorText.hasSuffix("\nQuizá quiso decir: crocodile\n"))
    #expect(try palabra("--help").text.hasPrefix("Uso: palabra "))
    #expect(
      try palabra("--bogus").errorText.hasPrefix("palabra: opción desconocida: «--bogus»\nUso: palabra "))
  }

  @Test func whatTheSystemSaysIsTranslatedToo() throws {
    for locale in ["C.UTF-8", "C.utf8"] {
      let result = try runShell(
        "\"$0\" dog > /dev/full", program: "palabra", environment: ["LC_ALL": locale, "LANGUAGE": "es"])
      #expect(result.errorText == "palabra: salida estándar: No queda espacio en el dispositivo\n")
    }
  }

  @Test func theFormsHaveSpanishHeadings() throws {
    let text = try palabra("--forms", "correr").text
    #expect(text.hasPrefix("participio  corrido\ngerundio    corriendo\n"))
    #expect(text.contains("\n                presente  pretérito perfecto simple  imperfecto\n"))
  }

  @Test func whatMachinesReadStaysEnglish() throws {
    for words in [["ran"], ["don't"], ["--to-english", "corriera"], ["bank"], ["xqzzy"]] {
      let arguments = ["--json"] + words
      let program = products.appendingPathComponent("palabra")
      #expect(
        try run(program, arguments, environment: spanish).text
          == run(program, arguments, environment: ["LC_ALL": "C"]).text)
    }
    #expect(
      try palabra("--json", "--to-english", "corriera").text.contains("past subjunctive, él or yo of correr"))
  }

  @Test(arguments: ["es", "es_MX", "es_AR.UTF-8@x", "fr:es", "xx_YY:es_ES.UTF-8:en"])
  func aLanguageIsFoundByItsName(_ language: String) throws {
    let result = try palabra("xqzzy", environment: ["LC_ALL": "C.UTF-8", "LANGUAGE": language])
    #expect(result.errorText.hasPrefix("Lo sentimos"))
  }

  @Test(arguments: ["en", "en_GB:es", "fr:en_US.UTF-8:es", "xx", "", ":", "/../..", "C:es", "@:_:."])
  func anyOtherLanguageIsEnglish(_ language: String) throws {
    #expect(
      try palabra("xqzzy", environment: ["LC_ALL": "C.UTF-8", "LANGUAGE": language]).errorText == english)
  }

  @Test(arguments: ["C", "POSIX", "nonsense", "xx_YY.UTF-8"])
  func inALocaleWithoutLanguageItIsEnglish(_ locale: String) throws {
    #expect(try palabra("xqzzy", environment: ["LC_ALL": locale, "LANGUAGE": "es"]).errorText == english)
  }

  @Test func aWordThatIsFoundReadsNoCatalogue() throws {
    let folder = try TemporaryFolder()
    let trace = folder.url.appendingPathComponent("trace").path
    for (word, reads) in [("dog", false), ("xqzzy", true)] {
      _ = try run(
        URL(fileURLWithPath: "/usr/bin/strace"),
        ["-e", "trace=file", "-o", trace, products.appendingPathComponent("palabra").path, word],
        environment: spanish)
      #expect(try String(contentsOfFile: trace, encoding: .utf8).contains("palabra.mo") == reads, "\(word)")
    }
  }
}

/// The terminal command installed, with a catalogue of its own beside it.
@Suite struct InstalledCatalogue {
  private let folder: TemporaryFolder
  private let program: URL
  private let catalogue: URL

  init() throws {
    folder = try TemporaryFolder()
    program = folder.url.appendingPathComponent("bin/palabra")
    catalogue = folder.url.appendingPathComponent("share/locale/es/LC_MESSAGES/palabra.mo")
    for file in [program, catalogue] { try makeFolder(of: file) }
    try FileManager.default.copyItem(at: products.appendingPathComponent("palabra"), to: program)
    _ = try run(
      URL(fileURLWithPath: "/usr/bin/msgfmt"),
      ["--output-file=\(catalogue.path)", packageRoot.appendingPathComponent("Resources/po/es.po").path])
  }

  private func miss() throws -> CommandResult { try run(program, ["xqzzy"], environment: spanish) }

  @Test func itIsFoundFromTheProgram() throws {
    #expect(try miss().errorText.hasPrefix("Lo sentimos"))
    let link = folder.url.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: program)
    #expect(try run(link, ["xqzzy"], environment: spanish).errorText.hasPrefix("Lo sentimos"))
  }

  @Test func withoutItTheProgramSpeaksEnglish() throws {
    try FileManager.default.removeItem(at: catalogue)
    #expect(try miss() == CommandResult(status: 1, errors: Data(english.utf8)))
  }

  @Test func withOneThatIsCutOffItSpeaksEnglish() throws {
    let bytes = try Data(contentsOf: catalogue)
    for count in [0, 1, 20, 28, 100, 1000, bytes.count / 2, bytes.count - 1] {
      try bytes.prefix(count).write(to: catalogue)
      #expect(try miss() == CommandResult(status: 1, errors: Data(english.utf8)), "\(count) bytes")
    }
  }

  @Test func withGarbageItSpeaksEnglish() throws {
    for seed in 0..<20 {
      let garbage = (0..<(seed * 300)).map { UInt8(truncatingIfNeeded: ($0 * 31 + seed) * 7919 >> 3) }
      try (seed % 2 == 0 ? Data([0xDE, 0x12, 0x04, 0x95, 0, 0, 0, 0]) + garbage : Data(garbage)).write(
        to: catalogue)
      #expect(try miss() == CommandResult(status: 1, errors: Data(english.utf8)), "\(seed)")
    }
  }

  @Test func noByteThatIsWrongStopsTheProgram() throws {
    let bytes = try Data(contentsOf: catalogue)
    // The numbers stand at the start; what is wrong in a text shows, and does no harm.
    for offset in Array(0..<64) + Array(stride(from: 64, to: bytes.count, by: 97)) {
      var damaged = bytes
      damaged[offset] ^= 0xFF
      try damaged.write(to: catalogue)
      #expect(try miss().status == 1, "at \(offset)")
    }
  }
}
