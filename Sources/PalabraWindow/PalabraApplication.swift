import CGTK
import GTKBinding
import Glibc
import PalabraCore

/// The application: its command line, its one window, its end.
@MainActor
public final class PalabraApplication {
  private let application: UnsafeMutablePointer<GApplication>
  private var window: MainWindow?

  /// Runs the application until its window is closed, and ends the process.
  public static func run() -> Never {
    // Nothing here draws with OpenGL, and looking for it costs the first program on a display much.
    g_setenv("GDK_GL", "disable", 1)
    // A file that may grow no further is an error of the write, not the end of the program.
    signal(SIGXFSZ, SIG_IGN)
    let status = PalabraApplication().run()
    exit(status)
  }

  private init() {
    application = g_application(
      gtk_application_new(Palabra.identifier, G_APPLICATION_HANDLES_COMMAND_LINE))
    g_application_add_main_option(
      application, "version", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, Messages.versionOption, nil)
    g_application_add_main_option(
      application, "selection", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, Messages.selectionOption, nil)
    g_application_set_option_context_parameter_string(application, Messages.wordParameter)
    connect(application, "handle-local-options") { [unowned self] in
      answerLocally($0.assumingMemoryBound(to: GVariantDict.self))
    }
    connect(application, "command-line") { [unowned self] in
      open(g_application_command_line($0))
      return 0
    }
  }

  private func run() -> Int32 {
    defer { g_object_unref(application) }
    return g_application_run(application, CommandLine.argc, CommandLine.unsafeArgv)
  }

  /// Answers what needs no window: returns an exit status, or -1 to go on.
  private func answerLocally(_ options: UnsafeMutablePointer<GVariantDict>) -> Int32 {
    if g_variant_dict_contains(options, "version") != 0 {
      print("palabra-gtk \(Palabra.version)")
      return 0
    }
    if gtk_init_check(nil, nil) == 0 {
      reportError(Messages.noDisplay(named: g_getenv("DISPLAY").map { String(cString: $0) }))
      return 1
    }
    return -1
  }

  private func words(of commandLine: UnsafeMutablePointer<GApplicationCommandLine>) -> String {
    var count: Int32 = 0
    guard let arguments = g_application_command_line_get_arguments(commandLine, &count) else { return "" }
    defer { g_strfreev(arguments) }
    var words = (1..<max(1, Int(count))).compactMap { arguments[$0].map { String(cString: $0) } }
    if words.first == "--" { words.removeFirst() }
    return words.joined(separator: " ")
  }

  /// Opens the window, or raises the one that is open, with the translation of what the command line asks for.
  private func open(_ commandLine: UnsafeMutablePointer<GApplicationCommandLine>) {
    let window = window ?? makeWindow()
    self.window = window
    if g_variant_dict_contains(g_application_command_line_get_options_dict(commandLine), "selection") != 0 {
      window.presentSelection()
    } else {
      window.present(translating: words(of: commandLine))
    }
  }

  private func makeWindow() -> MainWindow {
    Style.apply()
    let window = MainWindow(settings: Settings())
    gtk_application_add_window(gtk_application(application), gtk_window(window.widget))
    connect(window.widget, "destroy") { [unowned self] in self.window = nil }
    onUnixSignal(SIGTERM) { [weak window] in window?.close() }
    onUnixSignal(SIGINT) { [weak window] in window?.close() }
    onIdle { [weak window, application] in
      guard let window else { return }
      WindowIcon.show(on: window.widget)
      window.ownWords.start()
      window.theme.followDesktop(over: g_application_get_dbus_connection(application))
      window.history.compact()
    }
    return window
  }
}

/// Writes one line to standard error.
func reportError(_ message: String) {
  let line = "palabra-gtk: \(message)\n"
  _ = line.withCString { write(STDERR_FILENO, $0, line.utf8.count) }
}
