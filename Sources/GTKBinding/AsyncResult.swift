public import CGTK

/// The last two arguments of an asynchronous function of GIO (`GAsyncReadyCallback`), which call a body once.
@MainActor
public func whenReady(
  _ body: @escaping @MainActor (OpaquePointer) -> Void
) -> (callback: GAsyncReadyCallback, data: gpointer) {
  let callback: GAsyncReadyCallback = { _, result, data in
    MainActor.assumeIsolated {
      guard let result, let data else { return }
      Unmanaged<ReadyHandler>.fromOpaque(data).takeRetainedValue().body(result)
    }
  }
  return (callback, Unmanaged.passRetained(ReadyHandler(body)).toOpaque())
}

@MainActor
private final class ReadyHandler {
  let body: @MainActor (OpaquePointer) -> Void

  init(_ body: @escaping @MainActor (OpaquePointer) -> Void) {
    self.body = body
  }
}
