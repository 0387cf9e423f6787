/// Decisive forms of Spanish verbs, one verb a line: the infinitive, then `form=expected` with `_` for a
/// space.
///
/// The letter is the tense (p present, t preterite, i imperfect, f future, c conditional, s present
/// subjunctive, r past subjunctive, m imperative), the digit the person (1 yo … 6 ellos); `part` and `ger`
/// are the participle and the gerund.
enum SpanishVerbCases {
  static let regular = """
    hablar p1=hablo p2=hablas p3=habla p4=hablamos p5=habláis p6=hablan t1=hablé t2=hablaste t3=habló
    hablar t4=hablamos
    hablar t5=hablasteis t6=hablaron i1=hablaba i4=hablábamos i5=hablabais f1=hablaré f4=hablaremos
    hablar f5=hablaréis
    hablar c1=hablaría c4=hablaríamos s1=hable s4=hablemos s5=habléis r1=hablara r4=habláramos r5=hablarais
    hablar m2=habla m3=hable m4=hablemos m5=hablad m6=hablen part=hablado ger=hablando
    comer p1=como p2=comes p4=comemos p5=coméis t1=comí t2=comiste t3=comió t6=comieron i1=comía i4=comíamos
    comer f3=comerá
    comer c6=comerían s2=comas s5=comáis r1=comiera r4=comiéramos m2=come m5=comed part=comido ger=comiendo
    vivir p1=vivo p4=vivimos p5=vivís t1=viví t3=vivió i2=vivías f2=vivirás s3=viva r6=vivieran m2=vive
    vivir m5=vivid
    vivir part=vivido ger=viviendo
    """

  static let spelling = """
    buscar t1=busqué t2=buscaste s1=busque s4=busquemos m3=busque
    llegar t1=llegué s2=llegues s4=lleguemos p1=llego
    cruzar t1=crucé s1=cruce s4=crucemos
    averiguar t1=averigüé s1=averigüe p1=averiguo s5=averigüéis
    coger p1=cojo p2=coges s1=coja s4=cojamos t1=cogí
    dirigir p1=dirijo s3=dirija t3=dirigió
    distinguir p1=distingo p2=distingues s1=distinga s4=distingamos t3=distinguió
    delinquir p1=delinco p2=delinques s1=delinca t3=delinquió ger=delinquiendo
    vencer p1=venzo p2=vences s1=venza t1=vencí
    esparcir p1=esparzo s4=esparzamos
    mecer p1=mezo s1=meza
    conocer p1=conozco p2=conoces s1=conozca s4=conozcamos t3=conoció
    parecer p1=parezco s6=parezcan
    nacer p1=nazco s1=nazca
    lucir p1=luzco s1=luzca t3=lució
    bullir t3=bulló t6=bulleron ger=bullendo r1=bullera
    tañer t3=tañó ger=tañendo
    gruñir t3=gruñó r1=gruñera ger=gruñendo
    leer t1=leí t2=leíste t3=leyó t4=leímos t6=leyeron r1=leyera part=leído ger=leyendo
    creer p1=creo t3=creyó part=creído
    proveer t3=proveyó part=provisto
    construir p1=construyo p2=construyes p4=construimos p5=construís t1=construí t2=construiste t3=construyó
    construir s1=construya s4=construyamos r1=construyera m2=construye m5=construid part=construido
    construir ger=construyendo
    huir p1=huyo p4=huimos p5=huis t1=hui t2=huiste t3=huyó part=huido
    rehuir p1=rehúyo p6=rehúyen p4=rehuimos t1=rehuí s1=rehúya s4=rehuyamos
    argüir p1=arguyo p4=argüimos t3=arguyó part=argüido ger=arguyendo
    """

  static let accented = """
    enviar p1=envío p2=envías p4=enviamos p6=envían s1=envíe s4=enviemos t1=envié m2=envía
    ampliar p3=amplía t3=amplió
    vaciar p1=vacío
    fotografiar p1=fotografío
    cambiar p1=cambio p3=cambia s1=cambie
    estudiar p1=estudio
    guiar p1=guío t1=guie t3=guio p5=guiais s5=guieis s1=guíe
    criar p1=crío t1=crie t3=crio p5=criais
    continuar p1=continúo p4=continuamos s3=continúe t3=continuó
    actuar p3=actúa
    evacuar p1=evacuo s1=evacue
    prohibir p1=prohíbo p3=prohíbe p4=prohibimos s1=prohíba t3=prohibió
    reunir p1=reúno p3=reúne s6=reúnan p4=reunimos
    aislar p1=aíslo p6=aíslan s1=aísle t1=aislé
    aullar p3=aúlla t3=aulló
    rehusar p1=rehúso s1=rehúse
    ahumar p3=ahúma
    europeizar p3=europeíza s1=europeíce
    enraizar p3=enraíza
    causar p3=causa
    peinar p1=peino
    """

  static let stemChanging = """
    pensar p1=pienso p2=piensas p4=pensamos p6=piensan s1=piense s4=pensemos m2=piensa t3=pensó
    empezar p1=empiezo t1=empecé s1=empiece s4=empecemos
    negar p1=niego t1=negué s1=niegue
    errar p1=yerro p4=erramos s1=yerre
    perder p1=pierdo s1=pierda s4=perdamos t3=perdió
    entender p3=entiende s2=entiendas
    pretender p1=pretendo
    contar p1=cuento p4=contamos s1=cuente
    almorzar p1=almuerzo t1=almorcé s1=almuerce
    colgar p1=cuelgo t1=colgué s1=cuelgue
    avergonzar p1=avergüenzo t1=avergoncé s1=avergüence s4=avergoncemos
    degollar p3=degüella
    volver p1=vuelvo p4=volvemos s1=vuelva part=vuelto
    cocer p1=cuezo p2=cueces s1=cueza s4=cozamos
    torcer p1=tuerzo s1=tuerza
    oler p1=huelo p4=olemos p6=huelen s1=huela s4=olamos t3=olió
    jugar p1=juego p4=jugamos t1=jugué s1=juegue s4=juguemos
    sentir p1=siento p4=sentimos t3=sintió s1=sienta s4=sintamos r1=sintiera ger=sintiendo m2=siente
    preferir p1=prefiero t3=prefirió s4=prefiramos ger=prefiriendo
    hervir p3=hierve t3=hirvió
    erguir p1=yergo p4=erguimos t3=irguió s4=irgamos ger=irguiendo
    pedir p1=pido p4=pedimos t1=pedí t3=pidió s1=pida s4=pidamos ger=pidiendo
    seguir p1=sigo p2=sigues t3=siguió s1=siga ger=siguiendo
    conseguir p1=consigo s4=consigamos
    elegir p1=elijo p2=eliges t3=eligió s1=elija
    servir p1=sirvo t6=sirvieron
    reñir p1=riño t3=riñó ger=riñendo
    reír p1=río p2=ríes p3=ríe p4=reímos p5=reís p6=ríen t1=reí t2=reíste t3=rio t6=rieron i1=reía f1=reiré
    reír s1=ría s4=riamos s5=riais r1=riera m2=ríe m5=reíd part=reído ger=riendo
    sonreír p3=sonríe t3=sonrió ger=sonriendo
    freír p1=frío part=frito
    dormir p1=duermo p4=dormimos t3=durmió s1=duerma s4=durmamos r1=durmiera ger=durmiendo
    morir p3=muere t3=murió s4=muramos part=muerto ger=muriendo
    adquirir p1=adquiero p4=adquirimos s1=adquiera t3=adquirió
    discernir p3=discierne t3=discernió
    agredir p1=agredo
    abolir p1=abolo p4=abolimos
    """

  static let irregular = """
    ser p1=soy p2=eres p3=es p4=somos p5=sois p6=son t1=fui t2=fuiste t3=fue t4=fuimos t6=fueron i1=era
    ser i4=éramos
    ser f1=seré s1=sea s4=seamos r1=fuera r4=fuéramos m2=sé m3=sea m5=sed part=sido ger=siendo
    estar p1=estoy p2=estás p3=está p4=estamos p5=estáis p6=están t1=estuve t3=estuvo i1=estaba s1=esté
    estar s2=estés
    estar s4=estemos s5=estéis r1=estuviera m2=está part=estado ger=estando
    haber p1=he p2=has p3=ha p4=hemos p5=habéis p6=han t3=hubo f3=habrá c3=habría s1=haya s4=hayamos
    haber r3=hubiera
    haber part=habido ger=habiendo
    ir p1=voy p2=vas p4=vamos p5=vais t1=fui t3=fue i1=iba i4=íbamos f1=iré s1=vaya s4=vayamos m2=ve m4=vamos
    ir m5=id
    ir part=ido ger=yendo
    tener p1=tengo p2=tienes p4=tenemos t1=tuve t3=tuvo t6=tuvieron f1=tendré s1=tenga s4=tengamos r1=tuviera
    tener m2=ten
    tener m5=tened part=tenido ger=teniendo
    obtener p1=obtengo p2=obtienes t3=obtuvo f1=obtendré m2=obtén
    hacer p1=hago p2=haces t1=hice t2=hiciste t3=hizo f1=haré s1=haga r1=hiciera m2=haz part=hecho
    deshacer p1=deshago t3=deshizo m2=deshaz part=deshecho
    rehacer t1=rehíce t3=rehízo t4=rehicimos
    satisfacer p1=satisfago t3=satisfizo f1=satisfaré part=satisfecho
    decir p1=digo p2=dices p4=decimos t1=dije t3=dijo t6=dijeron f1=diré s1=diga s4=digamos r1=dijera m2=di
    decir part=dicho
    decir ger=diciendo
    contradecir p1=contradigo t3=contradijo m2=contradice part=contradicho
    predecir f1=predeciré t3=predijo part=predicho
    bendecir p1=bendigo t3=bendijo f1=bendeciré m2=bendice part=bendecido
    poder p1=puedo p4=podemos t1=pude t3=pudo f1=podré s1=pueda s4=podamos ger=pudiendo
    poner p1=pongo t1=puse t3=puso f1=pondré s1=ponga m2=pon part=puesto
    componer p1=compongo t3=compuso m2=compón part=compuesto
    querer p1=quiero t1=quise t3=quiso f1=querré s1=quiera s4=queramos
    saber p1=sé p2=sabes t1=supe f1=sabré s1=sepa r1=supiera
    caber p1=quepo p2=cabes t3=cupo f3=cabrá s1=quepa
    salir p1=salgo p2=sales f1=saldré s1=salga m2=sal t3=salió
    valer p1=valgo f3=valdrá s1=valga m2=vale
    traer p1=traigo t1=traje t3=trajo t6=trajeron s1=traiga part=traído ger=trayendo
    venir p1=vengo p2=vienes t1=vine t3=vino f1=vendré s1=venga m2=ven ger=viniendo
    convenir p3=conviene t3=convino m2=convén
    ver p1=veo p2=ves p4=vemos p5=veis t1=vi t3=vio i1=veía s1=vea m2=ve part=visto ger=viendo
    prever p1=preveo p2=prevés p3=prevé p5=prevéis p6=prevén t1=preví t3=previó part=previsto
    dar p1=doy p2=das p5=dais t1=di t2=diste t3=dio t6=dieron s1=dé s2=des s5=deis r1=diera m2=da
    caer p1=caigo p2=caes t1=caí t3=cayó t4=caímos s1=caiga part=caído ger=cayendo
    oír p1=oigo p2=oyes p4=oímos p5=oís t1=oí t3=oyó f1=oiré s1=oiga r1=oyera m2=oye m5=oíd part=oído
    oír ger=oyendo
    andar p1=ando t1=anduve t3=anduvo r1=anduviera
    conducir p1=conduzco t1=conduje t6=condujeron s1=conduzca r1=condujera
    traducir t3=tradujo
    asir p1=asgo p2=ases s1=asga
    resolver p1=resuelvo part=resuelto
    escribir part=escrito t3=escribió
    describir part=descrito
    abrir part=abierto
    descubrir part=descubierto
    romper part=roto p1=rompo
    corromper part=corrompido
    imprimir part=impreso
    """

  static let phrases = """
    levantarse p1=me_levanto p2=te_levantas p4=nos_levantamos p5=os_levantáis p6=se_levantan t3=se_levantó
    levantarse f1=me_levantaré m2=levántate m3=levántese m4=levantémonos m5=levantaos m6=levántense
    levantarse ger=levantándose
    levantarse part=levantado
    vestirse m2=vístete m5=vestíos m4=vistámonos ger=vistiéndose
    irse p1=me_voy t3=se_fue m2=vete m3=váyase m4=vámonos m5=idos ger=yéndose
    ponerse m2=ponte m3=póngase
    reírse p1=me_río t3=se_rio m5=reíos ger=riéndose
    oírse p3=se_oye
    estarse m2=estate
    darse_cuenta p1=me_doy_cuenta t3=se_dio_cuenta m2=date_cuenta m3=dese_cuenta m4=démonos_cuenta
    darse_cuenta part=dado_cuenta
    darse_cuenta ger=dándose_cuenta s3=se_dé_cuenta
    poner_en_marcha t3=puso_en_marcha part=puesto_en_marcha
    echar_de_menos t3=echó_de_menos p1=echo_de_menos
    arreglárselas p1=me_las_arreglo t3=se_las_arregló m2=arréglatelas m5=arregláoslas ger=arreglándoselas
    pasarlo_bien p1=lo_paso_bien m2=pásalo_bien m5=pasadlo_bien
    no_hacer_caso p3=no_hace_caso m2=-
    ir_y_venir p3=va_y_viene ger=yendo_y_viniendo
    """

  static let defective = """
    llover p3=llueve p1=- t3=llovió s3=llueva m2=- part=llovido
    nevar p3=nieva p4=-
    soler p1=suelo i3=solía f1=- c1=- m2=-
    balbucir p1=- p2=balbuces s1=-
    haber m2=-
    """
}
