import CGTK
import GTKBinding

/// The size of the answer, in percent of its usual size.
@MainActor
final class AnswerSize {
  /// The sizes that can be chosen.
  nonisolated static let range: ClosedRange<Int32> = 50...300

  /// The size now.
  private(set) var percent: Int32 = 100

  private let widgets: [UnsafeMutablePointer<GtkWidget>]

  /// Made only for another size than the usual one.
  private var provider: UnsafeMutablePointer<GtkCssProvider>?

  /// Makes the size of everything inside of boxes and expanders.
  init(of widgets: [UnsafeMutablePointer<GtkWidget>]) {
    self.widgets = widgets
  }

  /// Sets it, as near as can be chosen.
  func set(_ percent: Int32) {
    let percent = min(max(percent, Self.range.lowerBound), Self.range.upperBound)
    if percent == self.percent { return }
    self.percent = percent
    guard let provider = provider ?? makeProvider() else { return }
    // Not of everything: an expander has a title of its own, which would grow once more.
    let rule = "box, expander { font-size: \(percent)%; }"
    _ = try? throwing { gtk_css_provider_load_from_data(provider, rule, -1, $0) }
  }

  private func makeProvider() -> UnsafeMutablePointer<GtkCssProvider>? {
    provider = gtk_css_provider_new()
    guard let provider else { return nil }
    for widget in widgets {
      gtk_style_context_add_provider(
        gtk_widget_get_style_context(widget), gtk_style_provider(provider),
        guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }
    // It is the widgets' now.
    g_object_unref(provider)
    return provider
  }
}
