import CGTK
import XCTest

@testable import PalabraWindow

@MainActor
final class LinesTests: WindowTestCase {
  func testTheFirstLineWithSomethingInItIsRead() async {
    let cases: [(text: String, first: String, isOneOfSeveral: Bool)] = [
      ("", "", false), ("\n \r\n\t\n", "", false), ("dog", "dog", false), ("dog\n", "dog", false),
      ("\r\n dog \r\n\r\n", " dog ", false), ("dog\ncat", "dog", true),
      ("\n\ndog\n\n cat\nhouse", "dog", true),
      // A word that is divided at the end of a line is one word.
      ("trans-\nlate", "trans-\nlate", false), ("trans-\nlate\nmore", "trans-\nlate", true),
      ("dog-\n\ncat", "dog-", true), ("dog-\n", "dog-", false), ("-\n", "-", false),
    ]
    for (text, first, isOneOfSeveral) in cases {
      let line = FirstLine(of: text)
      XCTAssertEqual(line.text, first, text.debugDescription)
      XCTAssertEqual(line.isOneOfSeveral, isOneOfSeveral, text.debugDescription)
    }
  }

  func testPastedLinesAreLookedUpAndAPastedLineIsNot() async {
    withWindow { window in
      paste("dog\n", into: window)
      XCTAssertEqual(window.word, "dog")
      XCTAssertEqual(window.resultText, "")
      window.word = ""
      paste("\ndog\ncat\n", into: window)
      XCTAssertTrue(pump { window.resultText == "perro" })
      XCTAssertEqual(window.word, "dog")
      XCTAssertTrue(window.labels(under: window.widget).contains("Only the first line was looked up."))
      window.word = ""
      paste("trans-\nlate", into: window)
      gtk_widget_activate(window.entry)
      XCTAssertEqual(window.resultText, "traducir")
    }
  }

  private func paste(_ text: String, into window: MainWindow) {
    let clipboard = gtk_clipboard_get(gdk_atom_intern_static_string("CLIPBOARD"))
    gtk_clipboard_set_text(clipboard, text, Int32(text.utf8.count))
    gtk_widget_grab_focus(window.entry)
    window.press(GDK_KEY_v, GDK_CONTROL_MASK)
    settle()
  }
}
