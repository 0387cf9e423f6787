import CGTK
import GTKBinding
import PalabraCore

/// What opens over the window with two pages: the words that were looked up, and those that have a star.
@MainActor
final class WordsPopover {
  /// The pages, in their order.
  enum Page: Int32 {
    case history
    case wordList
  }

  let widget: UnsafeMutablePointer<GtkWidget>
  let historyPage: HistoryPage
  let wordListPage: WordListPage

  private let notebook: UnsafeMutablePointer<GtkWidget>
  private unowned let window: MainWindow

  init(of window: MainWindow) {
    self.window = window
    widget = gtk_popover_new(window.titleRow.widget)
    notebook = gtk_notebook_new()
    historyPage = HistoryPage(of: window)
    wordListPage = WordListPage(of: window)
    atk_object_set_name(gtk_widget_get_accessible(widget), Messages.wordsName)
    Style.add("words", to: widget)
    for (page, label) in [
      (historyPage.widget, Messages.historyTab), (wordListPage.widget, Messages.wordListTab),
    ] {
      gtk_notebook_append_page(gtk_notebook(notebook), page, gtk_label_new_with_mnemonic(label))
    }
    gtk_container_add(gtk_container(widget), notebook)
    gtk_widget_show_all(notebook)
    connect(notebook, "switch-page") { [unowned self] in onIdle { [weak self] in self?.fill() } }
    for table in [historyPage.table, wordListPage.table] {
      table.onChoice = { [unowned self] in choose($0) }
    }
    historyPage.onClear = { [unowned self] in hide() }
    wordListPage.onExport = { [unowned self] in hide() }
  }

  /// Opens it with a page.
  func show(_ page: Page) {
    gtk_notebook_set_current_page(gtk_notebook(notebook), page.rawValue)
    fit()
    fill()
    gtk_popover_popup(gtk_popover(widget))
    (page == .history ? historyPage : wordListPage as any WordPage).takeFocus()
  }

  private func hide() { gtk_popover_popdown(gtk_popover(widget)) }

  private func choose(_ headword: Headword) {
    hide()
    window.lookUp(headword.text, headword.direction)
    gtk_window_set_focus(gtk_window(window.widget), nil)
  }

  /// Fills the page that is shown.
  private func fill() {
    let number = gtk_notebook_get_current_page(gtk_notebook(notebook))
    if number == Page.history.rawValue { historyPage.fill() } else { wordListPage.fill() }
  }

  /// Makes it as large as it may be inside the window.
  private func fit() {
    let width = gtk_widget_get_allocated_width(window.widget)
    let height = gtk_widget_get_allocated_height(window.widget)
    gtk_widget_set_size_request(notebook, min(400, width - 36), min(420, height - 76))
  }
}

/// A page of words.
@MainActor
protocol WordPage {
  /// Reads the words again.
  func fill()

  /// Gives the focus to what one would use first.
  func takeFocus()
}
