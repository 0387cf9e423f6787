import CGTK
import GTKBinding

/// A label whose words can be followed: with the pointer, or with Tab and Enter.
@MainActor
enum LinkLabel {
  /// Makes a label that can be selected and wraps; a handler is called with the word that is followed.
  static func make(
    _ markup: Markup, style: String, onLink: @escaping @MainActor (String) -> Void
  ) -> UnsafeMutablePointer<GtkWidget> {
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(nil)
    gtk_label_set_selectable(gtk_label(label), 1)
    gtk_label_set_track_visited_links(gtk_label(label), 0)
    gtk_label_set_line_wrap(gtk_label(label), 1)
    gtk_label_set_line_wrap_mode(gtk_label(label), PANGO_WRAP_WORD_CHAR)
    gtk_label_set_max_width_chars(gtk_label(label), 1)
    gtk_label_set_xalign(gtk_label(label), 0)
    gtk_widget_set_hexpand(label, 1)
    Style.add(style, to: label)
    gtk_label_set_markup(gtk_label(label), markup.string)
    // Its links are there for a screen reader once it has been laid out.
    connect(label, "size-allocate") { nameLinks(of: label, markup.links) }
    connect(label, "activate-link") { address in
      let word = String(cString: address.assumingMemoryBound(to: CChar.self))
      // Following the word destroys this label.
      onIdle { onLink(word) }
      return 1
    }
    return label
  }

  /// A link has no name of its own for a screen reader.
  private static func nameLinks(of label: UnsafeMutablePointer<GtkWidget>, _ words: [String]) {
    let accessible = gtk_widget_get_accessible(label)
    for (index, word) in words.enumerated() {
      guard let link = atk_object_ref_accessible_child(accessible, Int32(index)) else { continue }
      atk_object_set_name(link, word)
      g_object_unref(link)
    }
  }
}
