import CGTK
import CResources
import GTKBinding

/// The icon of the program, which is part of the executable.
@MainActor
enum WindowIcon {
  /// Gives the icon in all its sizes to a window that is shown.
  static func show(on window: UnsafeMutablePointer<GtkWidget>) {
    var icons: UnsafeMutablePointer<GList>?
    for index in 0..<Int(resource_icon_count) {
      if let icon = image(index) { icons = g_list_append(icons, UnsafeMutableRawPointer(icon)) }
    }
    // Not by GTK, which would keep the images after the X server has got them.
    gdk_window_set_icon_list(gtk_widget_get_window(window), icons)
    g_list_free_full(icons) { g_object_unref($0) }
  }

  /// The icon in its largest size; the caller owns it.
  static var largest: OpaquePointer? { image(Int(resource_icon_count) - 1) }

  private static func image(_ index: Int) -> OpaquePointer? {
    let resource = resource_icon(index)
    // Told what it reads, the loader has no need of the system's list of file types.
    guard let loader = gdk_pixbuf_loader_new_with_type("png", nil) else { return nil }
    defer { g_object_unref(loader) }
    gdk_pixbuf_loader_write(loader, resource.bytes, gsize(resource.count), nil)
    gdk_pixbuf_loader_close(loader, nil)
    guard let image = gdk_pixbuf_loader_get_pixbuf(loader) else { return nil }
    g_object_ref(UnsafeMutableRawPointer(image))
    return image
  }
}
