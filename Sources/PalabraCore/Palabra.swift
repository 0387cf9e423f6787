/// The program, as it names itself.
public enum Palabra {
  /// The version, shown by `--version`.
  public static let version = "1.0"

  /// The application id, for D-Bus, the icon and the desktop file.
  public static let identifier = "io.github.palabra.Palabra"
}
