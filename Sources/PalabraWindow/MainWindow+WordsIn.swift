import CGTK
import GTKBinding
import PalabraCore

// How words get in besides being typed.
extension MainWindow {
  /// Brings the window to the user, with the translation of the text that is selected anywhere.
  func presentSelection() {
    // Asked for first, as the entry takes the selection over when it gets the focus.
    _ = SelectionRequest(for: widget) { [weak self] result in
      guard let self else { return }
      switch result {
      case .text(let text) where !FirstLine(of: text).text.isEmpty: lookUp(text)
      case .text, .nothing: notice.show(Messages.nothingSelected)
      case .unanswered: notice.show(Messages.selectionUnanswered)
      }
      gtk_widget_grab_focus(entry)
    }
    gtk_window_present_with_time(gtk_window(widget), guint32(GDK_CURRENT_TIME))
  }

  /// Translates a text that is dropped anywhere on the window.
  func acceptDrops() {
    gtk_drag_dest_unset(entry)
    gtk_drag_dest_set(widget, GTK_DEST_DEFAULT_ALL, nil, 0, GDK_ACTION_COPY)
    gtk_drag_dest_add_text_targets(widget)
    connect(
      widget, "drag-data-received",
      arguments: { [unowned self] arguments in
        guard let data = g_value_get_boxed(arguments + 4),
          let text = gtk_selection_data_get_text(OpaquePointer(data))
        else { return }
        lookUp(
          UnsafeMutableRawPointer(text).withMemoryRebound(to: CChar.self, capacity: 1) { takeString($0) })
      })
  }

  /// Takes the first line only of what is put into the entry, by whatever way.
  func acceptLines() {
    connect(
      entry, "insert-text",
      arguments: { [unowned self] arguments in
        guard let start = g_value_get_string(arguments + 1), let position = g_value_get_pointer(arguments + 3)
        else { return }
        let bytes = UnsafeRawBufferPointer(
          start: start, count: min(strlen(start), Int(UInt32(bitPattern: g_value_get_int(arguments + 2)))))
        guard bytes.contains(UInt8(ascii: "\n")) || bytes.contains(UInt8(ascii: "\r")) else { return }
        let text = String(decoding: bytes, as: UTF8.self)
        let first = FirstLine(of: text)
        if first.text == text { return }
        g_signal_stop_emission_by_name(entry, "insert-text")
        gtk_editable_insert_text(
          gtk_editable(entry), first.text, Int32(first.text.utf8.count),
          position.assumingMemoryBound(to: Int32.self))
        if first.isOneOfSeveral { leaveLinesOut() }
      })
  }
}
