import PalabraCore
import Testing

@Suite struct FormTableTests {
  @Test func aVerbHasItsConjugation() throws {
    let verb = try #require(SpanishVerb(infinitive: "correr"))
    #expect(
      FormTable(verb: verb).text == """
        past participle  corrido
        gerund           corriendo

                        present   preterite   imperfect
        yo              corro     corrí       corría
        tú              corres    corriste    corrías
        él, usted       corre     corrió      corría
        nosotros        corremos  corrimos    corríamos
        vosotros        corréis   corristeis  corríais
        ellos, ustedes  corren    corrieron   corrían

                        future      conditional
        yo              correré     correría
        tú              correrás    correrías
        él, usted       correrá     correría
        nosotros        correremos  correríamos
        vosotros        correréis   correríais
        ellos, ustedes  correrán    correrían

                        present subjunctive  past subjunctive  imperative
        yo              corra                corriera          –
        tú              corras               corrieras         corre
        él, usted       corra                corriera          corra
        nosotros        corramos             corriéramos       corramos
        vosotros        corráis              corrierais        corred
        ellos, ustedes  corran               corrieran         corran
        """)
  }

  @Test(arguments: [("llover", "yo              –        –"), ("haber", "él, usted       ha, hay  hubo")])
  func aFormThatAVerbLacksIsADash(_ infinitive: String, _ line: String) throws {
    let verb = try #require(SpanishVerb(infinitive: infinitive))
    #expect(FormTable(verb: verb).text.contains("\n" + line))
  }

  @Test func aNounHasItsPlural() {
    #expect(FormTable(noun: "luz", gender: .feminine).text == "singular  plural\nluz       luces")
    #expect(FormTable(noun: "gafas", gender: .femininePlural).text == "singular  plural\n–         gafas")
  }

  @Test func aPairOfNounsHasFourForms() {
    #expect(
      FormTable(noun: "profesor", gender: .masculine, feminine: "profesora").text == """
                   singular   plural
        masculine  profesor   profesores
        feminine   profesora  profesoras
        """)
  }

  @Test func anAdjectiveHasItsAgreementAndItsComparative() {
    #expect(
      FormTable(adjective: "rojo").text == """
                     singular  plural
        masculine    rojo      rojos
        feminine     roja      rojas
        comparative  más rojo  más rojos
        """)
  }

  @Test func headingsAreCasesAndEveryRowIsComplete() throws {
    let verb = try #require(SpanishVerb(infinitive: "darse cuenta"))
    let table = FormTable(verb: verb)
    #expect(table.lemma == "darse cuenta")
    #expect(table.grids.flatMap(\.columns) == SpanishVerb.Tense.allCases.map(FormTable.Heading.tense))
    for grid in table.grids {
      #expect(grid.rows.allSatisfy { $0.cells.count == max(1, grid.columns.count) })
    }
  }
}
