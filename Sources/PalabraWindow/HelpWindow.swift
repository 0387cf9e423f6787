import CGTK
import GTKBinding
import PalabraCore

/// What one can do with the program, in words.
@MainActor
enum HelpWindow {
  /// Makes the window.
  static func make() -> UnsafeMutablePointer<GtkWidget> {
    let column: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)
    for paragraph in Messages.help {
      gtk_box_pack_start(gtk_box(column), label(paragraph), 0, 0, 0)
    }
    return ReadingWindow.make(title: Messages.helpTitle, column)
  }

  private static func label(_ text: String) -> UnsafeMutablePointer<GtkWidget> {
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(text)
    gtk_label_set_selectable(gtk_label(label), 1)
    TextLabel.wrap(label)
    gtk_label_set_xalign(gtk_label(label), 0)
    return label
  }
}
