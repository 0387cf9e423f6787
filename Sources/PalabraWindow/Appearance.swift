import CGTK

/// Whether the window is light or dark.
enum Appearance: String, CaseIterable {
  /// As the desktop asks for.
  case desktop
  case light
  case dark

  /// Gives every window the light or the dark variant of the theme; nil leaves it to the settings of GTK.
  @MainActor
  static func preferDark(_ isDark: Bool?) {
    guard let settings = gtk_settings_get_default() else { return }
    let property = "gtk-application-prefer-dark-theme"
    if let isDark {
      cgtk_set_int(settings, property, isDark ? 1 : 0)
    } else {
      gtk_settings_reset_property(settings, property)
    }
  }
}
