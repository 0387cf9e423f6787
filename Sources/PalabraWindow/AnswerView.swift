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

  private let details = DetailsView()

  init() {
    widget = gtk_scrolled_window_new(nil, nil)
    result = gtk_label_new(nil)
    gtk_scrolled_window_set_policy(gtk_scrolled_window(widget), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)

    atk_object_set_name(gtk_widget_get_accessible(widget), Messages.answerName)

    Style.add("result", to: result)
    gtk_label_set_selectable(gtk_label(result), 1)
    gtk_label_set_line_wrap(gtk_label(result), 1)
    gtk_label_set_line_wrap_mode(gtk_label(result), PANGO_WRAP_WORD_CHAR)
    gtk_label_set_justify(gtk_label(result), GTK_JUSTIFY_CENTER)
    gtk_label_set_max_width_chars(gtk_label(result), 1)
    atk_object_set_role(gtk_widget_get_accessible(result), ATK_ROLE_NOTIFICATION)

    let row: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
    gtk_box_pack_start(gtk_box(row), result, 1, 1, 0)
    let page: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 18)
    gtk_box_pack_start(gtk_box(page), row, 0, 0, 0)
    gtk_box_pack_start(gtk_box(page), details.widget, 0, 0, 0)
    gtk_container_add(gtk_container(widget), page)
  }

  /// Shows what a query came to.
  func show(_ translation: Translation, _ direction: Direction = .englishToSpanish) {
    if case .found(let answer) = translation {
      setResult(answer.text, language: "es")
      Style.remove("message", from: result)
      details.show(answer.matches)
    } else {
      setResult(Messages.message(for: translation, direction), language: nil)
      Style.add("message", to: result)
      details.show([])
    }
    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(gtk_scrolled_window(widget)), 0)
  }

  private func setResult(_ text: String, language: String?) {
    // Setting an equal text would drop what the user has selected in it.
    if String(cString: gtk_label_get_text(gtk_label(result))) != text {
      gtk_label_set_text(gtk_label(result), text)
    }
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    if let language {
      pango_attr_list_insert(attributes, pango_attr_language_new(pango_language_from_string(language)))
    }
    gtk_label_set_attributes(gtk_label(result), attributes)
    // A screen reader speaks a notification that comes to be shown.
    atk_object_notify_state_change(gtk_widget_get_accessible(result), AtkState(ATK_STATE_SHOWING.rawValue), 1)
  }
}
