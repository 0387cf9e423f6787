import Synchronization

/// A value that is made when it is first asked for, once, whoever asks.
final class Lazy<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)

  /// Returns the value, which the first call makes.
  func callAsFunction(making make: () -> Value) -> Value {
    value.withLock { value in
      if let value { return value }
      let made = make()
      value = made
      return made
    }
  }
}
