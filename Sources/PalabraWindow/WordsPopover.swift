import CGTK
import GTKBinding
import PalabraCore

/// What opens over the window with two pages: the words that were looked up, and those that have a star.
@MainActor
final class WordsPopover {
  /// The pages, in their order.
  enum Page: CaseIterable {
    case history
    case wordList
  }

  let widget: UnsafeMutablePointer<GtkWidget>
  let historyPage: HistoryPage
  let wordListPage: WordListPage

  private let stack: UnsafeMutablePointer<GtkWidget>
  private var tabs: [Page: UnsafeMutablePointer<GtkWidget>] = [:]
  private unowned let window: MainWindow

  init(of window: MainWindow) {
    self.window = window
    widget = gtk_popover_new(window.titleRow.widget)
    stack = gtk_stack_new()
    historyPage = HistoryPage(of: window)
    wordListPage = WordListPage(of: window)
    atk_object_set_name(gtk_widget_get_accessible(widget), Messages.wordsName)
    Style.add("words", to: widget)
    layOut()
    for table in [historyPage.table, wordListPage.table] {
      table.onChoice = { [unowned self] in choose($0) }
    }
    historyPage.onClear = { [unowned self] in hide() }
    wordListPage.onExport = { [unowned self] in hide() }
  }

  /// Opens it with a page.
  func show(_ page: Page) {
    fit()
    if let tab = tabs[page], gtk_toggle_button_get_active(gtk_toggle_button(tab)) == 0 {
      gtk_toggle_button_set_active(gtk_toggle_button(tab), 1)
    } else {
      turn(to: page)
    }
    gtk_popover_popup(gtk_popover(widget))
    self.page(page).takeFocus()
  }

  private func page(_ page: Page) -> any WordPage { page == .history ? historyPage : wordListPage }

  private func turn(to page: Page) {
    gtk_stack_set_visible_child(gtk_stack(stack), self.page(page).widget)
    self.page(page).fill()
  }

  // At once, as while it fades away it would not open again.
  private func hide() { gtk_widget_hide(widget) }

  private func choose(_ headword: Headword) {
    hide()
    window.lookUp(headword.text, headword.direction)
    gtk_window_set_focus(gtk_window(window.widget), nil)
  }

  /// Makes it as large as it may be inside the window.
  private func fit() {
    let width = gtk_widget_get_allocated_width(window.widget)
    let height = gtk_widget_get_allocated_height(window.widget)
    gtk_widget_set_size_request(stack, min(400, width - 48), min(380, height - 120))
  }

  private func layOut() {
    let row: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    gtk_widget_set_halign(row, GTK_ALIGN_CENTER)
    Style.add("linked", to: row)
    for page in Page.allCases {
      let tab = makeTab(page)
      tabs[page] = tab
      gtk_container_add(gtk_container(row), tab)
      gtk_container_add(gtk_container(stack), self.page(page).widget)
    }
    let column: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
    gtk_container_add(gtk_container(column), row)
    gtk_box_pack_start(gtk_box(column), stack, 1, 1, 0)
    gtk_container_add(gtk_container(widget), column)
    gtk_widget_show_all(column)
  }

  private func makeTab(_ page: Page) -> UnsafeMutablePointer<GtkWidget> {
    let group = tabs.values.first.map { gtk_radio_button($0) }
    let tab: UnsafeMutablePointer<GtkWidget> = gtk_radio_button_new_with_mnemonic_from_widget(
      group, page == .history ? Messages.historyTab : Messages.wordListTab)
    gtk_toggle_button_set_mode(gtk_toggle_button(tab), 0)
    connect(tab, "toggled") { [unowned self] in
      if gtk_toggle_button_get_active(gtk_toggle_button(tab)) != 0 { turn(to: page) }
    }
    return tab
  }
}

/// A page of words.
@MainActor
protocol WordPage {
  /// The whole of it.
  var widget: UnsafeMutablePointer<GtkWidget> { get }

  /// Reads the words again.
  func fill()

  /// Gives the focus to what one would use first.
  func takeFocus()
}
