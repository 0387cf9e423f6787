import CGTK
import GTKBinding
import PalabraCore

/// The list of all keys.
///
/// Not a `GtkShortcutsWindow`: that one has a button without a name, and fails a screen reader once it is closed.
@MainActor
enum ShortcutsWindow {
  /// Keys that belong together, and what each does.
  struct Group {
    let title: String
    /// Keys are written as `gtk_accelerator_parse` reads them, with a space between alternatives.
    let shortcuts: [(title: String, keys: String)]
  }

  /// Makes the window.
  static func make() -> UnsafeMutablePointer<GtkWidget> {
    let grid: UnsafeMutablePointer<GtkWidget> = gtk_grid_new()
    gtk_grid_set_row_spacing(gtk_grid(grid), 6)
    gtk_grid_set_column_spacing(gtk_grid(grid), 24)
    var cells: [(label: UnsafeMutablePointer<GtkWidget>, column: Int32, row: Int32)] = []
    var row: Int32 = 0
    for group in Messages.shortcutGroups {
      let heading = label(group.title)
      Style.add("headword", to: heading)
      cells.append((heading, 0, row))
      for shortcut in group.shortcuts {
        row += 1
        cells.append((label(shortcut.title), 0, row))
        cells.append((label(keys(shortcut.keys)), 1, row))
      }
      row += 1
    }
    // A screen reader meets the cells of a grid last one first.
    for cell in cells.reversed() { gtk_grid_attach(gtk_grid(grid), cell.label, cell.column, cell.row, 1, 1) }
    return ReadingWindow.make(title: Messages.shortcutsTitle, grid)
  }

  private static func label(_ text: String) -> UnsafeMutablePointer<GtkWidget> {
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(text)
    gtk_label_set_xalign(gtk_label(label), 0)
    return label
  }

  /// The names of keys as they stand on the user's keyboard.
  private static func keys(_ accelerators: String) -> String {
    let names = accelerators.split(separator: " ").map { accelerator in
      var key: guint = 0
      var modifiers = GdkModifierType(rawValue: 0)
      gtk_accelerator_parse(String(accelerator), &key, &modifiers)
      return takeString(gtk_accelerator_get_label(key, modifiers))
    }
    return names.joined(separator: ", ")
  }
}
