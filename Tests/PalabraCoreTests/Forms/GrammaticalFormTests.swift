import PalabraCore
import Testing

@Suite struct GrammaticalFormTests {
  @Test(arguments: EnglishForms.Form.allCases)
  func everyEnglishFormHasANameOfItsOwn(_ form: EnglishForms.Form) {
    let name = GrammaticalForm.english(form).text()
    #expect(!name.isEmpty)
    #expect(EnglishForms.Form.allCases.filter { GrammaticalForm.english($0).text() == name } == [form])
  }

  @Test(arguments: [
    (SpanishForms.Form.femininePlural, "feminine plural"), (.gerund, "gerund"),
    (.participle(.masculine, .singular), "past participle"),
    (.participle(.feminine, .plural), "past participle, feminine plural"),
    (.finite(.pastSubjunctive, [.thirdSingular, .firstSingular]), "past subjunctive, él or yo"),
    (.finite(.imperative, [.thirdPlural]), "imperative, ustedes"),
  ])
  func aSpanishFormIsNamedWithItsPersons(_ form: SpanishForms.Form, _ name: String) {
    #expect(GrammaticalForm.spanish(form).text() == name)
  }
}
