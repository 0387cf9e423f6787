import CGTK

/// Calls a body once, when the main loop has nothing more urgent to do (`g_idle_add_full`).
@MainActor
public func onIdle(_ body: @escaping @MainActor () -> Void) {
  g_idle_add_full(
    G_PRIORITY_LOW, Callback.callOnce, Unmanaged.passRetained(Callback(body)).toOpaque(), Callback.release)
}

/// Calls a body once after some milliseconds (`g_timeout_add_full`).
@MainActor
public func onTimeout(_ milliseconds: guint, _ body: @escaping @MainActor () -> Void) {
  g_timeout_add_full(
    G_PRIORITY_DEFAULT, milliseconds, Callback.callOnce, Unmanaged.passRetained(Callback(body)).toOpaque(),
    Callback.release)
}

/// Calls a body when the process is asked to end by a signal of Unix (`g_unix_signal_add_full`).
@MainActor
public func onUnixSignal(_ number: Int32, _ body: @escaping @MainActor () -> Void) {
  g_unix_signal_add_full(
    G_PRIORITY_DEFAULT, number,
    { data in
      MainActor.assumeIsolated { Callback.at(data)?.body() }; return 1
    },
    Unmanaged.passRetained(Callback(body)).toOpaque(), Callback.release)
}

@MainActor
private final class Callback {
  let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }

  static func at(_ data: gpointer?) -> Callback? {
    data.map { Unmanaged<Callback>.fromOpaque($0).takeUnretainedValue() }
  }

  static var callOnce: GSourceFunc {
    { data in
      MainActor.assumeIsolated { Callback.at(data)?.body() }; return 0
    }
  }

  static let release: GDestroyNotify = { data in
    if let data { Unmanaged<Callback>.fromOpaque(data).release() }
  }
}
