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
      let stream = g_memory_input_stream_new_from_data(resource.bytes, gssize(resource.count), nil)
      defer { g_object_unref(stream) }
      if let icon = try? throwing({ gdk_pixbuf_new_from_stream(stream, nil, $0) }) {
        icons = g_list_append(icons, UnsafeMutableRawPointer(icon))
      }
    }
    gtk_window_set_default_icon_list(icons)
    g_list_free_full(icons) { g_object_unref($0) }
  }
}
