import CGTK
import GTKBinding
import PalabraCore

/// The button that gives the word a star, and takes it away.
@MainActor
final class StarButton {
  let widget: UnsafeMutablePointer<GtkWidget>

  /// True when the word has a star.
  var isStarred = false {
    didSet { show() }
  }

  /// Makes the button; a handler is called with what the user wants.
  init(onToggle: @escaping @MainActor (Bool) -> Void) {
    widget = gtk_toggle_button_new_with_label("☆")
    gtk_widget_set_tooltip_text(widget, Messages.starTooltip)
    atk_object_set_name(gtk_widget_get_accessible(widget), Messages.star)
    connect(widget, "toggled") { [unowned self] in
      let isWanted = gtk_toggle_button_get_active(gtk_toggle_button(widget)) != 0
      if isWanted != isStarred { onToggle(isWanted) }
    }
  }

  private func show() {
    let isActive = gtk_toggle_button_get_active(gtk_toggle_button(widget)) != 0
    if isActive != isStarred { gtk_toggle_button_set_active(gtk_toggle_button(widget), isStarred ? 1 : 0) }
    let label = isStarred ? "★" : "☆"
    if String(cString: gtk_button_get_label(gtk_button(widget))) != label {
      gtk_button_set_label(gtk_button(widget), label)
    }
  }
}
