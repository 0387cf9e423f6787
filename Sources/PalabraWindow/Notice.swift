import CGTK
import GTKBinding

/// A quiet line at the end of the window, which says what happened besides the answer.
@MainActor
final class Notice {
  /// The label, which is hidden while there is nothing to say.
  let widget: UnsafeMutablePointer<GtkWidget>

  /// What stands there whenever there is nothing newer; nil for nothing.
  private let standing: String?

  /// How often it has changed.
  private var count = 0

  init(standing: String?) {
    self.standing = standing
    widget = gtk_label_new(standing)
    TextLabel.wrap(widget, widthChars: 30)
    // A file of the user may hold a line of any length, which an error quotes.
    gtk_label_set_ellipsize(gtk_label(widget), PANGO_ELLIPSIZE_END)
    gtk_label_set_lines(gtk_label(widget), 2)
    gtk_label_set_selectable(gtk_label(widget), 1)
    gtk_widget_set_no_show_all(widget, 1)
    gtk_widget_set_visible(widget, standing == nil ? 0 : 1)
    Announcement.setUp(widget)
  }

  /// Says something until the next word is looked up, or for some milliseconds.
  func show(_ text: String, milliseconds: guint? = nil) {
    gtk_label_set_text(gtk_label(widget), text)
    gtk_widget_show(widget)
    Announcement.announce(widget)
    count += 1
    guard let milliseconds else { return }
    onTimeout(milliseconds) { [weak self, count] in
      if self?.count == count { self?.clear() }
    }
  }

  /// Takes back what was said.
  func clear() {
    count += 1
    gtk_label_set_text(gtk_label(widget), standing ?? "")
    gtk_widget_set_visible(widget, standing == nil ? 0 : 1)
  }
}
