import CGTK
import CResources
import GTKBinding

/// The style sheet, which is part of the executable.
@MainActor
enum Style {
  /// Applies it to everything on the default screen.
  static func apply() {
    guard let screen = gdk_screen_get_default(), let provider = gtk_css_provider_new() else { return }
    let resource = resource_style()
    resource.bytes.withMemoryRebound(to: CChar.self, capacity: resource.count) { text in
      _ = try? throwing { gtk_css_provider_load_from_data(provider, text, gssize(resource.count), $0) }
    }
    gtk_style_context_add_provider_for_screen(
      screen, gtk_style_provider(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
    // Selecting a whole label whenever the focus reaches it would overwrite the primary selection.
    if let settings = gtk_settings_get_default() { cgtk_set_int(settings, "gtk-label-select-on-focus", 0) }
  }

  /// Gives a widget a class of the style sheet.
  static func add(_ name: String, to widget: UnsafeMutablePointer<GtkWidget>) {
    gtk_style_context_add_class(gtk_widget_get_style_context(widget), name)
  }

  /// Takes a class of the style sheet from a widget.
  static func remove(_ name: String, from widget: UnsafeMutablePointer<GtkWidget>) {
    gtk_style_context_remove_class(gtk_widget_get_style_context(widget), name)
  }
}
