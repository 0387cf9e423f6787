import PalabraCore

/// Prints, one a line, a name and the nanoseconds that one call of it takes: the median of several rounds.
///
/// Everything stands in functions that belong to no actor, as the core does.
func measure(_ name: String, rounds: Int = 15, calls: Int, _ body: (Int) -> Int) {
  let clock = ContinuousClock()
  var sum = 0
  let times = (0...rounds).map { _ in
    clock.measure { for call in 0..<calls { sum &+= body(call) } } / calls
  }
  let median = times.dropFirst().sorted()[rounds / 2]
  print(name, Double(median.components.attoseconds) / 1e9, sum == 0 ? "nothing found" : "")
}

/// Translates, and makes sure that the call is not left out.
func ask(_ translator: Translator, _ word: String, _ direction: Direction = .englishToSpanish) -> Int {
  if case .nothingTyped = translator.translate(word, direction) { 0 } else { 1 }
}

/// The words that are known as inflected forms only, and the forms that translate them.
func inflected(_ words: [String], _ translator: Translator, _ direction: Direction) -> [(String, String)] {
  words.compactMap { word in
    guard case .found(let answer) = translator.translate(word, direction, suggesting: 0),
      case .inflection = answer.matches.first?.relation
    else { return nil }
    return (word, answer.text)
  }
}

/// Measures with some of the headwords, against a dictionary that holds them all.
func measureAll(headwords: [String]) {
  let translator = Translator()
  let dictionary = Dictionary(headwords.map { ($0, $0.utf8.count) }) { first, _ in first }
  let words = Array(headwords.prefix(2_000))
  measure("dictionary", calls: words.count) { dictionary[words[$0]] ?? 0 }
  let prefixes = words.map { String($0.prefix(2)) }
  measure("completion", calls: 200) { translator.completions(of: prefixes[$0]).count }
  let misspellings = words.filter { $0.utf8.count > 4 }.map { String($0.dropLast(2)) + "q" + $0.suffix(1) }
  measure("suggestions", rounds: 5, calls: 50) { ask(translator, misspellings[$0]) }
  measure("lookup", calls: words.count) { ask(translator, words[$0]) }

  let english = inflected(headwords.flatMap { [$0 + "s", $0 + "ed"] }, translator, .englishToSpanish)
  measure("inflected", calls: 1_000) { ask(translator, english[$0].0) }
  let spanish = inflected(english.prefix(3_000).map(\.1), translator, .spanishToEnglish)
  let spanishWords = words.map { translator.translate($0).text }
  measure("spanish", calls: words.count) { ask(translator, spanishWords[$0], .spanishToEnglish) }
  measure("spanish-inflected", rounds: 5, calls: 300) { ask(translator, spanish[$0].0, .spanishToEnglish) }
}

// The headwords come on standard input, one a line, in random order.
measureAll(headwords: Array(AnyIterator { readLine() }))
