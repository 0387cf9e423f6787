import CGTK
import GTKBinding
import PalabraCore

/// What the program is, its version and its licence (`GtkAboutDialog`).
@MainActor
enum AboutDialog {
  /// Makes the dialog.
  static func make() -> UnsafeMutablePointer<GtkWidget> {
    let dialog: UnsafeMutablePointer<GtkWidget> = gtk_about_dialog_new()
    gtk_about_dialog_set_program_name(gtk_about_dialog(dialog), Messages.windowTitle)
    gtk_about_dialog_set_version(gtk_about_dialog(dialog), Palabra.version)
    gtk_about_dialog_set_comments(gtk_about_dialog(dialog), Messages.about)
    gtk_about_dialog_set_license_type(gtk_about_dialog(dialog), GTK_LICENSE_MIT_X11)
    connect(dialog, "response") { gtk_widget_destroy(dialog) }
    return dialog
  }
}
