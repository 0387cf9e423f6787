import CAtspi
import Foundation

/// A portal of settings on the session's bus, which knows one of them (`org.freedesktop.portal.Settings`).
final class FakePortal: @unchecked Sendable {
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  private let connection: UnsafeMutableRawPointer
  private let lock = NSLock()
  private var value: UInt32

  /// The scheme of colours that the desktop prefers: 1 for dark, 2 for light, 0 for none.
  var colorScheme: UInt32 {
    get { lock.withLock { value } }
    set {
      lock.withLock { value = newValue }
      var arguments = [
        g_variant_new_string("org.freedesktop.appearance"), g_variant_new_string("color-scheme"), variant,
      ]
      g_dbus_connection_emit_signal(
        OpaquePointer(connection), nil, Self.path, Self.interface, "SettingChanged",
        g_variant_new_tuple(&arguments, 3), nil)
      g_dbus_connection_flush_sync(OpaquePointer(connection), nil, nil)
    }
  }

  private var variant: OpaquePointer? { g_variant_new_variant(g_variant_new_uint32(colorScheme)) }

  /// Takes the portal's name on the bus.
  init(colorScheme: UInt32) throws {
    value = colorScheme
    let address = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, nil, nil)
    defer { g_free(address) }
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard let address, let bus = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil) else {
      throw CocoaError(.featureUnsupported)
    }
    connection = UnsafeMutableRawPointer(bus)
    // Runs on the thread of the connection, so that nothing here need run a main loop.
    g_dbus_connection_add_filter(
      bus,
      { bus, message, isIncoming, data in
        guard isIncoming != 0, let bus, let message, let data,
          g_dbus_message_get_member(message).map({ String(cString: $0) }) == "Read"
        else { return message }
        let portal = Unmanaged<FakePortal>.fromOpaque(data).takeUnretainedValue()
        portal.answer(message, on: bus)
        g_object_unref(UnsafeMutableRawPointer(message))
        return nil
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    var arguments = [g_variant_new_string("org.freedesktop.portal.Desktop"), g_variant_new_uint32(0)]
    let reply = g_dbus_connection_call_sync(
      bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
      g_variant_new_tuple(&arguments, 2), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil)
    if let reply { g_variant_unref(reply) }
  }

  deinit {
    g_dbus_connection_close_sync(OpaquePointer(connection), nil, nil)
    g_object_unref(connection)
  }

  private func answer(_ message: OpaquePointer, on bus: OpaquePointer) {
    let reply = g_dbus_message_new_method_reply(message)
    // As the portal itself does, wrapped twice.
    var body: [OpaquePointer?] = [g_variant_new_variant(variant)]
    g_dbus_message_set_body(reply, g_variant_new_tuple(&body, 1))
    g_dbus_connection_send_message(bus, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
    if let reply { g_object_unref(UnsafeMutableRawPointer(reply)) }
  }
}
