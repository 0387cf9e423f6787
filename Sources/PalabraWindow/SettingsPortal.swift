import CGTK
import GTKBinding

/// What the desktop prefers, as its portal tells (`org.freedesktop.portal.Settings`), if there is one.
@MainActor
final class SettingsPortal {
  /// True for dark, false for light; nil when the desktop has no preference or there is no portal.
  private(set) var prefersDark: Bool?

  private let onChange: @MainActor (Bool?) -> Void
  private var proxy: UnsafeMutablePointer<GDBusProxy>?

  private static let namespace = "org.freedesktop.appearance"
  private static let key = "color-scheme"

  /// Listens on a connection to a bus, and calls a handler when the preference is known and when it changes.
  init(_ connection: OpaquePointer, onChange: @escaping @MainActor (Bool?) -> Void) {
    self.onChange = onChange
    // A portal that is not running is not started for this; one that starts later is noticed.
    let flags = GDBusProxyFlags(
      G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START.rawValue | G_DBUS_PROXY_FLAGS_DO_NOT_LOAD_PROPERTIES.rawValue)
    let (callback, data) = whenReady { [weak self] result in
      guard let proxy = g_dbus_proxy_new_finish(result, nil) else { return }
      guard let self else { return g_object_unref(proxy) }
      listen(to: proxy)
    }
    g_dbus_proxy_new(
      connection, flags, nil, "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
      "org.freedesktop.portal.Settings", nil, callback, data)
  }

  isolated deinit {
    if let proxy { g_object_unref(proxy) }
  }

  private func listen(to proxy: UnsafeMutablePointer<GDBusProxy>) {
    self.proxy = proxy
    connect(
      proxy, "g-signal",
      arguments: { [weak self] arguments in
        guard g_value_get_string(arguments + 2).map({ String(cString: $0) }) == "SettingChanged",
          let parameters = g_value_get_variant(arguments + 3)
        else { return }
        self?.takeChange(parameters)
      })
    connect(proxy, "notify::g-name-owner") { [weak self] in self?.read() }
    read()
  }

  private func read() {
    guard let proxy, let owner = g_dbus_proxy_get_name_owner(proxy) else { return }
    g_free(owner)
    var arguments = [g_variant_new_string(Self.namespace), g_variant_new_string(Self.key)]
    let (callback, data) = whenReady { [weak self] result in
      guard let reply = g_dbus_proxy_call_finish(proxy, result, nil) else { return }
      defer { g_variant_unref(reply) }
      guard g_variant_is_of_type(reply, cgtk_variant_type("(v)")) != 0 else { return }
      self?.take(g_variant_get_child_value(reply, 0))
    }
    g_dbus_proxy_call(
      proxy, "Read", g_variant_new_tuple(&arguments, 2), G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil, callback,
      data)
  }

  private func takeChange(_ parameters: OpaquePointer) {
    guard g_variant_is_of_type(parameters, cgtk_variant_type("(ssv)")) != 0 else { return }
    let names = [0, 1].map { (index: gsize) in
      let name = g_variant_get_child_value(parameters, index)
      defer { g_variant_unref(name) }
      return String(cString: g_variant_get_string(name, nil))
    }
    if names == [Self.namespace, Self.key] { take(g_variant_get_child_value(parameters, 2)) }
  }

  /// Takes a value, which may be wrapped more than once, and releases it.
  private func take(_ value: OpaquePointer?) {
    guard let value else { return }
    defer { g_variant_unref(value) }
    if g_variant_is_of_type(value, cgtk_variant_type("v")) != 0 { return take(g_variant_get_variant(value)) }
    guard g_variant_is_of_type(value, cgtk_variant_type("u")) != 0 else { return }
    let preferences: [guint32: Bool] = [1: true, 2: false]
    prefersDark = preferences[g_variant_get_uint32(value)]
    onChange(prefersDark)
  }
}
