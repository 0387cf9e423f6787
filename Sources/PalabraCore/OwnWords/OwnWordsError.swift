/// Why the file of the user's own words could not be read or written.
public struct OwnWordsError: Error, Equatable {
  /// The file, or the folder that it belongs into.
  public let path: String

  /// What stood in the way.
  public let reason: Reason

  /// What can stand in the way.
  public enum Reason: Sendable, Equatable {
    /// A call of the system failed with this error number.
    case system(Int32)
    /// It is a pipe, a device or a socket.
    case noRegularFile
    /// It has more bytes than are read.
    case tooLarge(limit: Int)
  }
}
