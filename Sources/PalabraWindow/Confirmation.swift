import CGTK
import GTKBinding
import PalabraCore

/// A question before something that cannot be undone.
@MainActor
enum Confirmation {
  /// Asks over a window, with Cancel as what Enter does; a body is called if the user wants the act.
  static func ask(
    _ question: String, _ act: String, over parent: UnsafeMutablePointer<GtkWidget>,
    _ body: @escaping @MainActor () -> Void
  ) {
    let dialog: UnsafeMutablePointer<GtkWidget> = cgtk_question_new(gtk_window(parent), question)
    gtk_dialog_add_button(gtk_dialog(dialog), Messages.cancel, GTK_RESPONSE_CANCEL.rawValue)
    gtk_dialog_add_button(gtk_dialog(dialog), act, GTK_RESPONSE_ACCEPT.rawValue)
    gtk_dialog_set_default_response(gtk_dialog(dialog), GTK_RESPONSE_CANCEL.rawValue)
    connect(
      dialog, "response",
      arguments: { arguments in
        if g_value_get_int(arguments + 1) == GTK_RESPONSE_ACCEPT.rawValue { body() }
        gtk_widget_destroy(dialog)
      })
    gtk_widget_show(dialog)
  }
}
