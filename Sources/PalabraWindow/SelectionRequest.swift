import CGTK
import GTKBinding

/// The text that is selected anywhere on the display (the primary selection), read once.
@MainActor
final class SelectionRequest {
  /// What the request comes to.
  enum Result: Equatable {
    case text(String)
    /// No text is selected.
    case nothing
    /// Nobody has answered for a second.
    case unanswered
  }

  private var onResult: (@MainActor (Result) -> Void)?
  private var handler: gulong = 0

  /// Asks for the text, and calls a handler with the result within a second.
  ///
  /// Wayland tells it only to the window that has the focus; elsewhere it is asked for at once.
  init(for window: UnsafeMutablePointer<GtkWidget>, onResult: @escaping @MainActor (Result) -> Void) {
    self.onResult = onResult
    // Holds the request until then.
    onTimeout(1000) { [self] in finish(.unanswered) }
    if !Self.needsFocus(of: window) || gtk_window_is_active(gtk_window(window)) != 0 {
      ask()
      return
    }
    handler = connect(window, "notify::is-active") { [weak self] in
      guard let self, gtk_window_is_active(gtk_window(window)) != 0 else { return }
      g_signal_handler_disconnect(window, handler)
      ask()
    }
  }

  private static func needsFocus(of window: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let display = gtk_widget_get_display(window) else { return false }
    return String(cString: cgtk_type_name(UnsafeMutableRawPointer(display))) == "GdkWaylandDisplay"
  }

  private func ask() {
    let clipboard = gtk_clipboard_get(gdk_atom_intern_static_string("PRIMARY"))
    gtk_clipboard_request_text(
      clipboard,
      { _, text, data in
        MainActor.assumeIsolated {
          guard let data else { return }
          let request = Unmanaged<SelectionRequest>.fromOpaque(data).takeRetainedValue()
          request.finish(text.map { .text(String(cString: $0)) } ?? .nothing)
        }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  /// Tells the first result; what comes later is no longer wanted.
  private func finish(_ result: Result) {
    let handler = onResult
    onResult = nil
    handler?(result)
  }
}
