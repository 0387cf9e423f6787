import CGTK
import GTKBinding
import PalabraCore

/// The button that speaks the translation, which says what is missing when that cannot be done.
@MainActor
final class SpeakButton {
  let widget: UnsafeMutablePointer<GtkWidget>

  private var isAble = false

  /// Makes the button; a handler is called when it is clicked.
  init(onClick: @escaping @MainActor () -> Void) {
    widget = gtk_button_new_with_mnemonic(Messages.speak)
    gtk_widget_set_sensitive(widget, 0)
    gtk_widget_set_tooltip_text(widget, Messages.speakMissing)
    connect(widget, "clicked", onClick)
  }

  /// Looks whether speaking is possible by now, if it was not before.
  func update() {
    guard !isAble, Speaker.isInstalled else { return }
    isAble = true
    gtk_widget_set_sensitive(widget, 1)
    gtk_widget_set_tooltip_text(widget, Messages.speakTooltip)
  }
}
