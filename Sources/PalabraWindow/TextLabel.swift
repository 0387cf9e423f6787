import CGTK
import GTKBinding

/// A label of the answer.
@MainActor
enum TextLabel {
  /// Makes a label that begins where its lines do, and wraps.
  static func make(_ markup: Markup, style: String) -> UnsafeMutablePointer<GtkWidget> {
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(nil)
    wrap(label)
    gtk_label_set_xalign(gtk_label(label), 0)
    gtk_widget_set_hexpand(label, 1)
    Style.add(style, to: label)
    gtk_label_set_markup(gtk_label(label), markup.string)
    return label
  }

  /// Lets a label wrap wherever it must, so that no text widens its window.
  static func wrap(_ label: UnsafeMutablePointer<GtkWidget>, widthChars: Int32 = 1) {
    gtk_label_set_line_wrap(gtk_label(label), 1)
    gtk_label_set_line_wrap_mode(gtk_label(label), PANGO_WRAP_WORD_CHAR)
    gtk_label_set_max_width_chars(gtk_label(label), widthChars)
  }
}
