import CGTK
import GTKBinding
import XCTest

@testable import PalabraWindow

@MainActor
final class SignalTests: WindowTestCase {
  private final class Witness {
    var count = 0
  }

  func testAHandlerIsCalledAndFreedWithItsInstance() async {
    weak var witness: Witness?
    let button: UnsafeMutablePointer<GtkWidget> = gtk_button_new()
    g_object_ref_sink(button)
    do {
      let captured = Witness()
      witness = captured
      connect(button, "clicked") { captured.count += 1 }
    }
    gtk_button_clicked(gtk_button(button))
    gtk_button_clicked(gtk_button(button))
    XCTAssertEqual(witness?.count, 2)
    gtk_widget_destroy(button)
    g_object_unref(button)
    XCTAssertNil(witness)
  }

  func testAHandlerIsFreedWhenItIsDisconnected() async {
    weak var witness: Witness?
    let button: UnsafeMutablePointer<GtkWidget> = gtk_button_new()
    g_object_ref_sink(button)
    defer { g_object_unref(button) }
    let handler: gulong
    do {
      let captured = Witness()
      witness = captured
      handler = connect(button, "clicked") { captured.count += 1 }
    }
    g_signal_handler_disconnect(button, handler)
    gtk_button_clicked(gtk_button(button))
    XCTAssertNil(witness)
  }

  func testAnIdleCallbackRunsOnceAndIsFreed() async {
    weak var witness: Witness?
    do {
      let captured = Witness()
      witness = captured
      onIdle { captured.count += 1 }
    }
    XCTAssertNotNil(witness)
    XCTAssertTrue(pump { witness == nil })
  }

  func testAnErrorOfGLibIsThrown() async {
    XCTAssertThrowsError(try throwing { g_dir_open("/proc/nonexistent", 0, $0) }) {
      XCTAssertEqual(($0 as? GLibError)?.domain, g_file_error_quark())
    }
  }

  func testMarkupIsEscaped() async {
    for text in ["R&B", "<3", "a<b>c", "%s", "\\", "\"'", "ñ"] {
      var markup = Markup()
      markup.add(text, [.dim])
      let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(nil)
      g_object_ref_sink(label)
      gtk_label_set_markup(gtk_label(label), markup.string)
      XCTAssertEqual(String(cString: gtk_label_get_text(gtk_label(label))), text)
      g_object_unref(label)
    }
  }
}
