import CGTK
import GTKBinding
import PalabraCore

/// A label whose words can be followed: with the pointer, or with Tab and Enter.
@MainActor
enum LinkLabel {
  /// Makes a label that can be selected; a handler is called with the word that is followed.
  static func make(
    _ markup: Markup, style: String, onLink: @escaping @MainActor (String) -> Void
  ) -> UnsafeMutablePointer<GtkWidget> {
    let label = TextLabel.make(markup, style: style)
    gtk_label_set_selectable(gtk_label(label), 1)
    if markup.links.isEmpty { return label }
    gtk_label_set_track_visited_links(gtk_label(label), 0)
    // Its links are there for a screen reader once it has been laid out.
    connect(label, "size-allocate") {
      forEachLink(of: label) { atk_object_set_name($0, markup.links[$1]) }
    }
    // A link and its label hold each other for ever unless the link goes first.
    connect(label, "destroy") { gtk_label_set_text(gtk_label(label), "") }
    connect(label, "activate-link") { address in
      let word = String(cString: address.assumingMemoryBound(to: CChar.self))
      // Following the word destroys this label.
      onIdle { onLink(word) }
      return 1
    }
    connect(
      label, "populate-popup",
      arguments: { [label] in
        guard let word = gtk_label_get_current_uri(gtk_label(label)), let menu = g_value_get_object($0 + 1)
        else {
          return
        }
        offer(String(cString: word), in: gtk_container(menu), onLink: onLink)
      })
    return label
  }

  /// Makes the menu of a link, which GTK takes for an address, one of a word.
  private static func offer(
    _ word: String, in menu: UnsafeMutablePointer<GtkContainer>, onLink: @escaping @MainActor (String) -> Void
  ) {
    gtk_container_foreach(menu, { item, _ in gtk_widget_destroy(item) }, nil)
    let acts: [(String, @MainActor () -> Void)] = [
      (Messages.translate, { onLink(word) }), (Messages.copy, { Clipboard.copy(word) }),
    ]
    for (label, act) in acts {
      let item: UnsafeMutablePointer<GtkWidget> = gtk_menu_item_new_with_mnemonic(label)
      connect(item, "activate") { onIdle(act) }
      gtk_container_add(menu, item)
      gtk_widget_show(item)
    }
  }

  /// Calls a body with every link as a screen reader meets it, which has no name of its own, and its number.
  private static func forEachLink(
    of label: UnsafeMutablePointer<GtkWidget>, _ body: (UnsafeMutablePointer<AtkObject>, Int) -> Void
  ) {
    let accessible = gtk_widget_get_accessible(label)
    for index in 0..<atk_object_get_n_accessible_children(accessible) {
      guard let link = atk_object_ref_accessible_child(accessible, index) else { continue }
      body(link, Int(index))
      g_object_unref(link)
    }
  }
}
