import CGTK
import PalabraCore
import XCTest

@testable import PalabraWindow

@MainActor
final class MainWindowTests: WindowTestCase {
  func testThePartsSayWhatTheyAreFor() async {
    withWindow { window in
      XCTAssertEqual(
        String(cString: gtk_label_get_text(gtk_label(window.titleRow.title))), "English–Spanish Translator")
      XCTAssertEqual(
        String(cString: gtk_entry_get_placeholder_text(gtk_entry(window.entry))), "Enter an English word")
      XCTAssertEqual(String(cString: gtk_button_get_label(gtk_button(window.button))), "_Translate")
      XCTAssertEqual(gtk_window_get_default_widget(gtk_window(window.widget)), window.button)
      XCTAssertNotEqual(gtk_label_get_selectable(gtk_label(window.answer.result)), 0)
      XCTAssertEqual(window.resultText, "")
    }
  }

  func testTypingAtOnceReachesTheEntry() async {
    withWindow { window in
      window.type("dog")
      XCTAssertEqual(window.word, "dog")
    }
  }

  func testANoticeOfAnyLengthLeavesRoomForTheAnswer() async {
    withWindow { window in
      window.present(translating: "dog")
      window.notice.show(String(repeating: "x", count: 4000))
      XCTAssertTrue(window.resize(320, 240))
      XCTAssertLessThan(window.extents(of: window.notice.widget).height, 120)
    }
  }

  func testGoingBackTakesTheNoticeBack() async {
    withWindow { window in
      window.lookUp("dog")
      window.lookUp("sad")
      window.notice.show("something")
      window.goBack()
      XCTAssertEqual(window.resultText, "perro")
      XCTAssertEqual(gtk_widget_get_visible(window.notice.widget), 0)
    }
  }

  func testOnlyWhatIsTypedIsCompleted() async {
    withWindow { window in
      window.lookUp("dog")
      XCTAssertEqual(window.focus, window.entry)
      XCTAssertNil(gtk_entry_get_completion(gtk_entry(window.entry)))
      window.type("ba")
      XCTAssertNotNil(gtk_entry_get_completion(gtk_entry(window.entry)))
    }
  }

  func testTheButtonTranslates() async {
    withWindow { window in
      window.word = "Dog"
      gtk_button_clicked(gtk_button(window.button))
      XCTAssertEqual(window.resultText, "perro")
      XCTAssertNotEqual(gtk_widget_get_sensitive(window.button), 0)
    }
  }

  func testEnterTranslatesAndDropsTheFocus() async {
    for key in [GDK_KEY_Return, GDK_KEY_KP_Enter] {
      withWindow { window in
        window.type("sad")
        window.press(key)
        XCTAssertEqual(window.resultText, "triste")
        XCTAssertNil(window.focus)
      }
    }
  }

  func testALetterWithoutFocusBeginsANewWord() async {
    withWindow { window in
      window.type("sad")
      window.press(GDK_KEY_Return)
      window.type("dog")
      XCTAssertEqual(window.word, "dog")
      XCTAssertEqual(window.focus, window.entry)
      window.press(GDK_KEY_Return)
      XCTAssertEqual(window.resultText, "perro")
    }
  }

  func testALetterOnTheButtonBeginsANewWordAndSpacePressesIt() async {
    withWindow { window in
      window.word = "sad"
      gtk_widget_grab_focus(window.button)
      window.press(GDK_KEY_space)
      XCTAssertTrue(pump { window.resultText == "triste" })
      window.type("x")
      XCTAssertEqual(window.word, "x")
    }
  }

  func testKeysForTheWholeWindow() async {
    withWindow { window in
      window.type("sad")
      window.press(GDK_KEY_Return)
      window.press(GDK_KEY_l, GDK_CONTROL_MASK)
      XCTAssertEqual(window.focus, window.entry)
      window.press(GDK_KEY_Escape)
      XCTAssertEqual(window.word, "")
      window.press(GDK_KEY_a, GDK_MOD1_MASK)
      XCTAssertEqual(window.word, "")
    }
  }

  func testNothingTypedAndNothingFound() async {
    withWindow { window in
      for (word, message) in [
        ("", "Please enter an English word to translate."),
        ("  ", "Please enter an English word to translate."),
        ("xqzzy", "Sorry, no translation available."), ("a<b>c", "Sorry, no translation available."),
        ("%s", "Sorry, no translation available."), ("R&Bx", "Sorry, no translation available."),
      ] {
        window.word = word
        gtk_widget_activate(window.entry)
        XCTAssertEqual(window.resultText, message, word)
        XCTAssertNotEqual(gtk_widget_get_sensitive(window.button), 0)
      }
    }
  }

  func testATextIsTranslatedWhenTheWindowIsPresented() async {
    withWindow { window in
      window.present(translating: "dog")
      XCTAssertEqual(window.resultText, "perro")
      XCTAssertEqual(window.focus, window.entry)
      var (start, end): (Int32, Int32) = (0, 0)
      XCTAssertNotEqual(gtk_editable_get_selection_bounds(gtk_editable(window.entry), &start, &end), 0)
      XCTAssertEqual([start, end], [0, 3])
    }
  }

  func testAnEqualAnswerKeepsTheSelection() async {
    withWindow { window in
      window.word = "dog"
      gtk_button_clicked(gtk_button(window.button))
      gtk_label_select_region(gtk_label(window.answer.result), 0, 3)
      gtk_button_clicked(gtk_button(window.button))
      var (start, end): (Int32, Int32) = (0, 0)
      gtk_label_get_selection_bounds(gtk_label(window.answer.result), &start, &end)
      XCTAssertEqual([start, end], [0, 3])
    }
  }

  func testTheHandlersGoWithTheWindow() async {
    weak var witness: MainWindow?
    do {
      let window = MainWindow(settings: Settings(directory: "/proc/nonexistent"))
      witness = window
      window.present(translating: "bank")
      settle()
      gtk_widget_destroy(window.widget)
    }
    XCTAssertNil(witness)
  }

  func testEveryControlHasANameAndARole() async {
    withWindow { window in
      window.present(translating: "bank")
      settle()
      forEachWidget(under: window.widget) { widget in
        guard gtk_widget_get_can_focus(widget) != 0, gtk_widget_get_visible(widget) != 0 else { return }
        let accessible = gtk_widget_get_accessible(widget)
        XCTAssertNotEqual(atk_object_get_role(accessible), ATK_ROLE_UNKNOWN)
        XCTAssertNotEqual(atk_object_get_name(accessible).map { String(cString: $0) } ?? "", "")
      }
      XCTAssertEqual(
        atk_object_get_role(gtk_widget_get_accessible(window.answer.result)), ATK_ROLE_NOTIFICATION)
    }
  }
}
