import CGTK

/// A window with something to read, which scrolls.
@MainActor
enum ReadingWindow {
  /// Makes a window around what there is to read.
  static func make(
    title: String, _ page: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget> {
    let window: UnsafeMutablePointer<GtkWidget> = gtk_window_new(GTK_WINDOW_TOPLEVEL)
    gtk_window_set_title(gtk_window(window), title)
    gtk_window_set_default_size(gtk_window(window), 480, 480)
    gtk_window_set_type_hint(gtk_window(window), GDK_WINDOW_TYPE_HINT_DIALOG)
    Style.add("page", to: page)
    let area: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new(nil, nil)
    gtk_scrolled_window_set_policy(gtk_scrolled_window(area), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    // So that the keys that scroll reach it.
    gtk_widget_set_can_focus(area, 1)
    atk_object_set_name(gtk_widget_get_accessible(area), title)
    gtk_container_add(gtk_container(area), page)
    gtk_container_add(gtk_container(window), area)
    gtk_widget_show_all(area)
    return window
  }
}
