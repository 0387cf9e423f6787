import CGTK
import GTKBinding

/// The menu of the whole window, which opens under a button.
@MainActor
final class PrimaryMenu {
  /// A line of the menu.
  struct Item {
    /// What it is called as an action.
    let name: String
    /// What the user reads, with a mnemonic.
    let label: String
    /// What it does.
    let act: @MainActor () -> Void
  }

  private let popover: UnsafeMutablePointer<GtkWidget>

  /// Makes the menu of a button.
  init(of button: UnsafeMutablePointer<GtkWidget>, _ items: [Item]) {
    let menu: UnsafeMutableRawPointer = cgtk_object_new(g_menu_get_type())
    let actions: UnsafeMutableRawPointer = cgtk_object_new(g_simple_action_group_get_type())
    for item in items {
      g_menu_append(g_menu(menu), item.label, "menu.\(item.name)")
      guard let action = g_simple_action_new(item.name, nil).map(UnsafeMutableRawPointer.init) else {
        continue
      }
      connect(action, "activate") { item.act() }
      g_action_map_add_action(g_action_map(actions), g_action(action))
      g_object_unref(action)
    }
    gtk_widget_insert_action_group(button, "menu", g_action_group(actions))
    popover = gtk_popover_new_from_model(button, g_menu_model(menu))
    g_object_unref(menu)
    g_object_unref(actions)
  }

  /// Opens the menu.
  func open() { gtk_popover_popup(gtk_popover(popover)) }
}
