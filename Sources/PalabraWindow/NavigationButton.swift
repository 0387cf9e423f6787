import CGTK
import GTKBinding

/// A button with an arrow.
@MainActor
struct NavigationButton {
  let widget: UnsafeMutablePointer<GtkWidget>

  /// Makes a button with a character, as an icon of the theme would cost much, and a name for who cannot see it.
  init(_ character: String, _ name: String, tooltip: String, onClick: @escaping @MainActor () -> Void) {
    widget = gtk_button_new_with_label(character)
    gtk_widget_set_tooltip_text(widget, tooltip)
    atk_object_set_name(gtk_widget_get_accessible(widget), name)
    connect(widget, "clicked", onClick)
  }
}
