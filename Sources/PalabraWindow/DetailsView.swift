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

  /// What happens when a word of the other language is followed.
  var onWord: @MainActor (String) -> Void = { _ in }

  /// Shows entries in place of those before.
  func show(_ matches: [Match], _ direction: Direction) {
    gtk_container_foreach(gtk_container(widget), { child, _ in gtk_widget_destroy(child) }, nil)
    for match in matches {
      gtk_box_pack_start(gtk_box(widget), entry(match, direction), 0, 0, 0)
    }
    gtk_widget_show_all(widget)
  }

  private func entry(_ match: Match, _ direction: Direction) -> UnsafeMutablePointer<GtkWidget> {
    let grid: UnsafeMutablePointer<GtkWidget> = gtk_grid_new()
    gtk_grid_set_row_spacing(gtk_grid(grid), 6)
    gtk_grid_set_column_spacing(gtk_grid(grid), 9)
    var row: Int32 = 0
    var cells: [(label: UnsafeMutablePointer<GtkWidget>, column: Int32, row: Int32, width: Int32)] = []
    func add(_ label: UnsafeMutablePointer<GtkWidget>, column: Int32 = 0, width: Int32 = 2) {
      cells.append((label, column, row, width))
    }
    add(label(Typesetting.headword(match, direction), style: "headword"))
    row += 1
    let keyForms = Typesetting.keyForms(match)
    if !keyForms.string.isEmpty {
      add(label(keyForms, style: "key-forms"))
      row += 1
    }
    for group in SenseGroup.groups(of: match.senses) {
      // Not a label that Tab would stop at on its way from word to word.
      add(
        TextLabel.make(
          Typesetting.partOfSpeech(group, headword: match.entry.headword), style: "part-of-speech"))
      row += 1
      let isNumbered = group.senses.count > 1
      for (index, sense) in group.senses.enumerated() {
        if isNumbered { add(number(index + 1), width: 1) }
        let column: Int32 = isNumbered ? 1 : 0
        add(label(Typesetting.sense(sense, direction), style: "sense"), column: column, width: 2 - column)
        row += 1
      }
    }
    // A screen reader meets the cells of a grid last one first.
    for cell in cells.reversed() {
      gtk_grid_attach(gtk_grid(grid), cell.label, cell.column, cell.row, cell.width, 1)
    }
    return grid
  }

  private func label(_ markup: Markup, style: String) -> UnsafeMutablePointer<GtkWidget> {
    LinkLabel.make(markup, style: style) { [weak self] in self?.onWord($0) }
  }

  private func number(_ number: Int) -> UnsafeMutablePointer<GtkWidget> {
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new("\(number)")
    gtk_label_set_xalign(gtk_label(label), 1)
    gtk_widget_set_valign(label, GTK_ALIGN_START)
    Style.add("number", to: label)
    return label
  }
}

/// Senses of one part of speech and, where the headword is a Spanish noun, of one gender.
struct SenseGroup {
  let partOfSpeech: PartOfSpeech
  let gender: Gender?
  var senses: [Sense]

  /// The groups of senses, in the order in which their first senses stand.
  static func groups(of senses: [Sense]) -> [SenseGroup] {
    senses.reduce(into: []) { groups, sense in
      let group = groups.firstIndex { $0.partOfSpeech == sense.partOfSpeech && $0.gender == sense.gender }
      if let group {
        groups[group].senses.append(sense)
      } else {
        groups.append(SenseGroup(partOfSpeech: sense.partOfSpeech, gender: sense.gender, senses: [sense]))
      }
    }
  }
}
