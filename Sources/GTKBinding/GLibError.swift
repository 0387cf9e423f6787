public import CGTK

/// An error that GLib reports (`GError`).
public struct GLibError: Error, Equatable {
  /// The domain, which gives the code its meaning.
  public let domain: GQuark

  /// What went wrong.
  public let code: Int32

  /// What went wrong, in the language of the user.
  public let message: String

  /// Makes an error such as GLib would report.
  public init(domain: GQuark, code: Int32, message: String) {
    self.domain = domain
    self.code = code
    self.message = message
  }
}

/// Calls a function of GLib that takes a place for an error last, and throws what it leaves there.
public func throwing<Result>(
  _ call: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
) throws(GLibError) -> Result {
  var error: UnsafeMutablePointer<GError>?
  let result = call(&error)
  guard let error else { return result }
  defer { g_error_free(error) }
  throw GLibError(
    domain: error.pointee.domain, code: error.pointee.code, message: String(cString: error.pointee.message))
}
