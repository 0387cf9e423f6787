import PalabraCore
import XCTest

@testable import PalabraWindow

final class SessionTrailTests: XCTestCase {
  private func visit(_ word: String) -> SessionTrail.Visit { .init(word: word, direction: .englishToSpanish) }

  private func trail(_ words: String...) -> SessionTrail {
    words.reduce(into: SessionTrail()) { $0.add(visit($1)) }
  }

  func testBackAndForwardStopAtTheEnds() {
    var trail = trail("dog", "cat")
    XCTAssertFalse(trail.canGoForward)
    XCTAssertEqual(trail.goBack()?.word, "dog")
    XCTAssertFalse(trail.canGoBack)
    XCTAssertNil(trail.goBack())
    XCTAssertEqual(trail.goForward()?.word, "cat")
    XCTAssertNil(trail.goForward())
  }

  func testANewWordForgetsWhatOneHadGoneBackFrom() {
    var trail = trail("dog", "cat", "bird")
    _ = trail.goBack()
    _ = trail.goBack()
    trail.add(visit("fish"))
    XCTAssertFalse(trail.canGoForward)
    XCTAssertEqual(trail.goBack()?.word, "dog")
  }

  func testTheSameWordAgainIsNoNewStop() {
    var trail = trail("dog", "cat", "cat")
    XCTAssertEqual(trail.goBack()?.word, "dog")
  }

  func testFromAMissTheWayBackIsTheLastWordFound() {
    var trail = SessionTrail()
    trail.leave()
    XCTAssertFalse(trail.canGoBack)
    trail.add(visit("dog"))
    trail.add(visit("cat"))
    trail.leave()
    XCTAssertFalse(trail.canGoForward)
    XCTAssertEqual(trail.goBack()?.word, "cat")
    XCTAssertEqual(trail.goBack()?.word, "dog")
  }

  func testALongSessionForgetsItsBeginning() {
    var trail = SessionTrail()
    for number in 0..<1000 { trail.add(visit("\(number)")) }
    var count = 0
    while trail.goBack() != nil { count += 1 }
    XCTAssertEqual(count, 199)
  }
}
