import Glibc

/// The file that holds the user's own words, `$XDG_DATA_HOME/palabra/words.tsv`.
public struct OwnWordsFile: Sendable {
  /// Where it is, whether it exists or not.
  public let path: String

  /// The most that is read, in bytes: ten times the vocabulary.
  static let largest = 16 << 20

  /// Takes the file at a path.
  public init(path: String) {
    self.path = path
  }

  /// The file of the user who runs the program (XDG Base Directory Specification); nil without a home folder.
  public static var ofUser: OwnWordsFile? {
    let data = absolutePath("XDG_DATA_HOME") ?? absolutePath("HOME").map { $0 + "/.local/share" }
    return data.map { OwnWordsFile(path: $0 + "/palabra/words.tsv") }
  }

  /// A path of the environment, which counts only if it is absolute.
  private static func absolutePath(_ variable: String) -> String? {
    getenv(variable).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// Reads the words; there are none when there is no file.
  ///
  /// - Throws: why the file cannot be read; a line that cannot be understood is a fault of the words instead.
  public func read() throws(OwnWordsError) -> OwnWords {
    OwnWords(try contents())
  }

  private func contents() throws(OwnWordsError) -> [UInt8] {
    // A pipe that nobody writes to would let us wait for ever.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return [] }
      throw OwnWordsError(path: path, reason: .system(errno))
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw OwnWordsError(path: path, reason: .system(errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw OwnWordsError(path: path, reason: .system(EISDIR))
    default: throw OwnWordsError(path: path, reason: .noRegularFile)
    }
    return try contents(of: file)
  }

  private func contents(of file: Int32) throws(OwnWordsError) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= Self.largest {
      let count = Glibc.read(file, &piece, piece.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += piece[..<count]
      } else if errno != EINTR {
        throw OwnWordsError(path: path, reason: .system(errno))
      }
    }
    throw OwnWordsError(path: path, reason: .tooLarge(limit: Self.largest))
  }
}
