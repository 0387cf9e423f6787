import CGTK
import GTKBinding
import PalabraCore

/// The fields in which a word of the user's own is written.
@MainActor
final class OwnWordForm {
  /// A grid of labels and fields.
  let widget: UnsafeMutablePointer<GtkWidget>

  private let english: UnsafeMutablePointer<GtkWidget>
  private let partOfSpeech: UnsafeMutablePointer<GtkWidget>
  private let spanish: UnsafeMutablePointer<GtkWidget>
  private let gender: UnsafeMutablePointer<GtkWidget>
  private let note: UnsafeMutablePointer<GtkWidget>

  init() {
    widget = gtk_grid_new()
    (english, spanish, note) = (gtk_entry_new(), gtk_entry_new(), gtk_entry_new())
    (partOfSpeech, gender) = (gtk_combo_box_text_new(), gtk_combo_box_text_new())
    gtk_grid_set_row_spacing(gtk_grid(widget), 6)
    gtk_grid_set_column_spacing(gtk_grid(widget), 9)
    let fields = [
      (Messages.englishField, english), (Messages.partOfSpeechField, partOfSpeech),
      (Messages.spanishField, spanish), (Messages.genderField, gender), (Messages.noteField, note),
    ]
    for (row, field) in fields.enumerated() { add(field.0, field.1, row: Int32(row + 1)) }
    for entry in [english, spanish, note] {
      gtk_entry_set_activates_default(gtk_entry(entry), 1)
      gtk_entry_set_max_length(gtk_entry(entry), 1000)
    }
    for part in PartOfSpeech.allCases {
      gtk_combo_box_text_append(gtk_combo_box_text(partOfSpeech), part.rawValue, part.text)
    }
    for gender in [nil] + Gender.allCases {
      gtk_combo_box_text_append(
        gtk_combo_box_text(self.gender), gender?.rawValue ?? "", Messages.gender(gender))
    }
    // Only nouns have a gender.
    connect(partOfSpeech, "changed") { [unowned self] in
      gtk_widget_set_sensitive(gender, id(of: partOfSpeech) == PartOfSpeech.noun.rawValue ? 1 : 0)
    }
  }

  /// Adds a choice between meanings above the fields; a handler is called with the number of another one.
  func addMeanings(_ meanings: [String], onChoice: @escaping @MainActor (Int) -> Void) {
    let choice: UnsafeMutablePointer<GtkWidget> = gtk_combo_box_text_new()
    for meaning in meanings { gtk_combo_box_text_append_text(gtk_combo_box_text(choice), meaning.shortened) }
    gtk_combo_box_set_active(gtk_combo_box(choice), 0)
    connect(choice, "changed") { onChoice(Int(gtk_combo_box_get_active(gtk_combo_box(choice)))) }
    add(Messages.meaningField, choice, row: 0)
  }

  /// Shows a word that is known.
  func show(_ word: OwnWord) {
    let (text, gender) = word.spanishAndGender
    fill(word.headword, word.partOfSpeech, text, gender, word.hint)
  }

  /// Shows what is known of a new word.
  func show(english: String, spanish: String) { fill(english, .noun, spanish, nil, "") }

  private func fill(
    _ english: String, _ partOfSpeech: PartOfSpeech, _ spanish: String, _ gender: Gender?, _ note: String
  ) {
    gtk_entry_set_text(gtk_entry(self.english), english)
    gtk_combo_box_set_active_id(gtk_combo_box(self.partOfSpeech), partOfSpeech.rawValue)
    gtk_entry_set_text(gtk_entry(self.spanish), spanish)
    gtk_combo_box_set_active_id(gtk_combo_box(self.gender), gender?.rawValue ?? "")
    gtk_entry_set_text(gtk_entry(self.note), note)
    gtk_widget_grab_focus(english.isEmpty ? self.english : self.spanish)
  }

  /// The word that is written.
  ///
  /// - Throws: what is missing or wrong.
  func word(after old: OwnWord?) throws(OwnWordFault) -> OwnWord {
    let part = PartOfSpeech(rawValue: id(of: partOfSpeech)) ?? .noun
    var words = text(of: spanish)
    if part == .noun, let gender = Gender(rawValue: id(of: gender)) {
      words = OwnWord.spanish(words, gender: gender)
    }
    return try OwnWord(headword: text(of: english), part, spanish: words, hint: text(of: note), after: old)
  }

  /// Goes to the field that a fault is about.
  func focus(for fault: OwnWordFault) {
    switch fault {
    case .noHeadword, .headwordLikeComment: gtk_widget_grab_focus(english)
    default: gtk_widget_grab_focus(spanish)
    }
  }

  private func add(_ text: String, _ field: UnsafeMutablePointer<GtkWidget>, row: Int32) {
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new_with_mnemonic(text)
    gtk_label_set_xalign(gtk_label(label), 1)
    gtk_label_set_mnemonic_widget(gtk_label(label), field)
    atk_object_set_name(gtk_widget_get_accessible(field), gtk_label_get_text(gtk_label(label)))
    gtk_widget_set_hexpand(field, 1)
    gtk_grid_attach(gtk_grid(widget), label, 0, row, 1, 1)
    gtk_grid_attach(gtk_grid(widget), field, 1, row, 1, 1)
  }

  private func text(of entry: UnsafeMutablePointer<GtkWidget>) -> String {
    String(cString: gtk_entry_get_text(gtk_entry(entry)))
  }

  private func id(of choice: UnsafeMutablePointer<GtkWidget>) -> String {
    gtk_combo_box_get_active_id(gtk_combo_box(choice)).map { String(cString: $0) } ?? ""
  }
}

extension String {
  /// A beginning that does not make a choice too wide.
  fileprivate var shortened: String { count > 40 ? prefix(39) + "…" : self }
}
