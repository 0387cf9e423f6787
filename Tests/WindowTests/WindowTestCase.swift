import CGTK
import Foundation
import GTKBinding
import PalabraCore
import XCTest

@testable import PalabraWindow

/// A test of widgets in this process, on a window that is really drawn.
///
/// A warning or critical of GLib during a test fails it.
class WindowTestCase: XCTestCase {
  override class func setUp() {
    // Without this a simulated key would be ignored.
    gdk_disable_multidevice()
    g_setenv("GDK_GL", "disable", 1)
    // A screen reader elsewhere must not ask for widgets that a test has destroyed.
    let bridge = g_getenv("NO_AT_BRIDGE").map { String(cString: $0) }
    g_setenv("NO_AT_BRIDGE", "1", 1)
    defer { if let bridge { g_setenv("NO_AT_BRIDGE", bridge, 1) } else { g_unsetenv("NO_AT_BRIDGE") } }
    // So that no test writes into the home of who runs it.
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("palabra-tests-\(getpid())")
    g_setenv("XDG_DATA_HOME", home.path, 1)
    atexit { try? FileManager.default.removeItem(atPath: String(cString: g_get_user_data_dir())) }
    guard gtk_init_check(nil, nil) != 0 else { return XCTFail("the tests need a display: run Tests/run") }
    MainActor.assumeIsolated { Style.apply() }
    g_log_set_default_handler(
      { domain, level, message, _ in
        if level.rawValue & (G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue) != 0 {
          let domain = domain.map { String(cString: $0) } ?? "GLib"
          XCTFail("\(domain): \(message.map { String(cString: $0) } ?? "")")
        }
      }, nil)
  }

  /// Runs a body with a window that is on the screen, and destroys it after.
  @MainActor
  func withWindow(
    settings: Settings = Settings(directory: "/proc/nonexistent"),
    dataDirectory: String = String(cString: g_get_user_data_dir()), _ body: (MainWindow) throws -> Void
  ) rethrows {
    let window = MainWindow(settings: settings, dataDirectory: dataDirectory)
    window.present()
    gtk_test_widget_wait_for_draw(window.widget)
    var isDestroyed = false
    connect(window.widget, "destroy") { isDestroyed = true }
    defer { if !isDestroyed { gtk_widget_destroy(window.widget) } }
    try body(window)
  }

  /// Runs a body with a window that shows a word, once its details have got their places.
  @MainActor
  func show(_ word: String, _ body: (MainWindow) throws -> Void) rethrows {
    try withWindow { window in
      window.present(translating: word)
      let details = window.details(styled: "headword") + window.details(styled: "sense")
      XCTAssertTrue(pump { details.allSatisfy { window.isLaidOut($0) } })
      try body(window)
    }
  }
}

/// Runs the main loop until a condition holds; false when the deadline passes first.
@MainActor
func pump(seconds: Double = 10, until condition: () -> Bool) -> Bool {
  let deadline = g_get_monotonic_time() + gint64(seconds * 1_000_000)
  while !condition() {
    if g_get_monotonic_time() > deadline { return false }
    if g_main_context_iteration(nil, 0) == 0 { g_usleep(1000) }
  }
  return true
}

/// Runs the main loop until nothing is left to do.
@MainActor
func settle() {
  var quiet = 0
  _ = pump(seconds: 2) {
    quiet = g_main_context_pending(nil) == 0 ? quiet + 1 : 0
    return quiet > 5
  }
}

extension MainWindow {
  /// Presses and releases a key, and waits until the window has seen both.
  func press(_ key: Int32, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0)) {
    var isReleased = false
    let handler = connect(widget, "key-release-event") { _ in
      isReleased = true
      return 0
    }
    for type in [GDK_KEY_PRESS, GDK_KEY_RELEASE] {
      gdk_test_simulate_key(gtk_widget_get_window(widget), -1, -1, guint(key), modifiers, type)
    }
    XCTAssertTrue(pump { isReleased })
    g_signal_handler_disconnect(widget, handler)
    settle()
  }

  /// Types letters, as keys.
  func type(_ text: String) {
    for scalar in text.unicodeScalars { press(Int32(gdk_unicode_to_keyval(scalar.value))) }
  }

  /// What stands in the entry.
  var word: String {
    get { String(cString: gtk_entry_get_text(gtk_entry(entry))) }
    set { gtk_entry_set_text(gtk_entry(entry), newValue) }
  }

  /// What the result label shows.
  var resultText: String { String(cString: gtk_label_get_text(gtk_label(answer.result))) }

  /// The widget that has the focus.
  var focus: UnsafeMutablePointer<GtkWidget>? { gtk_window_get_focus(gtk_window(widget)) }

  /// Where a part of the window stands, in pixels from its upper left corner.
  func extents(of part: UnsafeMutablePointer<GtkWidget>) -> GdkRectangle {
    var rectangle = GdkRectangle(
      x: 0, y: 0, width: gtk_widget_get_allocated_width(part), height: gtk_widget_get_allocated_height(part))
    gtk_widget_translate_coordinates(part, widget, 0, 0, &rectangle.x, &rectangle.y)
    return rectangle
  }

  /// True when a part has got its place.
  func isLaidOut(_ part: UnsafeMutablePointer<GtkWidget>) -> Bool {
    gtk_widget_get_allocated_height(part) > 1 && extents(of: part).y > 0
  }

  /// Gives the window a size and waits until it has it.
  func resize(_ width: Int32, _ height: Int32) -> Bool {
    gtk_window_resize(gtk_window(widget), width, height)
    let done = pump {
      gtk_widget_get_allocated_width(widget) == width && gtk_widget_get_allocated_height(widget) == height
    }
    settle()
    return done
  }

  /// Every label under a widget, from top to bottom.
  func labels(under widget: UnsafeMutablePointer<GtkWidget>) -> [String] {
    var labels: [String] = []
    forEachWidget(under: widget) {
      if cgtk_is_label($0) != 0 { labels.append(String(cString: gtk_label_get_text(gtk_label($0)))) }
    }
    return labels
  }
}

/// Calls a body with a widget and everything inside it.
@MainActor
func forEachWidget(
  under widget: UnsafeMutablePointer<GtkWidget>, _ body: (UnsafeMutablePointer<GtkWidget>) -> Void
) {
  body(widget)
  guard cgtk_is_container(widget) != 0 else { return }
  let children = gtk_container_get_children(gtk_container(widget))
  defer { g_list_free(children) }
  var child = children
  while let node = child {
    forEachWidget(under: node.pointee.data.assumingMemoryBound(to: GtkWidget.self), body)
    child = node.pointee.next
  }
}
