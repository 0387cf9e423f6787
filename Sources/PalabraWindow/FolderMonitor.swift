import CGTK
import GTKBinding

/// Tells when something in a folder has changed (`GFileMonitor`), and when a folder that was not there has come.
@MainActor
final class FolderMonitor {
  private let path: String
  private let onChange: @MainActor () -> Void
  private var watched = ""
  private var monitor: UnsafeMutablePointer<GFileMonitor>?

  /// Starts to watch a folder, whether it exists or not.
  init(of path: String, onChange: @escaping @MainActor () -> Void) {
    self.path = path
    self.onChange = onChange
    watch()
  }

  isolated deinit {
    stop()
  }

  /// Watches the folder, or the nearest one above it that there is.
  private func watch() {
    var nearest = path
    while g_file_test(nearest, G_FILE_TEST_IS_DIR) == 0, nearest != "/", nearest != "." {
      nearest = takeString(g_path_get_dirname(nearest))
    }
    if nearest == watched, monitor != nil { return }
    stop()
    let folder = g_file_new_for_path(nearest)
    defer { g_object_unref(UnsafeMutableRawPointer(folder)) }
    guard let monitor = g_file_monitor_directory(folder, G_FILE_MONITOR_WATCH_MOVES, nil, nil) else { return }
    (self.monitor, watched) = (monitor, nearest)
    connect(
      monitor, "changed",
      arguments: { [weak self] arguments in
        // While a program is still writing there is nothing to read yet.
        if g_value_get_enum(arguments + 3) != Int32(G_FILE_MONITOR_EVENT_CHANGED.rawValue) { self?.changed() }
      })
  }

  private func changed() {
    let isThere = watched == path && g_file_test(path, G_FILE_TEST_IS_DIR) != 0
    // Within the signal the monitor must stay.
    if !isThere { onIdle { [weak self] in self?.watchAgain() } }
    onChange()
  }

  private func watchAgain() {
    watch()
    onChange()
  }

  private func stop() {
    guard let monitor else { return }
    g_file_monitor_cancel(monitor)
    g_object_unref(monitor)
    self.monitor = nil
  }
}
