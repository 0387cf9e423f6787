import CGTK
import GTKBinding
import PalabraCore

/// What the user may set, each in force at once.
@MainActor
enum PreferencesDialog {
  /// Makes the dialog, which changes settings and calls a handler after each change.
  static func make(
    _ settings: Settings, onChange: @escaping @MainActor () -> Void
  ) -> UnsafeMutablePointer<GtkWidget> {
    let dialog: UnsafeMutablePointer<GtkWidget> = gtk_dialog_new()
    gtk_window_set_title(gtk_window(dialog), Messages.preferencesTitle)
    gtk_window_set_resizable(gtk_window(dialog), 0)
    gtk_dialog_add_button(gtk_dialog(dialog), Messages.close, GTK_RESPONSE_CLOSE.rawValue)
    connect(dialog, "response") { gtk_widget_destroy(dialog) }

    guard let column = gtk_dialog_get_content_area(gtk_dialog(dialog)) else { return dialog }
    Style.add("preferences", to: column)
    gtk_box_set_spacing(gtk_box(column), 6)
    let heading: UnsafeMutablePointer<GtkWidget> = gtk_label_new(Messages.appearance)
    gtk_label_set_xalign(gtk_label(heading), 0)
    gtk_container_add(gtk_container(column), heading)
    let appearances: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
    addAppearances(to: appearances, settings, onChange: onChange)
    label(appearances, by: heading)
    gtk_container_add(gtk_container(column), appearances)
    add(Messages.whileTyping, to: column, isOn: settings.translatesWhileTyping) {
      settings.translatesWhileTyping = $0
      onChange()
    }
    add(Messages.keepHistory, to: column, isOn: settings.keepsHistory) {
      settings.keepsHistory = $0
      onChange()
    }
    gtk_widget_show_all(column)
    return dialog
  }

  private static func addAppearances(
    to column: UnsafeMutablePointer<GtkWidget>, _ settings: Settings,
    onChange: @escaping @MainActor () -> Void
  ) {
    var first: UnsafeMutablePointer<GtkWidget>?
    for appearance in Appearance.allCases {
      let button: UnsafeMutablePointer<GtkWidget> = gtk_radio_button_new_with_mnemonic_from_widget(
        first.map { gtk_radio_button($0) }, Messages.label(of: appearance))
      first = first ?? button
      gtk_widget_set_margin_start(button, 12)
      if settings.appearance == appearance { gtk_toggle_button_set_active(gtk_toggle_button(button), 1) }
      connect(button, "toggled") {
        guard gtk_toggle_button_get_active(gtk_toggle_button(button)) != 0 else { return }
        settings.appearance = appearance
        onChange()
      }
      gtk_container_add(gtk_container(column), button)
    }
  }

  /// Lets a screen reader name a group of buttons as its heading does.
  private static func label(
    _ group: UnsafeMutablePointer<GtkWidget>, by heading: UnsafeMutablePointer<GtkWidget>
  ) {
    let (group, heading) = (gtk_widget_get_accessible(group), gtk_widget_get_accessible(heading))
    atk_object_set_role(group, ATK_ROLE_GROUPING)
    atk_object_add_relationship(group, ATK_RELATION_LABELLED_BY, heading)
    atk_object_add_relationship(heading, ATK_RELATION_LABEL_FOR, group)
  }

  private static func add(
    _ label: String, to column: UnsafeMutablePointer<GtkWidget>, isOn: Bool,
    onChange: @escaping @MainActor (Bool) -> Void
  ) {
    let button: UnsafeMutablePointer<GtkWidget> = gtk_check_button_new_with_mnemonic(label)
    gtk_toggle_button_set_active(gtk_toggle_button(button), isOn ? 1 : 0)
    connect(button, "toggled") { onChange(gtk_toggle_button_get_active(gtk_toggle_button(button)) != 0) }
    gtk_container_add(gtk_container(column), button)
  }
}
