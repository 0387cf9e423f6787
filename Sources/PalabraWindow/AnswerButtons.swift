import CGTK
import GTKBinding
import PalabraCore

/// The line of small buttons under the result: what can be done with a translation.
@MainActor
final class AnswerButtons {
  /// The line, which is hidden while there is no translation, and empty until there is one.
  let widget: UnsafeMutablePointer<GtkWidget>

  private var speak: SpeakButton?

  /// What happens when the translation is to be copied.
  var onCopy: @MainActor () -> Void = {}

  /// What happens when the translation is to be spoken.
  var onSpeak: @MainActor () -> Void = {}

  init() {
    widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 3)
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    gtk_widget_set_no_show_all(widget, 1)
    Style.add("answer-buttons", to: widget)
  }

  /// Shows the line, or hides it.
  func show(_ isShown: Bool) {
    if isShown {
      let speak = speak ?? fill()
      self.speak = speak
      speak.update()
    }
    gtk_widget_set_visible(widget, isShown ? 1 : 0)
  }

  private func fill() -> SpeakButton {
    let copy = CopyButton.make { [unowned self] in onCopy() }
    let speak = SpeakButton { [unowned self] in onSpeak() }
    for button in [copy, speak.widget] {
      gtk_button_set_relief(gtk_button(button), GTK_RELIEF_NONE)
      gtk_box_pack_start(gtk_box(widget), button, 0, 0, 0)
      gtk_widget_show(button)
    }
    return speak
  }
}
