import CGTK
import GTKBinding
import PalabraCore

/// The answer: the translation, large, and the details under it, in an area that scrolls.
@MainActor
final class AnswerView {
  /// The whole of it.
  let widget: UnsafeMutablePointer<GtkWidget>

  /// The label that shows the translation or the message.
  let result: UnsafeMutablePointer<GtkWidget>

  let forms = FormsView()

  private let details = DetailsView()
  private let suggestions: UnsafeMutablePointer<GtkWidget>

  /// What can be done where there is no translation.
  let addWord = AddWordButton()

  /// What can be done with the translation.
  let buttons = AnswerButtons()

  /// The translation that is shown, how it is spoken, and its language; nil while there is none.
  private(set) var shown: (text: String, spoken: String, language: Language)?

  /// The headword of the answer that is shown; nil while there is none.
  private(set) var headword: Headword?

  /// How large it is.
  let size: AnswerSize

  /// What happens when a headword that is suggested is followed.
  var onSuggestion: @MainActor (String) -> Void = { _ in }

  /// What happens when a word of the other language is followed.
  var onWord: @MainActor (String) -> Void {
    get { details.onWord }
    set { details.onWord = newValue }
  }

  init() {
    widget = gtk_scrolled_window_new(nil, nil)
    result = gtk_label_new(nil)
    suggestions = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_scrolled_window_set_policy(gtk_scrolled_window(widget), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)

    atk_object_set_name(gtk_widget_get_accessible(widget), Messages.answerName)

    Style.add("result", to: result)
    gtk_label_set_selectable(gtk_label(result), 1)
    TextLabel.wrap(result)
    gtk_label_set_justify(gtk_label(result), GTK_JUSTIFY_CENTER)
    Announcement.setUp(result)
    // Nobody would know what an empty label with the focus is.
    gtk_widget_set_can_focus(result, 0)

    let row: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
    gtk_box_pack_start(gtk_box(row), result, 1, 1, 0)
    size = AnswerSize(of: [row, suggestions, details.widget, forms.widget])
    let page: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 18)
    let head: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_box_pack_start(gtk_box(head), row, 0, 0, 0)
    gtk_box_pack_start(gtk_box(head), buttons.widget, 0, 0, 0)
    gtk_box_pack_start(gtk_box(page), head, 0, 0, 0)
    gtk_widget_set_no_show_all(suggestions, 1)
    gtk_box_pack_start(gtk_box(page), suggestions, 0, 0, 0)
    gtk_box_pack_start(gtk_box(page), addWord.widget, 0, 0, 0)
    gtk_box_pack_start(gtk_box(page), details.widget, 0, 0, 0)
    gtk_box_pack_start(gtk_box(page), forms.widget, 0, 0, 0)
    gtk_container_add(gtk_container(widget), page)
  }

  /// Shows what a query came to; nil shows nothing.
  func show(_ translation: Translation?, _ direction: Direction) {
    (shown, headword) = (nil, nil)
    var matches: [Match] = []
    var alternatives: [String] = []
    switch translation {
    case nil, .nothingTyped: break
    case .notFound(let suggestions): alternatives = suggestions
    case .found(let found):
      shown = (found.text, found.spoken, direction.target)
      (matches, alternatives) = (found.matches, found.suggestions)
      headword = found.headword(direction)
    }
    setResult(shown?.text ?? translation.map { Messages.message(for: $0, direction) } ?? "")
    suggest(alternatives, direction)
    addWord.show(translation?.isMiss ?? false)
    details.show(matches, direction)
    forms.show(matches)
    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(gtk_scrolled_window(widget)), 0)
  }

  /// Scrolls by pages, down when there are more than none.
  func scroll(pages: Double) {
    let adjustment = gtk_scrolled_window_get_vadjustment(gtk_scrolled_window(widget))
    let distance = pages * gtk_adjustment_get_page_increment(adjustment)
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + distance)
  }

  private func suggest(_ words: [String], _ direction: Direction) {
    gtk_container_foreach(gtk_container(suggestions), { child, _ in gtk_widget_destroy(child) }, nil)
    gtk_widget_hide(suggestions)
    if words.isEmpty { return }
    var markup = Markup()
    markup.add(Messages.didYouMean + " ")
    for (index, word) in words.enumerated() {
      if index > 0 { markup.add(", ") }
      markup.addLink(word, [Markup.languages(direction).headwords])
    }
    let label = LinkLabel.make(markup, style: "suggestions") { [weak self] in self?.onSuggestion($0) }
    gtk_label_set_xalign(gtk_label(label), 0.5)
    gtk_label_set_justify(gtk_label(label), GTK_JUSTIFY_CENTER)
    gtk_container_add(gtk_container(suggestions), label)
    gtk_widget_show_all(label)
    gtk_widget_show(suggestions)
  }

  private func setResult(_ text: String) {
    // Setting an equal text would drop what the user has selected in it.
    if String(cString: gtk_label_get_text(gtk_label(result))) != text {
      gtk_label_set_text(gtk_label(result), text)
      gtk_widget_set_can_focus(result, text.isEmpty ? 0 : 1)
    }
    if shown == nil { Style.add("message", to: result) } else { Style.remove("message", from: result) }
    let attributes = pango_attr_list_new()
    // A hyphen that Pango inserts would be read as part of the spelling.
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    defer { pango_attr_list_unref(attributes) }
    if let shown { pango_attr_list_insert(attributes, shown.language.attribute) }
    gtk_label_set_attributes(gtk_label(result), attributes)
    Announcement.announce(result)
  }
}
