import CGTK
import GTKBinding
import PalabraCore

/// The list of words that begin with what stands in an entry, each with its translation (`GtkEntryCompletion`).
@MainActor
final class WordCompletion {
  private let completion: UnsafeMutablePointer<GtkEntryCompletion>
  private let list: UnsafeMutablePointer<GtkListStore>

  /// Makes the list of an entry, and calls a handler with the word that is chosen from it.
  init(of entry: UnsafeMutablePointer<GtkWidget>, onChoice: @escaping @MainActor (String) -> Void) {
    completion = gtk_entry_completion_new()
    var types = [GType](repeating: cgtk_type_string(), count: 2)
    list = gtk_list_store_newv(2, &types)
    gtk_entry_completion_set_model(completion, gtk_tree_model(list))
    gtk_entry_completion_set_minimum_key_length(completion, 2)
    // The core has matched already.
    gtk_entry_completion_set_match_func(completion, { _, _, _, _ in 1 }, nil, nil)
    addColumn(0)
    let translation = addColumn(1)
    let dim = pango_attr_list_new()
    pango_attr_list_insert(dim, pango_attr_foreground_alpha_new(UInt16.max / 4 * 3))
    cgtk_set_boxed(translation, "attributes", UnsafeMutableRawPointer(dim))
    pango_attr_list_unref(dim)
    connect(completion, "match-selected") { model, row in
      let word = Self.word(in: gtk_tree_model(model), at: row.assumingMemoryBound(to: GtkTreeIter.self))
      // GTK is still busy with the list, which looking the word up takes away.
      onIdle { onChoice(word) }
      return 1
    }
    gtk_entry_set_completion(gtk_entry(entry), completion)
    nameList()
    g_object_unref(completion)
    g_object_unref(list)
  }

  /// Offers words; none closes the list.
  func offer(_ completions: [Completion]) {
    gtk_list_store_clear(list)
    for completion in completions {
      cgtk_list_store_append_strings(list, completion.word, completion.translation)
    }
  }

  /// Names the list for a screen reader; GTK hands it out nowhere, and makes no other window of its kind here.
  private func nameList() {
    let windows = gtk_window_list_toplevels()
    defer { g_list_free(windows) }
    var next = windows
    while let node = next {
      let window = gtk_window(node.pointee.data)
      if gtk_window_get_type_hint(window) == GDK_WINDOW_TYPE_HINT_COMBO { name(gtk_widget(window)) }
      next = node.pointee.next
    }
  }

  private func name(_ widget: UnsafeMutablePointer<GtkWidget>) {
    atk_object_set_name(gtk_widget_get_accessible(widget), Messages.completionsName)
    guard cgtk_is_container(widget) != 0 else { return }
    let children = gtk_container_get_children(gtk_container(widget))
    defer { g_list_free(children) }
    if let first = children?.pointee.data { name(gtk_widget(first)) }
  }

  @discardableResult
  private func addColumn(_ column: Int32) -> UnsafeMutablePointer<GtkCellRenderer> {
    let layout = gtk_cell_layout(completion)
    let renderer: UnsafeMutablePointer<GtkCellRenderer> = gtk_cell_renderer_text_new()
    cgtk_set_int(renderer, "xpad", 6)
    gtk_cell_layout_pack_start(layout, renderer, column == 0 ? 0 : 1)
    gtk_cell_layout_add_attribute(layout, renderer, "text", column)
    return renderer
  }

  private static func word(
    in model: OpaquePointer, at row: UnsafeMutablePointer<GtkTreeIter>
  ) -> String {
    var value = GValue()
    defer { g_value_unset(&value) }
    gtk_tree_model_get_value(model, row, 0, &value)
    return g_value_get_string(&value).map { String(cString: $0) } ?? ""
  }
}
