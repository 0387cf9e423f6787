import CGTK
import GTKBinding
import PalabraCore

/// The list of all keys (`GtkShortcutsWindow`).
@MainActor
enum ShortcutsWindow {
  /// Keys that belong together, and what each does.
  struct Group {
    let title: String
    let shortcuts: [(title: String, keys: String)]
  }

  /// Makes the window.
  static func make() -> UnsafeMutablePointer<GtkWidget> {
    let window = make(gtk_shortcuts_window_get_type())
    cgtk_set_int(window, "modal", 0)
    let section = make(gtk_shortcuts_section_get_type())
    cgtk_set_string(section, "section-name", "all")
    for group in Messages.shortcutGroups {
      let widget = make(gtk_shortcuts_group_get_type())
      cgtk_set_string(widget, "title", group.title)
      for shortcut in group.shortcuts {
        let row = make(gtk_shortcuts_shortcut_get_type())
        cgtk_set_string(row, "title", shortcut.title)
        cgtk_set_string(row, "accelerator", shortcut.keys)
        gtk_container_add(gtk_container(widget), row)
      }
      gtk_container_add(gtk_container(section), widget)
    }
    gtk_widget_show_all(section)
    gtk_container_add(gtk_container(window), section)
    return window
  }

  /// GTK has no functions that make these.
  private static func make(_ type: GType) -> UnsafeMutablePointer<GtkWidget> {
    gtk_widget(cgtk_object_new(type))
  }
}
