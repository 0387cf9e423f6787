import CGTK

/// Gives the windows the light or the dark variant of the theme.
@MainActor
final class Theme {
  /// Which of them is wanted.
  var appearance: Appearance {
    didSet { if appearance != oldValue { apply() } }
  }

  private var connection: OpaquePointer?
  private var portal: SettingsPortal?

  init(_ appearance: Appearance) {
    self.appearance = appearance
    if appearance != .desktop { apply() }
  }

  /// From now on listens to what the desktop asks for, where that is wanted, over a connection to the session's bus.
  func followDesktop(over connection: OpaquePointer?) {
    self.connection = connection
    if appearance == .desktop { listen() }
  }

  private func apply() {
    switch appearance {
    case .light: Appearance.preferDark(false)
    case .dark: Appearance.preferDark(true)
    case .desktop:
      Appearance.preferDark(portal?.prefersDark)
      listen()
    }
  }

  private func listen() {
    guard portal == nil, let connection else { return }
    portal = SettingsPortal(connection) { [weak self] in
      if self?.appearance == .desktop { Appearance.preferDark($0) }
    }
  }
}
