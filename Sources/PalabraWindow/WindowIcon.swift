import CGTK
import CResources
import GTKBinding

/// The icon of the windows, which is part of the executable.
@MainActor
enum WindowIcon {
  /// Reads the icon in all its sizes and makes it the one of every window.
  static func load() {
    var icons: UnsafeMutablePointer<GList>?
    for index in 0..<resource_icon_count {
      let resource = resource_icon(Int(index))
      // Told what it reads, the loader has no need of the system's list of file types.
      guard let loader = gdk_pixbuf_loader_new_with_type("png", nil) else { continue }
      defer { g_object_unref(loader) }
      gdk_pixbuf_loader_write(loader, resource.bytes, gsize(resource.count), nil)
      gdk_pixbuf_loader_close(loader, nil)
      guard let icon = gdk_pixbuf_loader_get_pixbuf(loader) else { continue }
      icons = g_list_append(icons, g_object_ref(UnsafeMutableRawPointer(icon)))
    }
    gtk_window_set_default_icon_list(icons)
    g_list_free_full(icons) { g_object_unref($0) }
  }
}
