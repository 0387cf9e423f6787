import CGTK
import GTKBinding
import PalabraCore

/// The button that adds a translation where there is none.
@MainActor
final class AddWordButton {
  /// The place of the button, which is made when it is first shown.
  let widget: UnsafeMutablePointer<GtkWidget>

  private var isMade = false

  /// What happens when it is pressed.
  var onPress: @MainActor () -> Void = {}

  init() {
    widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    gtk_widget_set_no_show_all(widget, 1)
    Style.add("answer-buttons", to: widget)
  }

  /// Shows the button, or hides it.
  func show(_ isShown: Bool) {
    if isShown, !isMade {
      let button: UnsafeMutablePointer<GtkWidget> = gtk_button_new_with_mnemonic(Messages.addTranslation)
      gtk_button_set_relief(gtk_button(button), GTK_RELIEF_NONE)
      connect(button, "clicked") { [unowned self] in onPress() }
      gtk_container_add(gtk_container(widget), button)
      gtk_widget_show(button)
      isMade = true
    }
    gtk_widget_set_visible(widget, isShown ? 1 : 0)
  }
}

extension Translation {
  /// True when nothing is known of what was asked.
  var isMiss: Bool { if case .notFound = self { true } else { false } }
}
