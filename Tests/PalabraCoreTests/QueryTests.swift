import Testing

@testable import PalabraCore

@Suite struct QueryTests {
  @Test(arguments: [
    ("dog", "dog"), ("  dog\t\n", "dog"), ("\"dog\",", "dog"), ("dog.", "dog"), ("(dog)", "dog"),
    ("¿dog?", "dog"),
    ("«dog»", "dog"), ("“dog”", "dog"), ("'dog'", "dog"), ("[dog]!", "dog"), ("dog…", "dog"),
    ("dog\0", "dog"),
    ("picked  up", "picked up"), ("picked\u{A0}\t up", "picked up"), ("dog's", "dog's"), ("- dog -", "dog"),
    ("ex\u{AD}ample", "example"), ("trans-\nlate", "translate"), ("trans-\r\n  late", "translate"),
    ("\u{FEFF}dog\u{200B}", "dog"), ("well-known", "well-known"), ("well -known", "well -known"),
    ("dog-\n", "dog"),
    ("<3", "<3"), ("R&B", "R&B"), ("...", ""), ("\u{301}", "\u{301}"),
  ])
  func whatSurroundsAWordIsTrimmed(_ typed: String, _ trimmed: String) {
    #expect(Query(typed).trimmed == trimmed)
  }

  @Test(arguments: ["", " ", "\t\n\r ", "\u{A0}", "\u{200B}\u{FEFF}", "\0"])
  func spacesAreNothing(_ typed: String) {
    #expect(Query(typed).isEmpty)
  }

  @Test(arguments: [".", "-", "\u{301}", "a", "¿?"])
  func aSignIsSomething(_ typed: String) {
    #expect(!Query(typed).isEmpty)
  }

  @Test(arguments: [
    ("to run", "run"), ("The dog", "dog"), ("a dog", "dog"), ("an apple", "apple"), ("to  run", "run"),
  ])
  func aLeadingWordIsDropped(_ typed: String, _ rest: String) {
    #expect(Query(typed).withoutLeadingWord(Direction.englishToSpanish.leadingWords) == rest)
  }

  @Test(arguments: ["to", "the", "today", "another", "a ", "toe"])
  func nothingElseIsDropped(_ typed: String) {
    #expect(Query(typed).withoutLeadingWord(Direction.englishToSpanish.leadingWords) == nil)
  }
}

@Suite struct FoldingTests {
  @Test(arguments: [
    ("Dog", "dog"), ("café", "cafe"), ("cafe\u{301}", "cafe"), ("CAFÉ", "cafe"), ("don’t", "don't"),
    ("don`t", "don't"), ("don´t", "don't"), ("well-known", "well known"), ("well\u{2010}known", "well known"),
    ("naïve", "naive"), ("Ñandú", "nandu"), ("Œuvre", "oeuvre"), ("straße", "strasse"), ("İ", "i"),
    ("\u{301}", ""), ("犬", "犬"), ("", ""),
  ])
  func likeSpellingsHaveOneKey(_ text: String, _ key: String) {
    #expect(String(decoding: Folding.key(of: text), as: UTF8.self) == key)
  }

  @Test func aKeyIsItsOwnKey() {
    for text in ["Well-Known", "ÀÉÎÕÜ", "don’t", "🐶", "\u{1F1EA}\u{1F1F8}"] {
      let key = Folding.key(of: text)
      #expect(Folding.key(of: String(decoding: key, as: UTF8.self)) == key)
    }
  }
}
