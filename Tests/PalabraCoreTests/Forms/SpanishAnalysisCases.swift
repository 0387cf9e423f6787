/// Spanish words and phrases as people type them, and all their readings.
///
/// `query = lemma: form`, the readings separated by semicolons, pronouns that the lemma lacks after a plus.
enum SpanishAnalysisCases {
  /// The lemmas that the caller has.
  static let nouns = """
    perro, niña, canción, luz, joven, examen, régimen, rubí, jersey, fin de semana, tarjeta de crédito, lunes,
    primer ministro, hombre rana, casa, examen oral, lápiz, dado, ferry, gafas
    """
  static let adjectives = """
    rojo, español, francés, trabajador, feliz, joven, cómodo, lleno de gente, marrón, mejor, buen, sano y salvo
    """
  static let verbs = """
    correr, hablar, estar, dar, decir, levantar, levantarse, ver, verse, darse cuenta, poner en marcha, casar,
    ser, ir, irse, haber, hacer, tener, poner, querer, pedir, dormir, jugar, oler, errar, conducir, construir,
    leer, oír, reír, reírse, enviar, prohibir, averiguar, buscar, llegar, empezar, coger, conocer, sentir,
    sentar, abrir, freír, vestir, suicidarse, acordarse de, arreglárselas, pasarlo bien, no hacer caso, poder,
    caber, salir, componer, deshacer, argüir, sentarse, adquirir, avergonzar, andar, huir, reñir, seguir
    """

  static let nominals = """
    perros = perro: plural
    niñas = niña: plural
    canciones = canción: plural
    luces = luz: plural
    regímenes = régimen: plural
    exámenes = examen: plural
    jerséis = jersey: plural
    rubíes = rubí: plural
    ferris = ferry: plural
    jóvenes = joven: plural; joven: plural
    fines de semana = fin de semana: plural
    tarjetas de crédito = tarjeta de crédito: plural
    primeros ministros = primer ministro: plural
    hombres rana = hombre rana: plural
    exámenes orales = examen oral: plural
    casas = casa: plural; casar: present, tú
    rojas = rojo: feminine plural
    roja = rojo: feminine
    rojos = rojo: plural
    española = español: feminine
    francesas = francés: feminine plural
    trabajadoras = trabajador: feminine plural
    felices = feliz: plural
    marrones = marrón: plural
    llena de gente = lleno de gente: feminine
    sanas y salvas = sano y salvo: feminine plural
    más feliz = feliz: comparative
    más rojas = rojo: comparative
    la más cómoda = cómodo: superlative
    """

  static let finite = """
    corrió = correr: preterite, él
    corre = correr: present, él; correr: imperative, tú
    hablo = hablar: present, yo
    hablamos = hablar: present, nosotros; hablar: preterite, nosotros
    hablaba = hablar: imperfect, él or yo
    hablábamos = hablar: imperfect, nosotros
    hablaré = hablar: future, yo
    hablarían = hablar: conditional, ellos
    hable = hablar: present subjunctive, él or yo; hablar: imperative, usted
    hablara = hablar: past subjunctive, él or yo
    hablásemos = hablar: past subjunctive, nosotros
    estuvimos = estar: preterite, nosotros
    fue = ser: preterite, él; ir: preterite, él
    hay = haber: present, él
    voy = ir: present, yo
    hizo = hacer: preterite, él
    deshizo = deshacer: preterite, él
    haz = hacer: imperative, tú
    pon = poner: imperative, tú
    compón = componer: imperative, tú
    pusiéramos = poner: past subjunctive, nosotros
    tendrán = tener: future, ellos
    quepo = caber: present, yo
    salgáis = salir: present subjunctive, vosotros
    pidieron = pedir: preterite, ellos
    durmió = dormir: preterite, él
    juega = jugar: present, él; jugar: imperative, tú
    huelen = oler: present, ellos
    yerra = errar: present, él; errar: imperative, tú
    conduje = conducir: preterite, yo
    condujeras = conducir: past subjunctive, tú
    construyó = construir: preterite, él
    leyeron = leer: preterite, ellos
    oyes = oír: present, tú
    oiremos = oír: future, nosotros
    ríe = reír: present, él; reír: imperative, tú
    envío = enviar: present, yo
    prohíbe = prohibir: present, él; prohibir: imperative, tú
    averigüé = averiguar: preterite, yo
    busqué = buscar: preterite, yo
    llegué = llegar: preterite, yo
    empiece = empezar: present subjunctive, él or yo; empezar: imperative, usted
    cojo = coger: present, yo
    conozco = conocer: present, yo
    siento = sentar: present, yo; sentir: present, yo
    arguye = argüir: present, él; argüir: imperative, tú
    adquiero = adquirir: present, yo
    avergüenza = avergonzar: present, él; avergonzar: imperative, tú
    anduvo = andar: preterite, él
    huyen = huir: present, ellos
    riñó = reñir: preterite, él
    sigo = seguir: present, yo
    pudo = poder: preterite, él
    suicidó = suicidarse: preterite, él
    """

  static let nonFinite = """
    dando = dar: gerund
    leyendo = leer: gerund
    dado = dar: past participle
    dadas = dar: past participle, feminine plural
    puesta = poner: past participle, feminine
    vistos = ver: past participle, plural; verse: past participle, plural
    abierto = abrir: past participle
    frito = freír: past participle
    corriendo = correr: gerund
    """

  static let pronouns = """
    dímelo = decir: imperative, tú + me lo
    levántate = levantarse: imperative, tú
    levantaos = levantarse: imperative, vosotros
    levántense = levantarse: imperative, ustedes
    vámonos = irse: imperative, nosotros
    vete = irse: imperative, tú; verse: imperative, tú
    dándoselo = dar: gerund + se lo
    verte = verse: infinitive; ver: infinitive + te
    oírlo = oír: infinitive + lo
    levantarme = levantarse: infinitive; levantar: infinitive + me
    levantándose = levantarse: gerund
    se levantó = levantarse: preterite, él
    me levanto = levantarse: present, yo
    te levanto = levantar: present, yo + te
    te quiero = querer: present, yo + te
    me lo dijo = decir: preterite, él + me lo
    se rio = reírse: preterite, él
    me las arreglé = arreglárselas: preterite, yo
    arréglatelas = arreglárselas: imperative, tú
    lo pasamos bien = pasarlo bien: present, nosotros; pasarlo bien: preterite, nosotros
    se dio cuenta = darse cuenta: preterite, él
    date cuenta = darse cuenta: imperative, tú
    dándose cuenta = darse cuenta: gerund
    dado cuenta = darse cuenta: past participle
    me acordé de = acordarse de: preterite, yo
    puso en marcha = poner en marcha: preterite, él
    poniendo en marcha = poner en marcha: gerund
    no hizo caso = no hacer caso: preterite, él
    """

  static let withoutAccents = """
    corrio = correr: preterite, él
    jovenes = joven: plural; joven: plural
    lapices = lápiz: plural
    dimelo = decir: imperative, tú + me lo
    mas comoda = cómodo: comparative
    averigue = averiguar: preterite, yo; averiguar: present subjunctive, él or yo; averiguar: imperative, usted
    """
}
