import PalabraCore
import Testing

@Suite struct SpanishNounTests {
  @Test(arguments: pairs(oneWord))
  func pluralOfOneWord(_ noun: String, _ plural: String) {
    #expect(SpanishNoun.plural(of: noun) == plural)
  }

  @Test(arguments: pairs(phrases))
  func pluralOfAPhraseIsThatOfItsHead(_ noun: String, _ plural: String) {
    #expect(SpanishNoun.plural(of: noun) == plural)
  }

  @Test func theTablesHoldAHundredAndFiftyPlurals() {
    #expect(pairs(Self.oneWord).count + pairs(Self.phrases).count >= 150)
  }

  /// `singular plural`, the pairs separated by semicolons.
  static let oneWord = """
    casa casas; libro libros; coche coches; perro perros; mano manos; problema problemas; taxi taxis
    tribu tribus
    café cafés; sofá sofás; papá papás; dominó dominós; té tés; pie pies; fe fes; bebé bebés
    rubí rubíes; jabalí jabalíes; iraní iraníes; marroquí marroquíes; maniquí maniquíes; colibrí colibríes
    tabú tabúes; hindú hindúes; bambú bambúes; sí síes; no noes
    menú menús; champú champús; esquí esquís; bisturí bisturís; tutú tutús; popurrí popurrís
    luz luces; voz voces; pez peces; vez veces; lápiz lápices; raíz raíces; actriz actrices; arroz arroces
    canción canciones; avión aviones; razón razones; jardín jardines; alemán alemanes; inglés ingleses
    país países
    mes meses; gas gases; dios dioses; tos toses; bus buses; autobús autobuses; interés intereses
    francés franceses
    joven jóvenes; examen exámenes; imagen imágenes; orden órdenes; origen orígenes; volumen volúmenes
    crimen crímenes; margen márgenes; virgen vírgenes; resumen resúmenes; germen gérmenes; mitin mítines
    régimen regímenes; carácter caracteres; espécimen especímenes
    lunes lunes; crisis crisis; virus virus; tórax tórax; tesis tesis; paraguas paraguas
    cumpleaños cumpleaños
    bíceps bíceps; atlas atlas; análisis análisis; oasis oasis; clímax clímax; ciempiés ciempiés; gafas gafas
    tijeras tijeras; vacaciones vacaciones; fax faxes
    rey reyes; ley leyes; buey bueyes; convoy convoyes; jersey jerséis; espray espráis; gay gais
    árbol árboles; ángel ángeles; papel papeles; hotel hoteles; gol goles; túnel túneles; fósil fósiles
    animal animales
    mujer mujeres; flor flores; lugar lugares; líder líderes; dólar dólares; póster pósteres; máster másteres
    profesor profesores; color colores; azúcar azúcares; cadáver cadáveres; suéter suéteres
    ciudad ciudades; pared paredes; césped céspedes; huésped huéspedes; red redes; reloj relojes
    club clubes; álbum álbumes; clic clics; récord récords; robot robots; chef chefs; blog blogs; web webs
    test test; compost compost; sándwich sándwiches; cómic cómics; iceberg icebergs; debut debuts
    módem módems
    currículum currículums; ítem ítems; déficit déficits; anorak anoraks; DVD DVD; ONG ONG; ferry ferris
    balón balones; corazón corazones; ratón ratones; bikini bikinis; nuez nueces; juez jueces; maíz maíces
    estación estaciones; habitación habitaciones; situación situaciones; pan panes; tren trenes; fin fines
    baúl baúles; ataúd ataúdes; laúd laúdes; búho búhos; río ríos; tía tías; guion guiones; camión camiones
    """

  /// `singular = plural`, the pairs separated by semicolons.
  static let phrases = """
    fin de semana = fines de semana; tarjeta roja = tarjetas rojas; escuela secundaria = escuelas secundarias
    cuenta bancaria = cuentas bancarias; hombre rana = hombres rana; palabra clave = palabras clave
    tarjeta de crédito = tarjetas de crédito; ama de casa = amas de casa; primer ministro = primeros ministros
    gran avance = grandes avances; mal humor = malos humores; guardia civil = guardias civiles
    pez espada = peces espada; coche bomba = coches bomba; fecha límite = fechas límite; año luz = años luz
    recién nacido = recién nacidos; comando = comandos; no fumador = no fumadores; joven promesa = jóvenes promesas
    examen oral = exámenes orales; autobús escolar = autobuses escolares; marcha atrás = marchas atrás
    sofá cama = sofás cama; teléfono móvil = teléfonos móviles; luz verde = luces verdes
    lápiz USB = lápices USB
    alto el fuego = altos el fuego; medio hermano = medios hermanos; caja fuerte = cajas fuertes
    color de piel = colores de piel; café con leche = cafés con leche; boca de incendios = bocas de incendios
    traje de baño = trajes de baño; vuelo sin escalas = vuelos sin escalas
    """
}

/// Splits a table into pairs at `=`, or at the only space.
func pairs(_ table: String) -> [(String, String)] {
  table.split { $0 == "\n" || $0 == ";" }.map { entry in
    let separator: Character = entry.contains("=") ? "=" : " "
    let parts = entry.drop { $0 == " " }.split(separator: separator, maxSplits: 1)
    return (trimmed(parts[0]), trimmed(parts[1]))
  }
}

private func trimmed(_ text: Substring) -> String {
  text.split(separator: " ").joined(separator: " ")
}
