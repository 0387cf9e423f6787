import CGTK

/// A label that a screen reader speaks when its text changes.
@MainActor
enum Announcement {
  /// Makes a label one.
  static func setUp(_ label: UnsafeMutablePointer<GtkWidget>) {
    atk_object_set_role(gtk_widget_get_accessible(label), ATK_ROLE_NOTIFICATION)
  }

  /// Has its text spoken.
  static func announce(_ label: UnsafeMutablePointer<GtkWidget>) {
    // A screen reader speaks a notification that comes to be shown.
    atk_object_notify_state_change(gtk_widget_get_accessible(label), AtkState(ATK_STATE_SHOWING.rawValue), 1)
  }
}
