import CGTK
import GTKBinding
import PalabraCore

/// The line of small buttons under the result: the way back and forward, and what can be done with the answer.
@MainActor
final class AnswerButtons {
  /// The line, which is hidden while there is nothing to do, and empty until there is.
  let widget: UnsafeMutablePointer<GtkWidget>

  /// What happens when a button is pressed.
  var onBack: @MainActor () -> Void = {}
  var onForward: @MainActor () -> Void = {}
  var onCopy: @MainActor () -> Void = {}
  var onSpeak: @MainActor () -> Void = {}
  var onEdit: @MainActor () -> Void = {}
  var onStar: @MainActor (Bool) -> Void = { _ in }

  private var buttons: Buttons?

  private struct Buttons {
    let back: NavigationButton
    let forward: NavigationButton
    let copy: UnsafeMutablePointer<GtkWidget>
    let speak: SpeakButton
    let edit: UnsafeMutablePointer<GtkWidget>
    let star: StarButton
  }

  init() {
    widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 3)
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    gtk_widget_set_no_show_all(widget, 1)
    Style.add("answer-buttons", to: widget)
  }

  /// Shows the buttons that make sense: with an answer, or only with something to go back to.
  func show(hasAnswer: Bool, canGoBack: Bool, canGoForward: Bool) {
    let isShown = hasAnswer || canGoBack
    gtk_widget_set_visible(widget, isShown ? 1 : 0)
    guard isShown else { return }
    let buttons = buttons ?? fill()
    self.buttons = buttons
    gtk_widget_set_sensitive(buttons.back.widget, canGoBack ? 1 : 0)
    gtk_widget_set_sensitive(buttons.forward.widget, canGoForward ? 1 : 0)
    for button in [buttons.copy, buttons.speak.widget, buttons.edit, buttons.star.widget] {
      gtk_widget_set_visible(button, hasAnswer ? 1 : 0)
    }
    if hasAnswer { buttons.speak.update() }
  }

  /// Shows whether the word has a star.
  func show(isStarred: Bool) { buttons?.star.isStarred = isStarred }

  private func fill() -> Buttons {
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    let back = NavigationButton(isMirrored ? "→" : "←", Messages.back, tooltip: Messages.backTooltip) {
      [unowned self] in
      onBack()
    }
    let forward = NavigationButton(isMirrored ? "←" : "→", Messages.forward, tooltip: Messages.forwardTooltip)
    {
      [unowned self] in
      onForward()
    }
    let copy = CopyButton.make { [unowned self] in onCopy() }
    let speak = SpeakButton { [unowned self] in onSpeak() }
    let edit: UnsafeMutablePointer<GtkWidget> = gtk_button_new_with_mnemonic(Messages.edit)
    gtk_widget_set_tooltip_text(edit, Messages.editTooltip)
    connect(edit, "clicked") { [unowned self] in onEdit() }
    let star = StarButton { [unowned self] in onStar($0) }
    for button in [back.widget, forward.widget, copy, speak.widget, edit, star.widget] {
      gtk_button_set_relief(gtk_button(button), GTK_RELIEF_NONE)
      gtk_box_pack_start(gtk_box(widget), button, 0, 0, 0)
      gtk_widget_show(button)
    }
    return Buttons(back: back, forward: forward, copy: copy, speak: speak, edit: edit, star: star)
  }
}
