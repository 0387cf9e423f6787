import Testing

@testable import PalabraCore

@Suite struct LazyTests {
  @Test func aValueIsMadeOnce() {
    let lazy = Lazy<Int>()
    var made = 0
    for _ in 1...3 {
      #expect(
        lazy {
          made += 1
          return 7
        } == 7)
    }
    #expect(made == 1)
  }

  @Test func theFirstCallsAreSparedTheMaking() {
    let lazy = Lazy<Int>(callsToSpare: 2)
    #expect((1...4).map { _ in lazy.ifWorthwhile { 7 } } == [nil, nil, 7, 7])
  }

  @Test func aHeadwordIsFoundWithAndWithoutLandmarks() {
    let index = HeadwordIndex(of: .embedded)
    for _ in 1...200 {
      #expect(index.entries(withKey: Array("dog".utf8)).map(\.headword) == ["dog"])
      #expect(index.entries(withKey: Array("dogq".utf8)).isEmpty)
    }
  }
}
