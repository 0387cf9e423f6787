import CGTK
import GTKBinding
import PalabraCore

/// What the program is, its version and its licence (`GtkAboutDialog`).
@MainActor
enum AboutDialog {
  /// Makes the dialog.
  static func make() -> UnsafeMutablePointer<GtkWidget> {
    let dialog: UnsafeMutablePointer<GtkWidget> = gtk_about_dialog_new()
    if let logo = WindowIcon.largest {
      gtk_about_dialog_set_logo(gtk_about_dialog(dialog), logo)
      g_object_unref(UnsafeMutableRawPointer(logo))
    }
    gtk_about_dialog_set_program_name(gtk_about_dialog(dialog), Messages.windowTitle)
    gtk_about_dialog_set_version(gtk_about_dialog(dialog), Palabra.version)
    gtk_about_dialog_set_comments(gtk_about_dialog(dialog), Messages.about)
    // Not as a type of licence, which GTK shows as a link without a name to a page of the network.
    gtk_about_dialog_set_copyright(gtk_about_dialog(dialog), Messages.licence)
    connect(dialog, "response") { gtk_widget_destroy(dialog) }
    return dialog
  }
}
