import CGTK
import GTKBinding
import PalabraCore

/// The pages of forms of an answer, under a line that opens and closes them.
///
/// Nothing is conjugated before it is opened.
@MainActor
final class FormsView {
  /// The expander, hidden when there is nothing to show.
  let widget: UnsafeMutablePointer<GtkWidget>

  private var matches: [Match] = []
  private var pages: UnsafeMutablePointer<GtkWidget>?

  init() {
    widget = gtk_expander_new(nil)
    gtk_expander_set_use_underline(gtk_expander(widget), 1)
    atk_object_set_name(gtk_widget_get_accessible(widget), Messages.forms.filter { $0 != "_" })
    // In a wide expander GTK puts the line at the wrong end from right to left.
    gtk_widget_set_halign(widget, GTK_ALIGN_START)
    gtk_widget_set_no_show_all(widget, 1)
    showArrow()
    connect(widget, "notify::expanded") { [unowned self] in
      showArrow()
      showPages()
    }
  }

  /// Offers the forms of the words of an answer.
  func show(_ matches: [Match]) {
    self.matches = matches
    let mayInflect = matches.contains { $0.senses.contains { $0.partOfSpeech.inflectsInSpanish } }
    gtk_widget_set_visible(widget, mayInflect ? 1 : 0)
    showPages()
  }

  private var isOpen: Bool { gtk_expander_get_expanded(gtk_expander(widget)) != 0 }

  private func showArrow() {
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    gtk_expander_set_label(gtk_expander(widget), "\(Messages.forms) \(isOpen ? "▾" : isMirrored ? "◂" : "▸")")
  }

  /// Fills the pages if they are open.
  private func showPages() {
    guard isOpen else { return }
    let text = FormTable.tables(of: matches).map { "\($0.lemma)\n\($0.text)" }.joined(separator: "\n\n")
    gtk_label_set_text(gtk_label(pages ?? makePages()), text)
  }

  /// Wide tables scroll within the window.
  private func makePages() -> UnsafeMutablePointer<GtkWidget> {
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(nil)
    gtk_label_set_selectable(gtk_label(label), 1)
    gtk_label_set_xalign(gtk_label(label), 0)
    gtk_label_set_yalign(gtk_label(label), 0)
    Style.add("forms", to: label)
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, Language.spanish.attribute)
    gtk_label_set_attributes(gtk_label(label), attributes)
    pango_attr_list_unref(attributes)
    let area: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new(nil, nil)
    gtk_scrolled_window_set_policy(gtk_scrolled_window(area), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
    gtk_scrolled_window_set_propagate_natural_width(gtk_scrolled_window(area), 1)
    gtk_container_add(gtk_container(area), label)
    gtk_container_add(gtk_container(widget), area)
    gtk_widget_show_all(area)
    pages = label
    return label
  }
}
