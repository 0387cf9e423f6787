import CGTK
import GTKBinding
import PalabraCore

/// The dialog in which a word of the user's own is written, changed or removed.
@MainActor
final class OwnWordDialog {
  /// The dialog, which keeps the rest alive.
  let widget: UnsafeMutablePointer<GtkWidget>

  /// Puts a word in the place of another; no other: adds it; no word: removes the other.
  typealias Change = @MainActor (_ old: OwnWord?, _ new: OwnWord?) throws(GLibError) -> Void

  /// What the dialog begins with.
  struct Subject {
    var english = ""
    var spanish = ""
    /// The senses of a word that is known, of which one is changed; empty for a new word.
    var words: [OwnWord] = []
    /// True when they are the user's own, so that the new word takes the place of the old one.
    var isOwn = false
  }

  private let subject: Subject
  private let form = OwnWordForm()
  private let problem: UnsafeMutablePointer<GtkWidget>
  private let change: Change

  /// Which of the words is changed.
  private var index = 0

  private var word: OwnWord? { subject.words.indices.contains(index) ? subject.words[index] : nil }

  /// Makes a dialog, which calls `change` until it has succeeded or the user has given up.
  init(_ subject: Subject, change: @escaping Change) {
    self.subject = subject
    self.change = change
    widget = gtk_dialog_new()
    problem = gtk_label_new(nil)
    gtk_window_set_title(gtk_window(widget), subject.words.isEmpty ? Messages.addTitle : Messages.editTitle)
    gtk_window_set_modal(gtk_window(widget), 1)
    addButtons()
    layOut()
    fill()
    // The dialog keeps this object, which it needs as long as it is there.
    connect(widget, "response", arguments: { [self] in respond(GtkResponseType(g_value_get_int($0 + 1))) })
  }

  private func addButtons() {
    let dialog = gtk_dialog(widget)
    if subject.isOwn { gtk_dialog_add_button(dialog, Messages.remove, GTK_RESPONSE_REJECT.rawValue) }
    gtk_dialog_add_button(dialog, Messages.cancel, GTK_RESPONSE_CANCEL.rawValue)
    gtk_dialog_add_button(dialog, Messages.save, GTK_RESPONSE_ACCEPT.rawValue)
    gtk_dialog_set_default_response(dialog, GTK_RESPONSE_ACCEPT.rawValue)
  }

  private func layOut() {
    guard let column = gtk_dialog_get_content_area(gtk_dialog(widget)) else { return }
    Style.add("own-word", to: column)
    gtk_box_set_spacing(gtk_box(column), 6)
    if subject.words.count > 1 {
      let meanings = subject.words.map { "\($0.headword), \($0.partOfSpeech.text): \($0.spanish)" }
      form.addMeanings(meanings) { [unowned self] in
        index = $0
        fill()
      }
    }
    gtk_container_add(gtk_container(column), form.widget)
    TextLabel.wrap(problem, widthChars: 30)
    gtk_label_set_xalign(gtk_label(problem), 0)
    Announcement.setUp(problem)
    gtk_widget_set_no_show_all(problem, 1)
    gtk_container_add(gtk_container(column), problem)
    gtk_widget_show_all(form.widget)
  }

  private func fill() {
    if let word { form.show(word) } else { form.show(english: subject.english, spanish: subject.spanish) }
    gtk_widget_hide(problem)
  }

  private func respond(_ response: GtkResponseType) {
    switch response {
    case GTK_RESPONSE_ACCEPT: save()
    case GTK_RESPONSE_REJECT: attempt(nil)
    default: gtk_widget_destroy(widget)
    }
  }

  private func save() {
    do throws(OwnWordFault) {
      attempt(try form.word(after: word))
    } catch {
      say(Messages.describe(error))
      form.focus(for: error)
    }
  }

  /// Changes the file and closes the dialog, or says why it cannot be changed.
  private func attempt(_ new: OwnWord?) {
    do throws(GLibError) {
      try change(subject.isOwn ? word : nil, new)
      gtk_widget_destroy(widget)
    } catch {
      say(error.message)
    }
  }

  private func say(_ text: String) {
    gtk_label_set_text(gtk_label(problem), text)
    gtk_widget_show(problem)
    Announcement.announce(problem)
  }
}
