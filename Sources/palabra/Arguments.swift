import PalabraCore

/// What the command line asks for.
struct Arguments: Equatable {
  /// What to do.
  enum Action: Equatable {
    case translate([String])
    case translateStandardInput
    case showHelp
    case showVersion
  }

  /// How a translation is printed.
  enum Format: Equatable {
    case firstWord
    case allWords
    case json
    case forms
  }

  var action: Action
  var format = Format.firstWord
  var direction = Direction.englishToSpanish

  /// Reads the arguments after the program's name; options may stand anywhere before `--`.
  ///
  /// - Throws: what is wrong with them.
  init(_ arguments: [String]) throws(MisuseError) {
    var queries: [String] = []
    var readsStandardInput = false
    var special: Action?
    var rest = arguments[...]
    loop: while let argument = rest.popFirst() {
      switch argument {
      case "--all": if format == .firstWord { format = .allWords }
      case "--json": format = .json
      case "--forms": format = .forms
      case "--to-english": direction = .spanishToEnglish
      case "--help", "-h": special = special ?? .showHelp
      case "--version": special = special ?? .showVersion
      case "-": readsStandardInput = true
      case "--": break loop
      case _ where argument.hasPrefix("-"): throw .unknownOption(argument)
      default: queries.append(argument)
      }
    }
    queries += rest
    if format == .forms { direction = .spanishToEnglish }
    if let special {
      action = special
    } else if readsStandardInput {
      guard format != .forms else { throw .unknownOption("-") }
      guard queries.isEmpty else { throw .wordsBesideStandardInput }
      action = .translateStandardInput
    } else {
      guard !queries.isEmpty else { throw .nothingToTranslate }
      action = .translate(queries)
    }
  }
}

/// Why a command line cannot be understood.
enum MisuseError: Error, Equatable {
  case unknownOption(String)
  case nothingToTranslate
  case wordsBesideStandardInput
}
