import CGTK
import GTKBinding
import PalabraCore

/// The first row: the title in the middle, at its start the button that swaps the
/// languages, at its end the one that opens the menu.
@MainActor
final class TitleRow {
  /// The whole of it.
  let widget: UnsafeMutablePointer<GtkWidget>

  let title: UnsafeMutablePointer<GtkWidget>
  let swap: UnsafeMutablePointer<GtkWidget>
  let menu: UnsafeMutablePointer<GtkWidget>

  /// The direction of which the row speaks.
  var direction = Direction.englishToSpanish {
    didSet { showDirection() }
  }

  init() {
    widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
    title = gtk_label_new(nil)
    // Characters, as looking an icon up in the theme would cost 2 MB.
    swap = gtk_button_new_with_label("⇄")
    menu = gtk_button_new_with_label("☰")

    Style.add("title", to: title)
    gtk_label_set_line_wrap(gtk_label(title), 1)
    gtk_label_set_justify(gtk_label(title), GTK_JUSTIFY_CENTER)

    // Both as wide as the wider, so that the title stays in the middle of the window.
    let width = gtk_size_group_new(GTK_SIZE_GROUP_HORIZONTAL)
    for button in [swap, menu] {
      gtk_button_set_relief(gtk_button(button), GTK_RELIEF_NONE)
      gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
      Style.add("symbol", to: button)
      gtk_size_group_add_widget(width, button)
    }
    g_object_unref(width)
    gtk_widget_set_tooltip_text(menu, Messages.menuTooltip)
    atk_object_set_name(gtk_widget_get_accessible(menu), Messages.menu)

    gtk_box_pack_start(gtk_box(widget), swap, 0, 0, 0)
    gtk_box_pack_start(gtk_box(widget), title, 1, 1, 0)
    gtk_box_pack_start(gtk_box(widget), menu, 0, 0, 0)
  }

  private func showDirection() {
    gtk_label_set_text(gtk_label(title), Messages.title(direction))
    gtk_widget_set_tooltip_text(swap, Messages.swapTooltip(to: direction.reversed))
    atk_object_set_name(gtk_widget_get_accessible(swap), Messages.swap(to: direction.reversed))
  }
}
