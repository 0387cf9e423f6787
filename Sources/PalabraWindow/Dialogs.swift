import CGTK
import GTKBinding

/// The windows that open over the main one: each is built when it is wanted, and there once at most.
@MainActor
final class Dialogs {
  /// What the windows are for.
  enum Kind {
    case preferences, shortcuts, help, about, ownWord
  }

  private let parent: UnsafeMutablePointer<GtkWidget>
  private var open: [Kind: UnsafeMutablePointer<GtkWidget>] = [:]

  /// Makes a place for windows over another, with which they close.
  init(over parent: UnsafeMutablePointer<GtkWidget>) {
    self.parent = parent
  }

  /// Brings the window of a kind to the user; makes it if it is not there.
  func present(_ kind: Kind, _ make: () -> UnsafeMutablePointer<GtkWidget>) {
    let dialog = open[kind] ?? add(make(), kind)
    gtk_window_present_with_time(gtk_window(dialog), guint32(GDK_CURRENT_TIME))
  }

  /// Closes them all.
  func closeAll() {
    for dialog in open.values { gtk_widget_destroy(dialog) }
  }

  private func add(
    _ dialog: UnsafeMutablePointer<GtkWidget>, _ kind: Kind
  ) -> UnsafeMutablePointer<GtkWidget> {
    open[kind] = dialog
    gtk_window_set_transient_for(gtk_window(dialog), gtk_window(parent))
    gtk_window_set_destroy_with_parent(gtk_window(dialog), 1)
    connect(dialog, "destroy") { [weak self] in self?.open[kind] = nil }
    connect(dialog, "key-press-event", after: true) {
      let meaning = KeyPress($0).meaning
      guard meaning == .close || meaning == .clear else { return 0 }
      gtk_window_close(gtk_window(dialog))
      return 1
    }
    return dialog
  }
}
