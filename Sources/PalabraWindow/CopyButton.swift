import CGTK
import GTKBinding
import PalabraCore

/// The button that copies the translation.
@MainActor
enum CopyButton {
  /// Makes the button; a handler is called when it is clicked.
  static func make(onClick: @escaping @MainActor () -> Void) -> UnsafeMutablePointer<GtkWidget> {
    let button: UnsafeMutablePointer<GtkWidget> = gtk_button_new_with_mnemonic(Messages.copy)
    gtk_widget_set_tooltip_text(button, Messages.copyTooltip)
    connect(button, "clicked", onClick)
    return button
  }
}
