import CGTK
import GTKBinding
import PalabraCore

/// The page of the words that were looked up, with a search.
@MainActor
final class HistoryPage: WordPage {
  let widget: UnsafeMutablePointer<GtkWidget>
  let table = WordTable(named: Messages.historyName)
  let search: UnsafeMutablePointer<GtkWidget>
  let clear: UnsafeMutablePointer<GtkWidget>
  let keep: UnsafeMutablePointer<GtkWidget>

  /// What happens before the user is asked whether to forget everything.
  var onClear: @MainActor () -> Void = {}

  private unowned let window: MainWindow
  private var items: [HistoryTally.Item] = []

  init(of window: MainWindow) {
    self.window = window
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
    search = gtk_entry_new()
    clear = gtk_button_new_with_mnemonic(Messages.clearHistory)
    keep = gtk_check_button_new_with_mnemonic(Messages.keepHistory)
    gtk_entry_set_placeholder_text(gtk_entry(search), Messages.searchHistory)
    gtk_entry_set_width_chars(gtk_entry(search), 10)
    atk_object_set_name(gtk_widget_get_accessible(search), Messages.searchHistory)
    layOut()
    connect(search, "changed") { [unowned self] in filter() }
    connect(search, "activate") { [unowned self] in
      if let selected = table.selected { table.onChoice(selected) }
    }
    connect(table.list, "key-press-event", after: true) { [unowned self] in searchFor($0) ? 1 : 0 }
    connect(clear, "clicked") { [unowned self] in askToClear() }
    connect(keep, "toggled") { [unowned self] in setKeeping() }
  }

  func fill() {
    gtk_toggle_button_set_active(gtk_toggle_button(keep), window.history.isKept ? 1 : 0)
    items = window.history.items()
    filter()
  }

  func takeFocus() {
    gtk_entry_set_text(gtk_entry(search), "")
    gtk_widget_grab_focus(search)
  }

  /// Shows the words that the search finds: it takes beginnings of words, in any case and without accents.
  private func filter() {
    let text = String(cString: gtk_entry_get_text(gtk_entry(search)))
    let found = text.isEmpty ? items : items.filter { g_str_match_string(text, $0.headword.text, 1) != 0 }
    table.show(
      found.map { .init(headword: $0.headword, note: Messages.lookups($0.count, $0.headword.direction)) })
  }

  /// Takes what is typed in the list to the search; returns true when it has done so.
  private func searchFor(_ event: UnsafeMutableRawPointer) -> Bool {
    guard KeyPress(event).meaning == .text else { return false }
    gtk_entry_grab_focus_without_selecting(gtk_entry(search))
    return gtk_widget_event(search, event.assumingMemoryBound(to: GdkEvent.self)) != 0
  }

  private func askToClear() {
    onClear()
    Confirmation.ask(Messages.askToClear, Messages.clear, over: window.widget) { [weak window] in
      window?.history.clear()
    }
  }

  private func setKeeping() {
    let isKept = gtk_toggle_button_get_active(gtk_toggle_button(keep)) != 0
    guard isKept != window.settings.keepsHistory else { return }
    window.history.write()
    window.settings.keepsHistory = isKept
    window.saveSettings()
    fill()
  }

  private func layOut() {
    let row: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
    gtk_box_pack_start(gtk_box(row), keep, 1, 1, 0)
    gtk_box_pack_start(gtk_box(row), clear, 0, 0, 0)
    gtk_box_pack_start(gtk_box(widget), search, 0, 0, 0)
    gtk_box_pack_start(gtk_box(widget), table.widget, 1, 1, 0)
    gtk_box_pack_start(gtk_box(widget), row, 0, 0, 0)
  }
}
