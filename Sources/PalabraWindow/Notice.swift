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
    Style.add("notice", to: widget)
    gtk_label_set_line_wrap(gtk_label(widget), 1)
    gtk_label_set_line_wrap_mode(gtk_label(widget), PANGO_WRAP_WORD_CHAR)
    gtk_label_set_max_width_chars(gtk_label(widget), 30)
    gtk_label_set_selectable(gtk_label(widget), 1)
    gtk_widget_set_no_show_all(widget, 1)
    gtk_widget_set_visible(widget, standing == nil ? 0 : 1)
    atk_object_set_role(gtk_widget_get_accessible(widget), ATK_ROLE_NOTIFICATION)
  }

  /// Says something until the next word is looked up, or for some milliseconds.
  func show(_ text: String, milliseconds: guint? = nil) {
    gtk_label_set_text(gtk_label(widget), text)
    gtk_widget_show(widget)
    // A screen reader speaks a notification that comes to be shown.
    atk_object_notify_state_change(gtk_widget_get_accessible(widget), AtkState(ATK_STATE_SHOWING.rawValue), 1)
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
