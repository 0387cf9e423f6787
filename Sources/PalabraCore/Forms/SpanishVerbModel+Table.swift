extension SpanishVerbModel {
  /// Verbs whose stem vowel changes, by the change. `-cordar` stands for every verb that ends so, unless the
  /// verb or a longer ending has a row of its own.
  static let vowelChanges: [(VowelChange?, verbs: String)] = [
    (
      VowelChange(vowel: "e", stressed: "ie"),
      """
      abeldar ablentar abnegar acertar acrecentar adestrar alebrar -alentar apacentar apernar -apretar \
      -arrendar asentar aserrar atender atravesar aventar reaventar beldar -calentar cegar cerner -cernir \
      -cerrar cimentar -comendar -comenzar -concertar confesar defender denegar dentar desacertar \
      desapernar desatender desaterrar descimentar desdentar desempedrar desenterrar deshelar desherbar \
      desherrar deslendrar desmembrar despedrar despernar -despertar despezar desplegar desterrar \
      desventar discernir empedrar -empezar encender endentar enhestar enmelar desmelar -ensangrentar \
      ensarmentar enterrar entesar entrepernar errar escarmentar estregar ferrar -fregar -gobernar \
      hacendar heder helar hender hendir herbar herrar herventar incensar infernar inhestar manifestar \
      melar -mendar mentar merendar negar nevar pensar perder plegar replegar -quebrar recentar regar \
      regimentar reherrar -renegar renegar repensar resegar restregar retentar reventar salpimentar \
      sarmentar -scender segar -sembrar sementar sentar serrar sorregar -sosegar soterrar subtender \
      -temblar -tender tentar -trasegar travesar -tropezar ventar -verter
      """
    ),
    (
      VowelChange(vowel: "o", stressed: "ue"),
      """
      abuñolar aclocar -acostar afollar agorar almorzar amoblar amolar apostar asonar atronar azolar \
      circunvolar clocar -cocer colar -colgar consolar consonar -contar -contrar -cordar -cornar costar \
      dedolar degollar denostar desamoblar descollar desconsolar desengrosar desmajolar desolar desollar \
      destrocar disonar -doler emporcar enclocar encorar engorar enllocar enrodar entortar escolar forzar \
      esforzar reforzar grandisonar holgar -hollar llover moblar -moler -morder -mostrar -mover oler \
      -poblar -probar recolar recostar regoldar renovar resollar resonar retostar retronar revolar rodar \
      rogar sobresolar sobrevolar solar -soldar soler soltar -soñar sonar sonrodar subsolar -torcer tostar \
      trascolar trastrocar trasvolar trocar tronar -vergonzar volar -volcar
      """
    ),
    (VowelChange(vowel: "u", stressed: "ue"), "jugar"),
    (VowelChange(vowel: "i", stressed: "ie"), "-quirir"),
    (VowelChange(vowel: "e", stressed: "ie", raised: "i"), "-entir -erir -erguir -ertir -hervir"),
    (
      VowelChange(vowel: "e", stressed: "i", raised: "i"),
      "-ebir -edir -egir -eguir -emir -enchir -endir -eñir -ervir -estir -etir"
    ),
    (VowelChange(vowel: "e", stressed: "í", raised: "i"), "-eír"),
    (VowelChange(vowel: "o", stressed: "ue", raised: "u"), "-dormir"),
    (
      VowelChange(vowel: "i", stressed: "í"),
      """
      adiar -ahijar -ahilar ahincar -ahitar airar -aislar -aizar aliar almadiar amnistiar amohinar \
      -ampliar ansiar arriar -ataviar atraillar -averiar aviar cabrahigar cafeinar cariar chirriar ciar \
      -cohibir -confiar contrariar -criar -cuantiar cuchichiar -desafiar desatraillar desaviar descafeinar \
      descarriar desliar desvariar -desviar -eizar encabrahigar enfriar enriar -enviar escalofriar espiar \
      -esquiar estriar expiar extasiar extraviar fiar -friar gloriar -grafiar guiar -hastiar -inventariar \
      jipiar liar miar -oizar piar pipiar porfiar -prohibir prohijar rehilar rociar -sainar sobrehilar \
      traillar triar -vaciar -variar vigiar zurriar
      """
    ),
    (
      VowelChange(vowel: "u", stressed: "ú"),
      "-ahumar ahuchar -ahusar -aullar aunar aupar -baular rehundir rehusar -reunir"
    ),
    (
      nil,
      "-gredir mecer remecer pretender"
    ),
  ]

  /// The irregular verbs, each with the stems and forms that no rule gives.
  static let irregular: [(verbs: String, model: SpanishVerbModel)] = [
    (
      "ser",
      SpanishVerbModel(
        firstPerson: "sé", present: "soy eres es somos sois son",
        preterite: "fui fuíste fue fuímos fuísteis fueron", imperfect: "era eras era éramos erais eran",
        imperative: "sé")
    ),
    (
      "estar",
      SpanishVerbModel(
        present: "estoy estás está estamos estáis están",
        subjunctive: "esté estés esté estemos estéis estén", preterite: "estúv", imperative: "está")
    ),
    (
      "ir",
      SpanishVerbModel(
        firstPerson: "vay", present: "voy vas va vamos vais van",
        preterite: "fui fuíste fue fuímos fuísteis fueron", imperfect: "iba ibas iba íbamos ibais iban",
        imperative: "ve")
    ),
    (
      "haber",
      SpanishVerbModel(
        firstPerson: "hay", present: "he has ha hemos habéis han", preterite: "húb", future: "habr")
    ),
    (
      "dar",
      SpanishVerbModel(
        present: "doy das da damos dais dan", subjunctive: "dé des dé demos deis den",
        preterite: "di díste dio dímos dísteis dieron")
    ),
    (
      "ver prever entrever rever antever",
      SpanishVerbModel(
        base: "ver", firstPerson: "vé", present: "véo vés vé vémos véis vén",
        imperfect: "veía veías veía veíamos veíais veían", participle: "visto")
    ),
    (
      "-tener",
      SpanishVerbModel(
        change: VowelChange(vowel: "e", stressed: "ie"), firstPerson: "teng", preterite: "túv",
        future: "tendr", imperative: "tén")
    ),
    (
      "-venir",
      SpanishVerbModel(
        change: VowelChange(vowel: "e", stressed: "ie", raised: "i"), firstPerson: "veng", preterite: "vín",
        future: "vendr", imperative: "vén")
    ),
    (
      "-poner",
      SpanishVerbModel(
        firstPerson: "pong", preterite: "pús", future: "pondr", imperative: "pón", participle: "puesto")
    ),
    (
      "-hacer",
      SpanishVerbModel(
        firstPerson: "hag", preterite: "híc", future: "har", imperative: "haz", participle: "hecho")
    ),
    (
      "-facer",
      SpanishVerbModel(
        firstPerson: "fag", preterite: "fíc", future: "far", imperative: "faz", participle: "fecho")
    ),
    ("decir", decir(future: "dir", imperative: "di", participle: "dicho")),
    ("-decir", decir(future: "dir", participle: "dicho")),
    ("predecir", decir(participle: "dicho")),
    ("bendecir maldecir", decir()),
    (
      "poder",
      SpanishVerbModel(
        change: VowelChange(vowel: "o", stressed: "ue", raised: "u"), preterite: "púd", future: "podr")
    ),
    (
      "-querer",
      SpanishVerbModel(change: VowelChange(vowel: "e", stressed: "ie"), preterite: "quís", future: "querr")
    ),
    (
      "saber",
      SpanishVerbModel(
        firstPerson: "sep", present: "sé sabes sabe sabemos sabéis saben", preterite: "súp", future: "sabr")
    ),
    ("caber", SpanishVerbModel(firstPerson: "quep", preterite: "cúp", future: "cabr")),
    ("-salir", SpanishVerbModel(firstPerson: "salg", future: "saldr", imperative: "sal")),
    ("-valer", SpanishVerbModel(firstPerson: "valg", future: "valdr")),
    ("-traer", SpanishVerbModel(firstPerson: "traig", preterite: "tráj")),
    ("-ducir", SpanishVerbModel(firstPerson: "duzc", preterite: "dúj")),
    ("-caer", SpanishVerbModel(firstPerson: "caig")),
    ("raer", SpanishVerbModel(firstPerson: "raig")),
    ("-oír", SpanishVerbModel(firstPerson: "oig")),
    ("asir desasir", SpanishVerbModel(base: "asir", firstPerson: "asg")),
    ("andar desandar", SpanishVerbModel(base: "andar", preterite: "andúv")),
    (
      "-morir",
      SpanishVerbModel(change: VowelChange(vowel: "o", stressed: "ue", raised: "u"), participle: "muerto")
    ),
    ("-volver", SpanishVerbModel(change: VowelChange(vowel: "o", stressed: "ue"), participle: "vuelto")),
    ("-solver", SpanishVerbModel(change: VowelChange(vowel: "o", stressed: "ue"), participle: "suelto")),
    (
      "-freír",
      SpanishVerbModel(change: VowelChange(vowel: "e", stressed: "í", raised: "i"), participle: "frito")
    ),
    ("-scribir", SpanishVerbModel(participle: "scrito")),
    ("-abrir", SpanishVerbModel(participle: "abierto")),
    ("-cubrir", SpanishVerbModel(participle: "cubierto")),
    ("-imprimir", SpanishVerbModel(participle: "impreso")),
    ("romper", SpanishVerbModel(participle: "roto")),
    ("-proveer", SpanishVerbModel(participle: "provisto")),
    ("-pudrir", SpanishVerbModel(participle: "podrido")),
  ]

  private static func decir(
    future: String? = nil, imperative: String? = nil, participle: String? = nil
  ) -> SpanishVerbModel {
    SpanishVerbModel(
      base: "decir", change: VowelChange(vowel: "e", stressed: "i", raised: "i"), firstPerson: "dig",
      preterite: "díj", future: future, imperative: imperative, participle: participle)
  }
}
