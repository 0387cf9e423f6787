import PalabraCore

/// The words that people read in the terminal only.
extension Messages {
  static let usage = localized(
    """
    Usage: palabra [--to-english] [--all | --json] WORD...
           palabra [--to-english] [--all | --json] -
           palabra --forms SPANISH-WORD...
    """)

  static let help =
    usage + "\n\n"
    + localized(
      """
      Prints the Spanish of each English word or quoted phrase, one a line.
      With - the words are read from standard input, one a line; each line printed
      is the word, a tab and the translation.

        --to-english  translate Spanish words into English
        --all         further words of the entry in columns, separated by tabs
        --json        the whole entry, one JSON object a line
        --forms       the forms of Spanish words: plural, feminine, conjugation
        --help        show this help
        --version     show the version
        --            what follows are words, even where they begin with a hyphen

      Words of your own, in $XDG_DATA_HOME/palabra/words.tsv (usually in
      ~/.local/share), come first. Each line has columns separated by tabs: English,
      part of speech, Spanish with gender, and a hint if there is one.

      Exit status: 0 all words found, 1 a word not found, 2 misuse, 3 your own words
      could not be read, 4 input or output failed.
      """)

  static func describe(_ error: MisuseError) -> String {
    switch error {
    case .unknownOption(let option): localized("unknown option '%1$s'", option)
    case .nothingToTranslate: localized("no word to translate")
    case .wordsBesideStandardInput:
      localized("'-' reads the words from standard input: no word may stand beside it")
    }
  }

  static func describe(_ error: StreamError) -> String {
    let reason = localizedReason(error.number)
    return switch error.stream {
    case .input: localized("standard input: %1$s", reason)
    case .output: localized("standard output: %1$s", reason)
    case .errors: localized("standard error: %1$s", reason)
    }
  }
}
