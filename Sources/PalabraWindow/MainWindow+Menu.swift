import CGTK
import GTKBinding
import PalabraCore

// The menu, and the windows it opens.
extension MainWindow {
  /// Opens the menu.
  func openMenu() {
    let menu = menu ?? makeMenu()
    self.menu = menu
    menu.open()
  }

  private func makeMenu() -> PrimaryMenu {
    let items: [PrimaryMenu.Item] = [
      .init(name: "history", label: Messages.history) { [unowned self] in showHistory() },
      .init(name: "word-list", label: Messages.wordList) { [unowned self] in showWordList() },
      .init(name: "preferences", label: Messages.preferences) { [unowned self] in showPreferences() },
      .init(name: "shortcuts", label: Messages.shortcuts) { [unowned self] in showShortcuts() },
      .init(name: "help", label: Messages.helpItem) { [unowned self] in showHelp() },
      .init(name: "about", label: Messages.aboutItem) { [unowned self] in showAbout() },
    ]
    return PrimaryMenu(of: titleRow.menu, items)
  }

  func showHelp() { dialogs.present(.help) { HelpWindow.make() } }

  func showShortcuts() { dialogs.present(.shortcuts) { ShortcutsWindow.make() } }

  func showAbout() { dialogs.present(.about) { AboutDialog.make() } }

  func showPreferences() {
    dialogs.present(.preferences) {
      PreferencesDialog.make(settings) { [unowned self] in
        theme.appearance = settings.appearance
        saveSettings()
      }
    }
  }
}
