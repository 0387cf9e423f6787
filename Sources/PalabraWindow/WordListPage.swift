import CGTK
import GTKBinding
import PalabraCore

/// The page of the words that have a star.
@MainActor
final class WordListPage: WordPage {
  let widget: UnsafeMutablePointer<GtkWidget>
  let table = WordTable(named: Messages.wordListName)
  let remove: UnsafeMutablePointer<GtkWidget>
  let export: UnsafeMutablePointer<GtkWidget>

  /// What happens before the user is asked where to export the words to.
  var onExport: @MainActor () -> Void = {}

  private unowned let window: MainWindow

  init(of window: MainWindow) {
    self.window = window
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
    remove = gtk_button_new_with_mnemonic(Messages.remove)
    export = gtk_button_new_with_mnemonic(Messages.export)
    let row: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
    gtk_box_pack_start(gtk_box(row), remove, 0, 0, 0)
    gtk_box_pack_end(gtk_box(row), export, 0, 0, 0)
    gtk_box_pack_start(gtk_box(widget), table.widget, 1, 1, 0)
    gtk_box_pack_start(gtk_box(widget), row, 0, 0, 0)
    connect(remove, "clicked") { [unowned self] in removeSelected() }
    connect(export, "clicked") { [unowned self] in
      onExport()
      window.exportWordList()
    }
    connect(table.list, "key-press-event") { [unowned self] in
      guard $0.assumingMemoryBound(to: GdkEventKey.self).pointee.keyval == guint(GDK_KEY_Delete) else {
        return 0
      }
      removeSelected()
      return 1
    }
  }

  func fill() {
    let words = window.stars.headwords
    table.show(
      words.map {
        .init(headword: $0, note: window.translator.translate($0.text, $0.direction, suggesting: 0).text)
      })
    for button in [remove, export] { gtk_widget_set_sensitive(button, words.isEmpty ? 0 : 1) }
  }

  func takeFocus() { gtk_widget_grab_focus(table.list) }

  private func removeSelected() {
    guard let selected = table.selected, let position = table.position else { return }
    window.stars.set(selected, isStarred: false)
    fill()
    table.select(position)
    window.showButtons()
  }
}
