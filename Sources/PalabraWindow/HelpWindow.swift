import CGTK
import GTKBinding
import PalabraCore

/// What one can do with the program, in words.
@MainActor
enum HelpWindow {
  /// Makes the window.
  static func make() -> UnsafeMutablePointer<GtkWidget> {
    let window: UnsafeMutablePointer<GtkWidget> = gtk_window_new(GTK_WINDOW_TOPLEVEL)
    gtk_window_set_title(gtk_window(window), Messages.helpTitle)
    gtk_window_set_default_size(gtk_window(window), 480, 480)
    gtk_window_set_type_hint(gtk_window(window), GDK_WINDOW_TYPE_HINT_DIALOG)

    let column: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)
    Style.add("help", to: column)
    for paragraph in Messages.help {
      gtk_box_pack_start(gtk_box(column), label(paragraph), 0, 0, 0)
    }
    let area: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new(nil, nil)
    gtk_scrolled_window_set_policy(gtk_scrolled_window(area), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_container_add(gtk_container(area), column)
    gtk_container_add(gtk_container(window), area)
    gtk_widget_show_all(area)
    return window
  }

  private static func label(_ text: String) -> UnsafeMutablePointer<GtkWidget> {
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(text)
    gtk_label_set_selectable(gtk_label(label), 1)
    gtk_label_set_line_wrap(gtk_label(label), 1)
    gtk_label_set_line_wrap_mode(gtk_label(label), PANGO_WRAP_WORD_CHAR)
    gtk_label_set_max_width_chars(gtk_label(label), 1)
    gtk_label_set_xalign(gtk_label(label), 0)
    return label
  }
}
