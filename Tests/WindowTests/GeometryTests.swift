import CGTK
import XCTest

@testable import PalabraCore
@testable import PalabraWindow

@MainActor
final class GeometryTests: WindowTestCase {
  private let longWord = String(repeating: "w", count: 400)

  func testThePartsKeepTheirOrderAndCentreAtEverySize() async {
    withWindow { window in
      window.present(translating: "set")
      for (width, height) in [(320, 240), (640, 480), (1600, 1000)] as [(Int32, Int32)] {
        XCTAssertTrue(window.resize(width, height), "\(width)×\(height)")
        let parts = [window.titleRow.title, window.entry, window.button, window.answer.widget].map(
          window.extents)
        for (upper, lower) in zip(parts, parts.dropFirst()) {
          XCTAssertLessThanOrEqual(upper.y + upper.height, lower.y)
        }
        for part in parts {
          XCTAssertGreaterThanOrEqual(part.x, 12)
          XCTAssertLessThanOrEqual(part.y + part.height, height)
          XCTAssertLessThanOrEqual(abs(2 * part.x + part.width - width), 1)
        }
        XCTAssertLessThanOrEqual(parts[1].width, 600)
        XCTAssertGreaterThanOrEqual(parts[3].height, 40)
      }
    }
  }

  func testALongAnswerNeverWidensTheWindow() async {
    withWindow { window in
      XCTAssertTrue(window.resize(320, 240))
      for text in [longWord, String(repeating: "word ", count: 80)] {
        window.answer.show(.found(Answer(known: text)), .englishToSpanish)
        XCTAssertTrue(pump { gtk_widget_get_allocated_height(window.answer.result) > 240 }, "it scrolls")
        XCTAssertEqual(gtk_widget_get_allocated_width(window.widget), 320)
        XCTAssertEqual(gtk_widget_get_allocated_height(window.widget), 240)
      }
      window.answer.show(.found(Answer(known: "perro")), .englishToSpanish)
      XCTAssertTrue(pump { gtk_widget_get_allocated_height(window.answer.result) < 80 })
      XCTAssertEqual(gtk_widget_get_allocated_width(window.widget), 320)
    }
  }

  func testALongWordInTheEntryChangesNothing() async {
    withWindow { window in
      XCTAssertTrue(window.resize(640, 480))
      let before = window.extents(of: window.entry)
      window.word = longWord
      gtk_widget_activate(window.entry)
      settle()
      XCTAssertEqual(window.extents(of: window.entry).width, before.width)
      XCTAssertEqual(gtk_widget_get_allocated_width(window.widget), 640)
    }
  }

  /// Makes a window where text is half as large again.
  private func withLargeText(_ body: @MainActor (MainWindow) -> Void) {
    guard let settings = gtk_settings_get_default() else { return XCTFail("no settings") }
    var original: Int32 = 0
    cgtk_get_int(settings, "gtk-xft-dpi", &original)
    cgtk_set_int(settings, "gtk-xft-dpi", Int32(96 * 1024 * 3 / 2))
    defer { cgtk_set_int(settings, "gtk-xft-dpi", original) }
    withWindow(body)
  }

  func testLargeTextIsNotCutOff() async {
    withLargeText { window in
      window.present(translating: "dog")
      XCTAssertTrue(window.resize(640, 480))
      for part in [window.titleRow.title, window.entry, window.button] {
        var (minimum, natural): (Int32, Int32) = (0, 0)
        let extents = window.extents(of: part)
        gtk_widget_get_preferred_height_for_width(part, extents.width, &minimum, &natural)
        XCTAssertGreaterThanOrEqual(extents.height, minimum)
      }
      XCTAssertLessThanOrEqual(window.extents(of: window.answer.widget).width, 640)
    }
  }

  func testLargeTextInTheSmallestWindowIsNotCutOff() async {
    withLargeText { window in
      window.present(translating: "set")
      XCTAssertTrue(window.resize(320, 240))
      let answer = window.extents(of: window.answer.widget)
      let result = window.extents(of: window.answer.result)
      XCTAssertLessThanOrEqual(result.y + result.height, answer.y + answer.height)
      XCTAssertLessThanOrEqual(answer.y + answer.height, 240)
      XCTAssertEqual(
        pango_layout_get_line_count(gtk_label_get_layout(gtk_label(window.titleRow.title))), 2)
    }
  }

  func testAMegabyteIsTakenAtOnce() async {
    withWindow { window in
      for part in ["a", "dog ", "\n", "e\u{301}", "🐶"] {
        let text = String(repeating: part, count: (1 << 20) / part.utf8.count)
        window.word = ""
        var position: Int32 = 0
        gtk_editable_insert_text(gtk_editable(window.entry), text, Int32(text.utf8.count), &position)
        // What GTK would need seconds to lay out is not taken.
        XCTAssertLessThanOrEqual(window.word.unicodeScalars.count, 1000)
        gtk_widget_activate(window.entry)
        XCTAssertEqual(
          window.resultText,
          part == "\n" ? "Please enter an English word to translate." : "Sorry, no translation available.")
      }
    }
  }

  func testARightToLeftWindowMirrorsAndKeepsItsOrder() async {
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    withWindow { window in
      window.present(translating: "bank")
      XCTAssertTrue(window.resize(640, 480))
      let headword = window.details(styled: "headword")[0]
      XCTAssertEqual(gtk_label_get_xalign(gtk_label(headword)), 0)
      XCTAssertGreaterThan(window.extents(of: window.details(styled: "number")[0]).x, 320)
      XCTAssertEqual(window.resultText, "banco")
    }
  }
}
