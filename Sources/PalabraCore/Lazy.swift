import Synchronization

/// A value that is made when it is asked for, once, whoever asks.
final class Lazy<Value: Sendable>: Sendable {
  private let state: Mutex<(value: Value?, callsToSpare: Int)>

  /// Makes an empty place. The first `callsToSpare` times that the value may be done without, it is not made.
  init(callsToSpare: Int = 0) {
    state = Mutex((nil, callsToSpare))
  }

  /// Returns the value, which the first call makes.
  func callAsFunction(making make: () -> Value) -> Value {
    state.withLock { state in
      if let value = state.value { return value }
      let made = make()
      state.value = made
      return made
    }
  }

  /// Returns the value, or nil while calls are to be spared the making of it.
  func ifWorthwhile(making make: () -> Value) -> Value? {
    state.withLock { state in
      if state.value == nil {
        if state.callsToSpare > 0 {
          state.callsToSpare -= 1
          return nil
        }
        state.value = make()
      }
      return state.value
    }
  }
}
