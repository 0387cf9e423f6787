import CGTK
import PalabraCore
import XCTest

@testable import PalabraWindow

/// Inflected words in the details, and the pages of forms under them.
@MainActor
final class FormsTests: WindowTestCase {
  func testTheLineAboveTheFormsGrowsAsTheDetails() async {
    show("dog") { window in
      guard let line = gtk_expander_get_label_widget(gtk_expander(window.answer.forms.widget)),
        let words = window.details(styled: "sense").first
      else { return XCTFail("no forms") }
      let heights = { [line, words].map { gtk_widget_get_allocated_height($0) } }
      XCTAssertTrue(pump { heights().min() ?? 0 > 10 })
      let usual = heights()
      window.answer.size.set(200)
      XCTAssertTrue(pump { zip(heights(), usual).allSatisfy { $0 > $1 } })
      settle()
      XCTAssertEqual(heights()[0], heights()[1])
    }
  }

  func testAnInflectedWordIsSaidInWords() async {
    show("ran") { window in
      XCTAssertEqual(window.texts(styled: "headword"), ["ran: past of run → correr"])
      XCTAssertEqual(
        window.texts(styled: "key-forms"),
        ["él corrió, yo corrí, ellos corrieron; past participle corrido"])
    }
  }

  func testThePossessiveIsInTheDetails() async {
    show("dog's") { window in
      XCTAssertEqual(window.resultText, "perro")
      XCTAssertEqual(window.texts(styled: "headword"), ["dog's: possessive of dog → perro"])
      XCTAssertEqual(window.texts(styled: "key-forms"), ["del perro, de la perra"])
    }
  }

  func testAHeadwordThatIsAFormBesidesShowsBoth() async {
    show("left") { window in
      XCTAssertEqual(window.texts(styled: "headword"), ["left", "left: past of leave → irse"])
    }
  }

  func testASpanishFormIsSaidInWords() async {
    withWindow { window in
      gtk_button_clicked(gtk_button(window.titleRow.swap))
      window.word = "corrió"
      gtk_widget_activate(window.entry)
      XCTAssertTrue(pump { window.details(styled: "headword").allSatisfy { window.isLaidOut($0) } })
      XCTAssertEqual(window.texts(styled: "headword"), ["corrió: preterite, él of correr → run"])
      XCTAssertEqual(window.texts(styled: "key-forms"), [])
    }
  }

  func testThePagesAreMadeWhenTheyAreOpened() async {
    show("run") { window in
      XCTAssertEqual(window.texts(styled: "forms"), [])
      window.press(GDK_KEY_f, GDK_MOD1_MASK)
      XCTAssertTrue(pump { window.texts(styled: "forms").first?.contains("corrieron") ?? false })
      let pages = window.details(styled: "forms")[0]
      XCTAssertNotEqual(gtk_label_get_selectable(gtk_label(pages)), 0)
    }
  }

  func testOpenPagesFollowTheAnswer() async {
    show("run") { window in
      window.press(GDK_KEY_f, GDK_MOD1_MASK)
      window.present(translating: "dog")
      XCTAssertEqual(
        window.texts(styled: "forms"),
        ["perro\n           singular  plural\nmasculine  perro     perros\nfeminine   perra     perras"])
      window.press(GDK_KEY_f, GDK_MOD1_MASK)
      window.present(translating: "cat")
      XCTAssertTrue(window.texts(styled: "forms").first?.hasPrefix("perro\n") ?? false)
    }
  }

  func testWhatDoesNotInflectHasNoPages() async {
    show("of") { window in
      XCTAssertEqual(gtk_widget_get_visible(window.answer.forms.widget), 0)
      window.present(translating: "dog")
      XCTAssertEqual(gtk_widget_get_visible(window.answer.forms.widget), 1)
      window.present(translating: "xqzzy")
      XCTAssertEqual(gtk_widget_get_visible(window.answer.forms.widget), 0)
    }
  }

  func testAWidePageDoesNotWidenTheWindow() async {
    show("run") { window in
      XCTAssertTrue(window.resize(320, 240))
      window.press(GDK_KEY_f, GDK_MOD1_MASK)
      settle()
      XCTAssertEqual(gtk_widget_get_allocated_width(window.widget), 320)
    }
  }
}
