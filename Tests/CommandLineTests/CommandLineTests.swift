import Foundation
import TestSupport
import Testing

private func palabra(
  _ arguments: String..., input: Data = Data(), environment: [String: String?] = [:]
) throws -> CommandResult {
  try run(products.appendingPathComponent("palabra"), arguments, input: input, environment: environment)
}

/// The object in the one line that the program writes of a word.
private func json(_ arguments: String...) throws -> [String: Any] {
  let data = try run(products.appendingPathComponent("palabra"), ["--json"] + arguments).output
  #expect(data.filter { $0 == UInt8(ascii: "\n") }.count == 1)
  return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
}

private let notFound = "Sorry, no translation available.\n"

@Suite struct Words {
  @Test func aWordIsTranslated() throws {
    #expect(try palabra("Dog") == CommandResult(status: 0, output: Data("perro\n".utf8)))
  }

  @Test func everyWordHasItsLine() throws {
    let result = try palabra("dog", "phone", "ice cream")
    #expect(result.text == "perro\ntelefono\nhelado\n")
    #expect(result.status == 0)
  }

  @Test func theGlossarysSpellingIsGiven() throws {
    let words = ["phone", "dog", "sad", "happy", "crocodile"]
    let result = try run(products.appendingPathComponent("palabra"), words)
    #expect(result.text == "telefono\nperro\ntriste\nfeliz\ncocodrilo\n")
  }

  @Test func aMissGoesToStandardError() throws {
    let result = try palabra("xqzzy")
    #expect(result.text.isEmpty)
    #expect(result.errorText == notFound)
    #expect(result.status == 1)
  }

  @Test func aMissAmongSeveralIsNamed() throws {
    let result = try palabra("dog", "xqzzy", "sad")
    #expect(result.text == "perro\ntriste\n")
    #expect(result.errorText == "xqzzy: " + notFound)
    #expect(result.status == 1)
  }

  @Test func anEmptyWordAsksForOne() throws {
    let result = try palabra("  ")
    #expect(result.text.isEmpty)
    #expect(result.errorText == "Please enter an English word to translate.\n")
    #expect(result.status == 1)
  }

  @Test func allGivesEverySpanishWordInColumns() throws {
    let columns = try palabra("--all", "bank").text.dropLast().split(separator: "\t")
    #expect(columns.first == "banco")
    #expect(columns.contains("orilla"))
    #expect(Set(columns).count == columns.count)
  }

  @Test func allGivesBothWordsOfAPair() throws {
    #expect(try palabra("--all", "dog").text == "perro\tperra\n")
  }
}

@Suite struct StandardInput {
  @Test func everyLineIsAnswered() throws {
    let result = try palabra("-", input: Data("dog\nxqzzy\nice\tcream\n\n happy ".utf8))
    #expect(result.text == "dog\tperro\nxqzzy\t\nice cream\thelado\n\t\n happy \tfeliz\n")
    #expect(result.errorText.isEmpty)
    #expect(result.status == 1)
  }

  @Test func linesOfWindowsFilesAreRead() throws {
    #expect(try palabra("-", input: Data("dog\r\nsad\r\n".utf8)).text == "dog\tperro\nsad\ttriste\n")
  }

  @Test func noInputIsNoMiss() throws {
    #expect(try palabra("-") == CommandResult(status: 0))
  }

  @Test func aMegabyteOfWordsIsAnswered() throws {
    let count = 10_000
    let line = "happy".padding(toLength: 104, withPad: " ", startingAt: 0) + "\n"
    let result = try palabra("-", input: Data(String(repeating: line, count: count).utf8))
    #expect(result.status == 0)
    #expect(result.output.count == count * "\(line)\tfeliz".utf8.count)
  }

  @Test func aMegabyteInOneLineIsAMiss() throws {
    let word = String(repeating: "a", count: 1 << 20)
    let result = try palabra("-", input: Data(word.utf8))
    #expect(result.text == word + "\t\n")
    #expect(result.status == 1)
  }

  @Test func anyBytesAreTakenAndAnsweredInUTF8() throws {
    let result = try palabra("-", input: Data([0xFF, 0x00, 0x41, 0x0A, 0xC3, 0x0A]) + Data("dog".utf8))
    #expect(result.text == "\u{FFFD}\0A\t\n\u{FFFD}\t\ndog\tperro\n")
  }

  @Test func aWordIsAnsweredBeforeTheNextIsAsked() throws {
    let process = makeProcess(products.appendingPathComponent("palabra"), ["-"])
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try start(process)
    for word in ["dog", "sad"] {
      input.fileHandleForWriting.write(Data("\(word)\n".utf8))
      #expect(
        String(decoding: output.fileHandleForReading.availableData, as: UTF8.self).hasPrefix("\(word)\t"))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func inputThatCannotBeReadIsNamed() throws {
    let result = try runShell("\"$0\" - < /", program: "palabra")
    #expect(result.errorText == "palabra: standard input: Is a directory\n")
    #expect(result.status == 4)
  }
}

@Suite struct Output {
  @Test func aFullDiskIsAnError() throws {
    let result = try runShell("\"$0\" dog > /dev/full", program: "palabra")
    #expect(result.errorText == "palabra: standard output: No space left on device\n")
    #expect(result.status == 4)
  }

  @Test func aClosedPipeEndsItQuietly() throws {
    let result = try runShell("yes dog | \"$0\" - | head -n 1", program: "palabra")
    #expect(result.text == "dog\tperro\n")
    #expect(result.errorText.isEmpty)
  }

  @Test func aClosedPipeEndsItQuietlyWhereTheSignalIsIgnored() throws {
    let result = try runShell("trap '' PIPE; (yes dog 2>&- | \"$0\" -) | head -n 1", program: "palabra")
    #expect(result.text == "dog\tperro\n")
    #expect(result.errorText.isEmpty)
  }

  @Test(arguments: ["C", "POSIX", "tr_TR.UTF-8", "nonsense"])
  func theLocaleChangesNothing(_ locale: String) throws {
    let result = try palabra("ICE CREAM", "email", environment: ["LC_ALL": locale])
    #expect(result.text == "helado\ncorreo electrónico\n")
  }
}

@Suite struct Options {
  @Test(arguments: [
    [], ["--bogus"], ["-x", "dog"], ["-", "dog"], ["--all"], ["--json=1", "dog"], ["--forms", "-"],
  ])
  func misuseShowsTheUsage(_ arguments: [String]) throws {
    let result = try run(products.appendingPathComponent("palabra"), arguments)
    #expect(result.status == 2)
    #expect(result.text.isEmpty)
    #expect(result.errorText.hasPrefix("palabra: "))
    #expect(result.errorText.contains("\nUsage: palabra "))
  }

  @Test func anUnknownOptionIsNamed() throws {
    #expect(try palabra("--bogus").errorText.hasPrefix("palabra: unknown option '--bogus'\n"))
  }

  @Test func helpGoesToStandardOutput() throws {
    let result = try palabra("--help")
    #expect(result.status == 0)
    #expect(result.text.hasPrefix("Usage: palabra "))
    for option in ["--all", "--json", "--help", "--version"] { #expect(result.text.contains(option)) }
  }

  @Test func theVersionIsShown() throws {
    #expect(try palabra("--version").text == "palabra 1.0\n")
  }

  @Test func twoHyphensEndTheOptions() throws {
    let result = try palabra("--", "--xqzzy", "-", "dog")
    #expect(result.text == "perro\n")
    #expect(result.errorText == "--xqzzy: \(notFound)-: \(notFound)")
  }

  @Test func optionsMayFollowTheWords() throws {
    #expect(try palabra("dog", "--all").text == "perro\tperra\n")
  }

  @Test func oddArgumentsAreAMiss() throws {
    for word in ["%s", "\\", "<3", "R&Bx", "🐶", "كلب", "\u{301}", String(repeating: "x", count: 100_000)] {
      let result = try palabra(word)
      #expect(result.errorText.hasPrefix(notFound), "\(word.prefix(9))")
      #expect(result.status == 1)
    }
  }

  @Test func anArgumentThatIsNotUTF8IsAMiss() throws {
    let result = try runShell("\"$0\" $'\\xff\\xfe'", program: "palabra")
    #expect(result.errorText == notFound)
    #expect(result.status == 1)
  }
}

@Suite struct JSONOutput {
  @Test func anEntryIsGivenWhole() throws {
    let object = try json("bank")
    #expect(
      Set(object.keys) == [
        "query", "status", "headword", "relation", "text", "yours", "senses", "suggestions",
      ])
    #expect(object["query"] as? String == "bank")
    #expect(object["status"] as? String == "found")
    #expect(object["headword"] as? String == "bank")
    #expect(object["text"] as? String == "banco")
    let senses = try #require(object["senses"] as? [[String: Any]])
    #expect(senses.count > 1)
    #expect(senses.allSatisfy { Set($0.keys) == ["partOfSpeech", "words", "hint"] })
    let word = try #require((senses[0]["words"] as? [[String: Any]])?.first)
    #expect(word["text"] as? String == "banco")
    #expect(word["gender"] as? String == "m")
    #expect(word["labels"] as? [String] == [])
  }

  @Test func whatIsNotANounHasNoGender() throws {
    let senses = try #require(try json("happy")["senses"] as? [[String: Any]])
    let word = try #require((senses[0]["words"] as? [[String: Any]])?.first)
    #expect(word["gender"] is NSNull)
  }

  @Test func aMissSaysSo() throws {
    let object = try json("xqzzy")
    #expect(object["status"] as? String == "notFound")
    #expect(object["headword"] is NSNull)
    #expect(object["text"] as? String == "")
    #expect((object["senses"] as? [Any])?.isEmpty == true)
  }

  @Test func aContractionSaysWhatItIsShortFor() throws {
    #expect(try json("don’t")["relation"] as? String == "contraction of do not")
  }

  @Test(arguments: ["\"quoted\\", "tab\there", "line\nbreak", "\u{1}\u{7F}", "ñandú 🐶 \u{2028}"])
  func theQueryComesBackAsItWas(_ query: String) throws {
    #expect(try json("--", query)["query"] as? String == query)
  }

  @Test func nothingTypedSaysSo() throws {
    #expect(try json(" ")["status"] as? String == "nothingTyped")
  }

  @Test func everyLineOfInputHasItsObject() throws {
    let lines = try palabra("--json", "-", input: Data("dog\nxqzzy\n".utf8)).text.split(separator: "\n")
    #expect(lines.count == 2)
  }
}

@Suite struct Executable {
  @Test func itIsLinkedWithoutGTKAndFoundation() throws {
    let program = products.appendingPathComponent("palabra").path
    let result = try run(URL(fileURLWithPath: "/usr/bin/env"), ["ldd", program])
    #expect(result.status == 0)
    for library in ["libgtk", "libgdk", "libglib", "libFoundation"] {
      #expect(!result.text.contains(library), "\(library)")
    }
    let symbols = try run(URL(fileURLWithPath: "/usr/bin/env"), ["nm", program]).text
    #expect(symbols.contains("PalabraCore"))
    #expect(!symbols.contains("10Foundation") && !symbols.contains("gtk_"))
  }

  @Test func itReadsNoFileOfItsOwn() throws {
    let folder = try TemporaryFolder()
    let copy = folder.url.appendingPathComponent("elsewhere")
    try FileManager.default.copyItem(at: products.appendingPathComponent("palabra"), to: copy)
    let result = try run(copy, ["ice cream"], environment: ["HOME": nil, "PATH": nil])
    #expect(result.text == "helado\n")
  }
}

@Suite struct ToEnglish {
  @Test func aSpanishWordIsTranslated() throws {
    let result = try palabra("--to-english", "Perro", "telefono", "el banco")
    #expect(result.text == "dog\nphone\nbank\n")
    #expect(result.status == 0)
  }

  @Test func furtherEnglishWordsFollow() throws {
    let columns = try palabra("--all", "--to-english", "banco").text.dropLast().split(separator: "\t")
    #expect(columns.first == "bank" && columns.contains("bench"))
  }

  @Test func standardInputIsTranslatedToo() throws {
    let result = try palabra("--to-english", "-", input: Data("perro\ndog\n".utf8))
    #expect(result.text == "perro\tdog\ndog\t\n")
    #expect(result.status == 1)
  }

  @Test func anEmptyWordAsksForASpanishOne() throws {
    #expect(try palabra("--to-english", "").errorText == "Please enter a Spanish word to translate.\n")
  }
}

@Suite struct DidYouMean {
  @Test func wordsLikeAMissAreOfferedOnStandardError() throws {
    let result = try palabra("crocodle")
    #expect(result.text.isEmpty)
    #expect(result.errorText.hasPrefix(notFound + "Did you mean: crocodile"))
    #expect(result.status == 1)
  }

  @Test func theyAreInTheJSON() throws {
    #expect((try json("teh")["suggestions"] as? [String])?.first == "the")
  }

  @Test func anotherSpellingOfAWordThatIsFoundIsInTheJSON() throws {
    let object = try json("--to-english", "ano")
    #expect(object["text"] as? String == "anus")
    #expect(object["suggestions"] as? [String] == ["año"])
  }
}

@Suite struct FormPages {
  @Test func theFormsOfASpanishWordAreShown() throws {
    let result = try palabra("--forms", "correr", "lápiz")
    #expect(result.status == 0)
    #expect(result.text.contains("corrió") && result.text.contains("lápices"))
  }

  @Test func whatDoesNotInflectHasOneForm() throws {
    #expect(try palabra("--forms", "siempre").text == "siempre\n")
  }

  @Test func aBlankLineStandsBetweenPages() throws {
    let result = try palabra("--forms", "xqzzy", "lápiz", "siempre", "xqzzy", "lápiz")
    let page = "singular  plural\nlápiz     lápices\n"
    #expect(result.text == "\(page)\nsiempre\n\n\(page)")
    #expect(result.errorText == "xqzzy: \(notFound)xqzzy: \(notFound)")
    #expect(result.status == 1)
  }

  @Test func anEmptyWordAsksForASpanishOne() throws {
    #expect(try palabra("--forms", "").errorText == "Please enter a Spanish word to translate.\n")
  }

  @Test func aWordThatIsNotSpanishIsAMiss() throws {
    let result = try palabra("--forms", "xqzzy")
    #expect(result.status == 1)
    #expect(result.text.isEmpty)
    #expect(result.errorText.hasPrefix(notFound))
  }

  @Test func anInflectedEnglishWordSaysWhatItIs() throws {
    let object = try json("ran")
    #expect(object["text"] as? String == "corrió")
    #expect(object["headword"] as? String == "run")
    #expect(object["relation"] as? String == "past of run")
  }
}
