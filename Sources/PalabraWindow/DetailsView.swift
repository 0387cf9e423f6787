import CGTK
import GTKBinding
import PalabraCore

/// The details of an answer, set like the page of a pocket dictionary.
///
/// Each entry has its headword, then its senses by part of speech, numbered where there are several.
@MainActor
final class DetailsView {
  /// A column of labels.
  let widget: UnsafeMutablePointer<GtkWidget>

  init() {
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 18)
    Style.add("details", to: widget)
    atk_object_set_name(gtk_widget_get_accessible(widget), Messages.detailsName)
  }

  /// Shows entries in place of those before.
  func show(_ matches: [Match]) {
    gtk_container_foreach(
      gtk_container(widget), { child, _ in gtk_widget_destroy(child) }, nil)
    for match in matches {
      gtk_box_pack_start(gtk_box(widget), entry(match), 0, 0, 0)
    }
    gtk_widget_show_all(widget)
  }

  private func entry(_ match: Match) -> UnsafeMutablePointer<GtkWidget> {
    let grid: UnsafeMutablePointer<GtkWidget> = gtk_grid_new()
    gtk_grid_set_row_spacing(gtk_grid(grid), 6)
    gtk_grid_set_column_spacing(gtk_grid(grid), 9)
    var row: Int32 = 0
    func add(_ label: UnsafeMutablePointer<GtkWidget>, column: Int32 = 0, width: Int32 = 2) {
      gtk_grid_attach(gtk_grid(grid), label, column, row, width, 1)
    }
    add(label(Typesetting.headword(match), style: "headword"))
    row += 1
    for group in match.entry.senses.groupedByPartOfSpeech {
      add(label(Typesetting.partOfSpeech(group.partOfSpeech), style: "part-of-speech"))
      row += 1
      for (index, sense) in group.senses.enumerated() {
        let isNumbered = group.senses.count > 1
        if isNumbered { add(number(index + 1), width: 1) }
        add(
          label(Typesetting.sense(sense), style: "sense"), column: isNumbered ? 1 : 0,
          width: isNumbered ? 1 : 2)
        row += 1
      }
    }
    return grid
  }

  private func label(_ markup: Markup, style: String) -> UnsafeMutablePointer<GtkWidget> {
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(nil)
    gtk_label_set_markup(gtk_label(label), markup.string)
    gtk_label_set_selectable(gtk_label(label), 1)
    gtk_label_set_line_wrap(gtk_label(label), 1)
    gtk_label_set_line_wrap_mode(gtk_label(label), PANGO_WRAP_WORD_CHAR)
    gtk_label_set_max_width_chars(gtk_label(label), 1)
    gtk_label_set_xalign(gtk_label(label), 0)
    gtk_widget_set_hexpand(label, 1)
    Style.add(style, to: label)
    return label
  }

  private func number(_ number: Int) -> UnsafeMutablePointer<GtkWidget> {
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new("\(number)")
    gtk_label_set_xalign(gtk_label(label), 1)
    gtk_widget_set_valign(label, GTK_ALIGN_START)
    Style.add("number", to: label)
    return label
  }
}

extension [Sense] {
  /// The senses by part of speech, in the order in which the parts of speech come first.
  var groupedByPartOfSpeech: [(partOfSpeech: PartOfSpeech, senses: [Sense])] {
    var groups: [(partOfSpeech: PartOfSpeech, senses: [Sense])] = []
    for sense in self {
      if let index = groups.firstIndex(where: { $0.partOfSpeech == sense.partOfSpeech }) {
        groups[index].senses.append(sense)
      } else {
        groups.append((sense.partOfSpeech, [sense]))
      }
    }
    return groups
  }
}
