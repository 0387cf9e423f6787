import Foundation
import TestSupport
import XCTest

/// The window in Spanish, with the catalogue that Tests/run puts into the build folder.
final class LanguageTests: XCTestCase {
  private let spanish: [String: String?] = ["LC_ALL": "es_ES.UTF-8"]

  func testTheWindowSpeaksSpanish() throws {
    try withApplication(environment: spanish) { application in
      for (role, name) in [
        ("label", "Traductor inglés–español"), ("text", "Palabra en inglés"), ("push button", "Traducir"),
        ("push button", "Traducir del español"),
      ] {
        XCTAssertNoThrow(try application.part(role, named: name))
      }
      try application.press("Return")
      try application.expectResult("Escriba una palabra en inglés para traducirla.")
      try application.enter("xqzzy", expecting: "Lo sentimos, no hay ninguna traducción disponible.")
      try application.press("ctrl+shift+s")
      XCTAssertNoThrow(try application.part("label", named: "Traductor español–inglés"))
    }
  }

  func testTheDetailsAreSpanish() throws {
    try withApplication("ran", environment: spanish) { application in
      try application.expectResult("corrió")
      XCTAssertNoThrow(try application.part("label", named: "ran: pasado de run → correr"))
      XCTAssertNoThrow(try application.part("label", named: "verbo"))
    }
    try withApplication("computer", environment: spanish) { application in
      try application.expectResult("computadora")
      XCTAssertTrue(
        eventually { application.labels.contains { $0.text.contains("[Hispanoamérica]") } },
        "\(application.labels.map(\.text))")
    }
  }

  func testTheCommandLineIsSpanish() throws {
    let program = products.appendingPathComponent("palabra-gtk")
    let environment = spanish.merging(["DISPLAY": nil, "WAYLAND_DISPLAY": nil]) { $1 }
    let help = try TestSupport.run(program, ["--help"], environment: environment)
    XCTAssertTrue(help.text.contains("palabra-gtk [OPCIÓN…] [PALABRA…]"), help.text)
    XCTAssertTrue(help.text.contains("Mostrar la versión y salir"), help.text)
    let miss = try TestSupport.run(program, [], environment: environment)
    XCTAssertEqual(
      miss.errorText, "palabra-gtk: no se puede abrir ninguna pantalla: DISPLAY no está definida\n")
  }

  func testALanguageWithoutACatalogueIsEnglish() throws {
    for language in ["xx", "en:es"] {
      try withApplication("xqzzy", environment: ["LC_ALL": "C.UTF-8", "LANGUAGE": language]) { application in
        try application.expectResult("Sorry, no translation available.")
        XCTAssertNoThrow(try application.title())
      }
    }
  }

  func testADamagedCatalogueIsEnglish() throws {
    let folder = try TemporaryFolder()
    let catalogue = folder.url.appendingPathComponent("share/locale/es/LC_MESSAGES/palabra.mo")
    let program = folder.url.appendingPathComponent("palabra-gtk")
    try FileManager.default.copyItem(at: products.appendingPathComponent("palabra-gtk"), to: program)
    let whole = try Data(
      contentsOf: products.appendingPathComponent("share/locale/es/LC_MESSAGES/palabra.mo"))
    for (bytes, text) in [(whole, "Mostrar la versión"), (whole.prefix(2000), "Show the version")] {
      try makeFile(at: catalogue, containing: bytes)
      let help = try TestSupport.run(program, ["--help"], environment: spanish)
      XCTAssertEqual(help.status, 0)
      XCTAssertTrue(help.text.contains(text), help.text)
    }
  }
}
