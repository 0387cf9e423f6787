import CGTK
import GTKBinding
import PalabraCore

/// The dialog that asks for the name and the format of a file to export to (`GtkFileChooserNative`).
@MainActor
final class ExportChooser {
  private let object: UnsafeMutableRawPointer
  private let chooser: OpaquePointer
  private var filters: [(format: WordListFormat, filter: OpaquePointer)] = []

  /// Opens the dialog over a window; a body is called with the path and the format that the user has chosen.
  static func open(
    over parent: UnsafeMutablePointer<GtkWidget>,
    _ body: @escaping @MainActor (String, WordListFormat) -> Void
  ) {
    guard
      let dialog = gtk_file_chooser_native_new(
        Messages.exportTitle, gtk_window(parent), GTK_FILE_CHOOSER_ACTION_SAVE, Messages.exportAct,
        Messages.cancel)
    else { return }
    let chooser = ExportChooser(dialog)
    // The dialog and what belongs to it are there until it has been answered.
    connect(
      chooser.object, "response",
      arguments: { arguments in
        if g_value_get_int(arguments + 1) == GTK_RESPONSE_ACCEPT.rawValue, let path = chooser.path {
          body(path, WordListFormat(path: path) ?? chooser.format)
        }
        onIdle { g_object_unref(chooser.object) }
      })
    gtk_native_dialog_show(gtk_native_dialog(chooser.object))
  }

  private init(_ dialog: OpaquePointer) {
    object = UnsafeMutableRawPointer(dialog)
    chooser = gtk_file_chooser(object)
    gtk_file_chooser_set_do_overwrite_confirmation(chooser, 1)
    gtk_file_chooser_set_current_name(chooser, "palabra" + WordListFormat.anki.suffix)
    for format in WordListFormat.allCases {
      guard let filter = gtk_file_filter_new() else { continue }
      gtk_file_filter_set_name(filter, Messages.name(of: format))
      gtk_file_filter_add_pattern(filter, "*" + format.suffix)
      gtk_file_chooser_add_filter(chooser, filter)
      filters.append((format, filter))
    }
    connect(object, "notify::filter") { [unowned self] in changeSuffix() }
  }

  private var path: String? { gtk_file_chooser_get_filename(chooser).map { takeString($0) } }

  /// The format that is chosen in the list of formats.
  private var format: WordListFormat {
    let chosen = gtk_file_chooser_get_filter(chooser)
    return filters.first { $0.filter == chosen }?.format ?? .anki
  }

  /// Gives the name that stands in the dialog the end that goes with the format.
  private func changeSuffix() {
    let name = takeString(gtk_file_chooser_get_current_name(chooser))
    guard let old = WordListFormat(path: name), old != format else { return }
    gtk_file_chooser_set_current_name(chooser, name.dropLast(old.suffix.count) + format.suffix)
  }
}
