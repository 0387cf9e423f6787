import CGTK
import PalabraCore
import XCTest

@testable import PalabraWindow

extension MainWindow {
  /// The labels of the details that have a class of the style sheet, from top to bottom.
  func details(styled name: String) -> [UnsafeMutablePointer<GtkWidget>] {
    var labels: [UnsafeMutablePointer<GtkWidget>] = []
    forEachWidget(under: answer.widget) {
      if gtk_style_context_has_class(gtk_widget_get_style_context($0), name) != 0 { labels.append($0) }
    }
    return labels.sorted { extents(of: $0).y < extents(of: $1).y }
  }

  /// Their texts.
  func texts(styled name: String) -> [String] {
    details(styled: name).map { String(cString: gtk_label_get_text(gtk_label($0))) }
  }
}

@MainActor
final class DetailsTests: WindowTestCase {
  func testANounHasItsArticle() async {
    show("dog") { XCTAssertEqual($0.texts(styled: "sense").first, "el perro, la perra") }
    show("water") { XCTAssertTrue($0.texts(styled: "sense").first?.hasPrefix("el agua feminine") ?? false) }
  }

  func testSeveralSensesAreNumberedAndHinted() async {
    show("bank") { window in
      XCTAssertEqual(window.texts(styled: "headword"), ["bank"])
      XCTAssertEqual(window.texts(styled: "part-of-speech").first, "noun")
      XCTAssertEqual(window.texts(styled: "number").prefix(2), ["1", "2"])
      XCTAssertTrue(window.texts(styled: "sense")[1].hasPrefix("la orilla"))
      XCTAssertTrue(window.texts(styled: "sense")[1].hasSuffix(")"))
    }
  }

  func testOneSenseIsNotNumbered() async {
    show("crocodile") { XCTAssertEqual($0.texts(styled: "number"), []) }
  }

  func testTheVocabularysSpellingStandsInTheDetails() async {
    show("phone") { window in
      XCTAssertEqual(window.resultText, "telefono")
      XCTAssertTrue(window.texts(styled: "sense").first?.hasPrefix("el teléfono") ?? false)
    }
  }

  func testBothCasesOfAWordAreShown() async {
    show("polish") { XCTAssertEqual($0.texts(styled: "headword"), ["polish", "Polish"]) }
  }

  func testAContractionSaysWhatItIsShortFor() async {
    show("don't") { XCTAssertEqual($0.texts(styled: "headword"), ["don't: contraction of do not"]) }
  }

  func testWordsCanBeSelected() async {
    show("ran") { window in
      for style in ["headword", "key-forms", "sense"] {
        XCTAssertFalse(window.details(styled: style).isEmpty, style)
        XCTAssertTrue(
          window.details(styled: style).allSatisfy { gtk_label_get_selectable(gtk_label($0)) != 0 })
      }
    }
  }

  func testTheDetailsGoWithTheAnswer() async {
    show("bank") { window in
      window.word = "xqzzy"
      gtk_widget_activate(window.entry)
      XCTAssertEqual(window.texts(styled: "headword"), [])
      XCTAssertEqual(window.texts(styled: "sense"), [])
    }
  }

  func testEveryWordOfTheVocabularyCanBeShown() async {
    withWindow { window in
      // Markup that is wrong would warn, and leave the label empty.
      for word in ["&", "R&B", "AT&T", "don't", "set", "get", "of", "the", "to", "it", "R and B"] {
        window.present(translating: word)
        XCTAssertFalse(window.texts(styled: "sense").contains(""), word)
      }
    }
  }
}
