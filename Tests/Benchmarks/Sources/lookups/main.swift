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

/// Measures with some of the headwords, against a dictionary that holds them all.
func measureAll(headwords: [String]) {
  let translator = Translator()
  let dictionary = Dictionary(headwords.map { ($0, $0.utf8.count) }) { first, _ in first }
  let words = Array(headwords.prefix(2_000))
  measure("dictionary", calls: words.count) { dictionary[words[$0]] ?? 0 }
  let prefixes = words.map { String($0.prefix(2)) }
  measure("completion", calls: 200) { translator.completions(of: prefixes[$0]).count }
  let misspellings = words.filter { $0.utf8.count > 4 }.map { String($0.dropLast(2)) + "q" + $0.suffix(1) }
  measure("suggestions", rounds: 5, calls: 50) {
    translator.translate(misspellings[$0]) == .nothingTyped ? 0 : 1
  }
  measure("lookup", calls: words.count) { translator.translate(words[$0]) == .nothingTyped ? 0 : 1 }
}

// The headwords come on standard input, one a line, in random order.
measureAll(headwords: Array(AnyIterator { readLine() }))
