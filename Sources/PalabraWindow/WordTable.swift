import CGTK
import GTKBinding
import PalabraCore

/// A list of words, each with a note beside it, that scrolls and stays fast with ten thousand of them.
@MainActor
final class WordTable {
  /// The whole of it.
  let widget: UnsafeMutablePointer<GtkWidget>

  /// The list itself, which takes the focus.
  let list: UnsafeMutablePointer<GtkWidget>

  /// A word and its note.
  struct Row {
    let headword: Headword
    let note: String
  }

  /// What happens when a word is chosen with Enter or two clicks.
  var onChoice: @MainActor (Headword) -> Void = { _ in }

  private var rows: [Row] = []

  /// Makes an empty list with a name for who cannot see it.
  init(named name: String) {
    widget = gtk_scrolled_window_new(nil, nil)
    list = gtk_tree_view_new()
    gtk_scrolled_window_set_policy(gtk_scrolled_window(widget), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_shadow_type(gtk_scrolled_window(widget), GTK_SHADOW_IN)
    gtk_tree_view_set_headers_visible(gtk_tree_view(list), 0)
    // What is typed is for the search above.
    gtk_tree_view_set_enable_search(gtk_tree_view(list), 0)
    for part in [widget, list] { atk_object_set_name(gtk_widget_get_accessible(part), name) }
    addColumn(0, Messages.wordColumn)
    addColumn(1, Messages.noteColumn)
    // So it need not measure every row.
    gtk_tree_view_set_fixed_height_mode(gtk_tree_view(list), 1)
    gtk_container_add(gtk_container(widget), list)
    connect(
      list, "row-activated",
      arguments: { [unowned self] _ in
        if let selected { onChoice(selected) }
      })
  }

  /// Shows words in place of those before, and selects the first.
  func show(_ rows: [Row]) {
    self.rows = rows
    var types = [GType](repeating: cgtk_type_string(), count: 2)
    guard let store = gtk_list_store_newv(2, &types) else { return }
    defer { g_object_unref(store) }
    for row in rows {
      cgtk_list_store_append_strings(store, row.headword.text, row.note)
    }
    gtk_tree_view_set_model(gtk_tree_view(list), gtk_tree_model(store))
    select(0)
  }

  /// The word that is selected; nil when there is none.
  var selected: Headword? { position.map { rows[$0].headword } }

  /// The number of the row that is selected, from 0; nil when there is none.
  var position: Int? {
    var path: OpaquePointer?
    gtk_tree_view_get_cursor(gtk_tree_view(list), &path, nil)
    guard let path else { return nil }
    defer { gtk_tree_path_free(path) }
    let row = gtk_tree_path_get_indices(path).map { Int($0.pointee) }
    return row.flatMap { rows.indices.contains($0) ? $0 : nil }
  }

  /// Selects the row with a number, or the last one if there are fewer.
  func select(_ row: Int) {
    guard !rows.isEmpty, let path = gtk_tree_path_new_from_string("\(min(row, rows.count - 1))") else {
      return
    }
    defer { gtk_tree_path_free(path) }
    gtk_tree_view_set_cursor(gtk_tree_view(list), path, nil, 0)
  }

  private func addColumn(_ number: Int32, _ title: String) {
    let column = gtk_tree_view_column_new()
    let renderer: UnsafeMutablePointer<GtkCellRenderer> = gtk_cell_renderer_text_new()
    cgtk_set_int(renderer, "ellipsize", Int32(PANGO_ELLIPSIZE_END.rawValue))
    gtk_tree_view_column_set_title(column, title)
    gtk_tree_view_column_pack_start(column, renderer, 1)
    gtk_tree_view_column_add_attribute(column, renderer, "text", number)
    gtk_tree_view_column_set_sizing(column, GTK_TREE_VIEW_COLUMN_FIXED)
    gtk_tree_view_column_set_expand(column, 1)
    gtk_tree_view_append_column(gtk_tree_view(list), column)
  }
}
