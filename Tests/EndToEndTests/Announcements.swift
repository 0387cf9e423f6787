import CAtspi
import Foundation

/// What a screen reader hears of notifications that come to be shown.
final class Announcements {
  /// Each text that was announced, in order.
  private(set) var texts: [String] = []

  private var listener: UnsafeMutablePointer<AtspiEventListener>?
  private static let event = "object:state-changed:showing"

  /// Listens until it goes.
  init() {
    atspi_init()
    listener = atspi_event_listener_new(
      { event, data in
        guard let event, let data else { return }
        Unmanaged<Announcements>.fromOpaque(data).takeUnretainedValue().hear(event.pointee)
        g_boxed_free(atspi_event_get_type(), event)
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    atspi_event_listener_register(listener, Self.event, nil)
  }

  deinit {
    atspi_event_listener_deregister(listener, Self.event, nil)
    g_object_unref(listener)
  }

  private func hear(_ event: AtspiEvent) {
    guard event.detail1 == 1, let source = event.source else { return }
    g_object_ref(source)
    let part = Accessible(owning: source)
    if part.role == "notification" { texts.append(part.text) }
  }

  /// Waits until a text has been announced after those before; false when it is not in time.
  func hears(_ text: String) -> Bool {
    let deadline = Date(timeIntervalSinceNow: 10)
    while Date() < deadline {
      if texts.contains(text) {
        texts.removeAll()
        return true
      }
      if g_main_context_iteration(nil, 0) == 0 { usleep(1000) }
    }
    return false
  }
}
