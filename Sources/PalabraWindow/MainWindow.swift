import CGTK
import GTKBinding
import PalabraCore

/// The one window: title, entry, button and result, from top to bottom.
@MainActor
final class MainWindow {
  /// The window itself.
  let widget: UnsafeMutablePointer<GtkWidget>

  let titleRow = TitleRow()
  let entry: UnsafeMutablePointer<GtkWidget>
  let button: UnsafeMutablePointer<GtkWidget>
  let answer = AnswerView()

  let notice: Notice
  private var completion: WordCompletion?
  let settings: Settings
  let theme: Theme
  private(set) lazy var speaker = Speaker()
  private(set) lazy var dialogs = Dialogs(over: widget)
  var menu: PrimaryMenu?

  /// True when lines of what was put into the entry were left out, and it is not said yet.
  private var leavesLinesOut = false

  /// True while the entry gets a word that nobody types.
  private var isFilling = false

  let ownWords: OwnWordsWatch
  private(set) var translator = Translator()

  /// What was asked last, and what it came to, which is shown; nil where nothing is.
  private(set) var asked: (word: String, direction: Direction, translation: Translation)? {
    didSet {
      answer.show(asked?.translation, asked?.direction ?? direction)
      showButtons()
    }
  }

  /// The words of this session, the history and the stars.
  var trail = SessionTrail()
  let history: History
  let stars: StarredWords
  private let reporter = Reporter()
  var words: WordsPopover?

  /// From which language into which the window translates.
  private(set) var direction = Direction.englishToSpanish {
    didSet { if direction != oldValue { showDirection() } }
  }

  init(
    settings: Settings, dataDirectory: String = String(cString: g_get_user_data_dir()),
    ownWordsFile: OwnWordsFile? = .ofUser
  ) {
    self.settings = settings
    ownWords = OwnWordsWatch(of: ownWordsFile)
    theme = Theme(settings.appearance)
    history = History(directory: dataDirectory, settings: settings, report: reporter)
    stars = StarredWords(directory: dataDirectory, report: reporter)
    widget = gtk_window_new(GTK_WINDOW_TOPLEVEL)
    entry = gtk_entry_new()
    button = gtk_button_new_with_mnemonic(Messages.translate)
    notice = Notice(standing: settings.problem)
    setUpWindow()
    setUpParts()
    layOut()
    showDirection()
    answer.size.set(settings.answerSize)
    connectSignals()
    reporter.show = { [unowned self] in notice.show($0) }
  }

  /// Brings the window to the user, with the translation of a text if it is not empty.
  func present(translating text: String = "") {
    if !text.isEmpty {
      direction = .englishToSpanish
      lookUp(text)
    }
    gtk_window_present_with_time(gtk_window(widget), guint32(GDK_CURRENT_TIME))
    gtk_widget_grab_focus(entry)
  }

  /// Closes the window as its close button does.
  func close() {
    // An open list would keep the window from closing, and so would a modal dialog.
    closeList()
    dialogs.closeAll()
    while let grab = gtk_grab_get_current(), gtk_widget_get_toplevel(grab) != widget { gtk_grab_remove(grab) }
    gtk_window_close(gtk_window(widget))
  }

  /// Puts a word into the entry and translates it.
  func lookUp(_ word: String, _ direction: Direction? = nil) {
    if let direction { self.direction = direction }
    fill(word)
    translate()
  }

  /// Puts a word that nobody types into the entry: no completions are offered and nothing is translated.
  private func fill(_ word: String) {
    isFilling = true
    gtk_entry_set_text(gtk_entry(entry), word)
    isFilling = false
  }

  /// Translates what stands in the entry and shows the answer.
  private func translate() {
    let translation = lookedUp()
    remember(translation)
    show(translation)
    if leavesLinesOut { notice.show(Messages.firstLineOnly) }
    leavesLinesOut = false
  }

  /// What the entry's word comes to, with the user's own words as they are now.
  private func lookedUp(suggesting: Int = 5) -> Translation {
    closeList()
    notice.clear()
    ownWords.readIfChanged()
    return translator.translate(word, direction, suggesting: suggesting)
  }

  /// Translates the line that was taken of several, when all that is going on has been done, and says so.
  func leaveLinesOut() {
    leavesLinesOut = true
    onIdle { [weak self] in
      if let self, leavesLinesOut { translate() }
    }
  }

  /// Translates a word that is being typed; as it may be half a word, nothing is said of one that is not found.
  private func translateWhileTyping() {
    guard settings.translatesWhileTyping, gtk_widget_has_focus(entry) != 0 else { return }
    trail.leave()
    showIfFound(translator.translate(word, direction, suggesting: 0))
  }

  /// Translates a word of this session again, which counts as no new lookup.
  func revisit(_ visit: SessionTrail.Visit) {
    direction = visit.direction
    fill(visit.word)
    show(lookedUp())
  }

  private func show(_ translation: Translation) { asked = (word, direction, translation) }

  private func showIfFound(_ translation: Translation) {
    if case .found = translation { show(translation) } else { asked = nil }
  }

  /// Uses other words of the user from now on; what is shown changes if its answer does.
  func use(_ words: OwnWords) {
    translator.ownWords = words
    guard let asked else { return }
    let translation = translator.translate(asked.word, asked.direction)
    if translation != asked.translation { self.asked?.translation = translation }
  }

  /// What stands in the entry.
  var word: String { String(cString: gtk_entry_get_text(gtk_entry(entry))) }

  /// Translates the other way from now on; the word stays, and its translation is shown if there is one.
  private func swapLanguages() {
    direction = direction.reversed
    let translation = lookedUp(suggesting: 0)
    remember(translation)
    showIfFound(translation)
    gtk_widget_grab_focus(entry)
  }

  private func showDirection() {
    titleRow.direction = direction
    gtk_entry_set_placeholder_text(gtk_entry(entry), Messages.placeholder(direction))
    atk_object_set_name(gtk_widget_get_accessible(entry), Messages.entryName(direction))
  }

  /// Closes the list of completions.
  private func closeList() {
    completion?.offer([])
    // GTK closes an open list, which holds the grab, only at a key or a click, or when it is taken away.
    if gtk_grab_get_current() == nil { return }
    gtk_entry_set_completion(gtk_entry(entry), nil)
    completion = nil
  }

  /// Offers the words that begin with what is being typed, unless it is the only one.
  private func complete() {
    guard gtk_widget_has_focus(entry) != 0 else { return }
    if completion == nil {
      completion = WordCompletion(of: entry) { [weak self] word in
        guard let self else { return }
        lookUp(word)
        gtk_window_set_focus(gtk_window(widget), nil)
      }
    }
    // GTK opens no list for less.
    let isLongEnough = gtk_entry_get_text_length(gtk_entry(entry)) > 1
    let completions = isLongEnough ? translator.completions(of: word, direction) : []
    let isAlone = completions.count == 1 && completions.first?.word.lowercased() == word.lowercased()
    completion?.offer(isAlone ? [] : completions)
  }
}

// Building it.
extension MainWindow {
  private func setUpWindow() {
    gtk_window_set_title(gtk_window(widget), Messages.windowTitle)
    let size = settings.windowSize ?? Settings.Size(width: 520, height: 480)
    gtk_window_set_default_size(gtk_window(widget), size.width, size.height)
    if settings.isMaximized { gtk_window_maximize(gtk_window(widget)) }
  }

  private func setUpParts() {
    gtk_entry_set_width_chars(gtk_entry(entry), 10)
    gtk_entry_set_max_width_chars(gtk_entry(entry), 64)
    // No headword is longer, and GTK takes seconds to lay out a pasted megabyte.
    gtk_entry_set_max_length(gtk_entry(entry), 1000)

    Style.add("suggested-action", to: button)
    gtk_widget_set_halign(button, GTK_ALIGN_CENTER)
    gtk_widget_set_can_default(button, 1)
  }

  /// One column in the middle, as wide as the entry likes to be and no wider.
  private func layOut() {
    let column: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8)
    Style.add("column", to: column)
    gtk_widget_set_halign(column, GTK_ALIGN_CENTER)
    gtk_box_pack_start(gtk_box(column), titleRow.widget, 0, 0, 0)
    // A screen reader takes the title for the label of what is typed.
    gtk_label_set_mnemonic_widget(gtk_label(titleRow.title), entry)
    gtk_box_pack_start(gtk_box(column), entry, 0, 0, 0)
    gtk_box_pack_start(gtk_box(column), button, 0, 0, 0)
    gtk_box_pack_start(gtk_box(column), answer.widget, 1, 1, 0)
    gtk_box_pack_start(gtk_box(column), notice.widget, 0, 0, 0)
    gtk_container_add(gtk_container(widget), column)
    gtk_widget_show_all(column)
    gtk_widget_grab_default(button)
  }

  private func connectSignals() {
    connect(button, "clicked") { [unowned self] in translate() }
    connect(entry, "activate") { [unowned self] in
      translate()
      gtk_window_set_focus(gtk_window(widget), nil)
    }
    connect(entry, "changed") { [unowned self] in
      if isFilling { return }
      complete()
      translateWhileTyping()
    }
    connect(titleRow.swap, "clicked") { [unowned self] in swapLanguages() }
    connect(titleRow.menu, "clicked") { [unowned self] in openMenu() }
    acceptLines()
    acceptDrops()
    answer.buttons.onBack = { [unowned self] in goBack() }
    answer.buttons.onForward = { [unowned self] in goForward() }
    answer.buttons.onCopy = { [unowned self] in copyAnswer() }
    answer.buttons.onSpeak = { [unowned self] in speakAnswer() }
    answer.buttons.onStar = { [unowned self] in setStar($0) }
    connectOwnWords()
    answer.onSuggestion = { [unowned self] in lookUp($0) }
    answer.onWord = { [unowned self] word in
      direction = direction.reversed
      lookUp(word)
    }
    // While the list of completions is open, keys go to the entry without passing through the window.
    for widget in [widget, entry] {
      connect(widget, "key-press-event") { [unowned self] in handle(KeyPress($0)) ? 1 : 0 }
    }
    connect(entry, "key-press-event", after: true) {
      // While no list is open they would move the focus, and the list opens a moment after the letter.
      [.up, .down].contains(KeyPress($0).meaning) ? 1 : 0
    }
    connect(widget, "key-press-event", after: true) { [unowned self] in handleUnused(KeyPress($0)) ? 1 : 0 }
    connect(widget, "delete-event") { [unowned self] _ in
      saveSize()
      // The window can say nothing more.
      reporter.show = { reportError($0) }
      history.write()
      return 0
    }
  }
}

// Keys and closing.
extension MainWindow {
  /// Deals with a key before the widget that has the focus does; returns true when that is all.
  private func handle(_ key: KeyPress) -> Bool {
    switch key.meaning {
    case .close: close()
    case .editWord: gtk_widget_grab_focus(entry)
    case .swapLanguages: swapLanguages()
    case .copy: copyAnswer()
    case .speak: speakAnswer()
    case .menu: openMenu()
    case .help: showHelp()
    case .shortcuts: showShortcuts()
    case .larger: resizeAnswer(to: answer.size.percent + 25)
    case .smaller: resizeAnswer(to: answer.size.percent - 25)
    case .usualSize: resizeAnswer(to: 100)
    case .back: goBack()
    case .forward: goForward()
    case .star: toggleStar()
    case .history: showHistory()
    case .wordList: showWordList()
    case .text where !isTyping:
      // Taking the focus selects the old word, so that the key, which now reaches the entry, replaces it.
      gtk_widget_grab_focus(entry)
      return false
    default: return false
    }
    return true
  }

  /// Deals with a key that nothing else had a use for.
  private func handleUnused(_ key: KeyPress) -> Bool {
    switch key.meaning {
    case .pageUp: answer.scroll(pages: -1)
    case .pageDown: answer.scroll(pages: 1)
    case .clear:
      gtk_entry_set_text(gtk_entry(entry), "")
      gtk_widget_grab_focus(entry)
    default: return false
    }
    return true
  }

  private func resizeAnswer(to percent: Int32) {
    answer.size.set(percent)
    settings.answerSize = answer.size.percent
    saveSettings()
  }

  /// True when the keys go to a text field or something open already.
  private var isTyping: Bool {
    if gtk_grab_get_current() != nil { return true }
    return gtk_window_get_focus(gtk_window(widget)).map { cgtk_is_editable($0) != 0 } ?? false
  }

  private func saveSize() {
    settings.isMaximized = gtk_window_is_maximized(gtk_window(widget)) != 0
    if !settings.isMaximized {
      var size = Settings.Size(width: 0, height: 0)
      gtk_window_get_size(gtk_window(widget), &size.width, &size.height)
      settings.windowSize = size
    }
    saveSettings()
  }

  /// Writes the settings that have changed; says so if that cannot be.
  func saveSettings() {
    do {
      try settings.save()
    } catch {
      let message = Messages.cannotWrite(settings.file.file.path, error.message)
      reportError(message)
      notice.show(message)
    }
  }
}
