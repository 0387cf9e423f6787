extension Entry {
  /// The lines that the entry stands in, each once, the most usual first: what a word of the user's own begins with.
  public var words: [OwnWord] {
    let lines: [VocabularyLine] =
      switch source {
      case .lines(let range): Array(vocabulary.lines(in: range))
      case .equivalents(let equivalents): equivalents.map { vocabulary.line(at: Int($0.line)) }
      }
    return lines.reduce(into: []) { words, line in
      if let word = try? OwnWord(line: line.bytes.string), !words.contains(word) { words.append(word) }
    }
  }
}
