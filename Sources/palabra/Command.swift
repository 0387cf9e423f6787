import PalabraCore

/// Runs the translator for the terminal and comes to an exit status.
struct Command: ~Copyable {
  /// How the program ends.
  enum ExitStatus: Int32 {
    case allFound = 0
    case notFound = 1
    case misuse = 2
    case ownWordsFailed = 3
    case streamFailed = 4
  }

  let format: Arguments.Format
  let direction: Direction
  private var translator = Translator()
  private var output = StandardOutput()
  private var status = ExitStatus.allFound
  private var hasOwnWords = true

  init(_ arguments: Arguments) {
    format = arguments.format
    direction = arguments.direction
  }

  /// Does what the arguments ask for.
  mutating func run(_ action: Arguments.Action) throws(StreamError) -> ExitStatus {
    switch action {
    case .showHelp: try output.print(Messages.help)
    case .showVersion: try output.print("palabra \(Palabra.version)")
    case .translate(let queries):
      readOwnWords()
      try translate(queries)
    case .translateStandardInput:
      readOwnWords()
      try translateStandardInput()
    }
    try output.flush()
    return hasOwnWords ? status : .ownWordsFailed
  }

  /// Reads the user's own words, and says what is wrong with them; the vocabulary answers all the same.
  private mutating func readOwnWords() {
    guard let file = OwnWordsFile.ofUser else { return }
    do {
      translator.ownWords = try file.read()
    } catch {
      hasOwnWords = false
      printError("palabra: \(Messages.describe(error))")
    }
    for line in Messages.damagedLines(of: translator.ownWords, in: file.path) {
      printError("palabra: \(line)")
    }
  }

  private mutating func translate(_ queries: [String]) throws(StreamError) {
    var isFirstPage = true
    for query in queries {
      let translation = translate(query)
      if format == .json {
        try output.print(JSON(query, translation).description)
      } else if format == .forms, case .found(let answer) = translation {
        // Blank lines stand between pages.
        let pages = pages(of: answer, for: query).joined(separator: "\n\n")
        try output.print(isFirstPage ? pages : "\n" + pages)
        isFirstPage = false
      } else if case .found = translation {
        try output.print(columns(of: translation).joined(separator: "\t"))
      } else {
        try output.flush()
        let message = Messages.message(for: translation, direction)
        printError(queries.count == 1 ? message : "\(query): \(message)")
        if case .notFound(let suggestions) = translation, !suggestions.isEmpty {
          printError(Messages.didYouMean(suggestions))
        }
      }
    }
  }

  private mutating func translateStandardInput() throws(StreamError) {
    var input = StandardInput()
    while let line = try input.readLine() {
      let query = line.last == "\r" ? String(line.dropLast()) : line
      // A miss has a line without a translation, and no place for suggestions.
      let translation = translate(query, suggesting: format == .json ? 5 : 0)
      if format == .json {
        try output.print(JSON(query, translation).description)
      } else {
        let echo = String(query.map { $0 == "\t" ? " " : $0 })
        try output.print(([echo] + columns(of: translation)).joined(separator: "\t"))
      }
      // Whoever writes the words one by one may be waiting for the answer.
      if !input.hasLine { try output.flush() }
    }
  }

  private mutating func translate(_ query: String, suggesting: Int = 5) -> Translation {
    let translation = translator.translate(query, direction, suggesting: suggesting)
    if case .found = translation {} else { status = .notFound }
    return translation
  }

  /// The pages of forms of a Spanish word; what does not inflect has one form.
  private func pages(of answer: Answer, for query: String) -> [String] {
    let matches = answer.matches
    let tables = FormTable.tables(of: matches)
    return tables.isEmpty ? [matches.first?.entry.headword ?? query] : tables.map(\.text)
  }

  /// The translation, and with `--all` every further word of the entries in the form that was asked for, each once.
  private func columns(of translation: Translation) -> [String] {
    var columns = [translation.text]
    if format == .allWords, case .found(let answer) = translation {
      for match in answer.matches {
        for sense in match.senses {
          for word in sense.words.flatMap({ match.texts(for: $0, in: sense) }) where !columns.contains(word) {
            columns.append(word)
          }
        }
      }
    }
    return columns
  }
}
