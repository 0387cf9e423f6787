public import CGTK

/// Calls a handler whenever an instance emits a signal (`g_signal_connect_closure`).
///
/// The handler lives exactly as long as the connection: it goes when the instance does, or when it is
/// disconnected.
@MainActor
@discardableResult
public func connect(
  _ instance: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping @MainActor () -> Void
) -> gulong {
  connect(instance, signal, SignalHandler { _, _ in handler() })
}

/// Calls a handler whenever an instance emits a signal with an argument that is a pointer and a result:
/// a `gboolean`, of which 1 means that the signal has been dealt with, or an exit status.
///
/// With `after` it is called only when nothing else has dealt with the signal.
@MainActor
@discardableResult
public func connect(
  _ instance: UnsafeMutableRawPointer, _ signal: String, after: Bool = false,
  returning handler: @escaping @MainActor (UnsafeMutableRawPointer) -> Int32
) -> gulong {
  connect(
    instance, signal,
    SignalHandler { arguments, result in
      guard let argument = g_value_peek_pointer(arguments + 1), let result else { return }
      set(result, to: handler(argument))
    }, after: after)
}

/// Calls a handler whenever an instance emits a signal with two arguments that are pointers and a result.
@MainActor
@discardableResult
public func connect(
  _ instance: UnsafeMutableRawPointer, _ signal: String,
  returning handler: @escaping @MainActor (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32
) -> gulong {
  connect(
    instance, signal,
    SignalHandler { arguments, result in
      guard let first = g_value_peek_pointer(arguments + 1), let second = g_value_peek_pointer(arguments + 2),
        let result
      else { return }
      set(result, to: handler(first, second))
    })
}

/// Calls a handler with the arguments of a signal that has no result; the first of them is the instance.
@MainActor
@discardableResult
public func connect(
  _ instance: UnsafeMutableRawPointer, _ signal: String,
  arguments handler: @escaping @MainActor (UnsafePointer<GValue>) -> Void
) -> gulong {
  connect(instance, signal, SignalHandler { arguments, _ in handler(arguments) })
}

private func set(_ result: UnsafeMutablePointer<GValue>, to value: Int32) {
  if cgtk_value_type(result) == cgtk_type_boolean() {
    g_value_set_boolean(result, value)
  } else {
    g_value_set_int(result, value)
  }
}

@MainActor
private final class SignalHandler {
  /// The arguments, of which the first is the instance, and the place of the result, if there is one.
  typealias Body = @MainActor (UnsafePointer<GValue>, UnsafeMutablePointer<GValue>?) -> Void

  let body: Body

  init(_ body: @escaping Body) {
    self.body = body
  }
}

@MainActor
private func connect(
  _ instance: UnsafeMutableRawPointer, _ signal: String, _ handler: SignalHandler, after: Bool = false
) -> gulong {
  let data = Unmanaged.passRetained(handler).toOpaque()
  let closure = cgtk_closure_new(data)
  g_closure_set_marshal(closure) { closure, result, _, arguments, _, _ in
    MainActor.assumeIsolated {
      guard let data = closure?.pointee.data, let arguments else { return }
      Unmanaged<SignalHandler>.fromOpaque(data).takeUnretainedValue().body(arguments, result)
    }
  }
  g_closure_add_finalize_notifier(closure, data) { data, _ in
    if let data { Unmanaged<SignalHandler>.fromOpaque(data).release() }
  }
  return g_signal_connect_closure(instance, signal, closure, after ? 1 : 0)
}
