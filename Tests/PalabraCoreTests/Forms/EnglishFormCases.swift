/// English forms that no rule makes, and regular ones that try the rules of spelling.
enum EnglishFormCases {
  /// `lemma past participle`, the verbs separated by semicolons.
  static let verbs = """
    arise arose arisen; awake awoke awoken; bear bore borne; beat beat beaten; become became become
    begin began begun; bend bent bent; bet bet bet; bind bound bound; bite bit bitten; bleed bled bled
    blow blew blown; break broke broken; breed bred bred; bring brought brought; build built built
    burst burst burst
    buy bought bought; cast cast cast; catch caught caught; choose chose chosen; cling clung clung
    come came come
    cost cost cost; creep crept crept; cut cut cut; deal dealt dealt; dig dug dug; do did done
    draw drew drawn
    drink drank drunk; drive drove driven; eat ate eaten; fall fell fallen; feed fed fed; feel felt felt
    fight fought fought; find found found; flee fled fled; fling flung flung; fly flew flown
    forbid forbade forbidden
    foresee foresaw foreseen; forget forgot forgotten; forgive forgave forgiven; freeze froze frozen
    give gave given
    go went gone; grind ground ground; grow grew grown; have had had; hear heard heard; hide hid hidden
    hit hit hit
    hold held held; hurt hurt hurt; keep kept kept; kneel knelt knelt; know knew known; lay laid laid
    lead led led
    leave left left; lend lent lent; let let let; lie lied lied; light lit lit; lose lost lost; make made made
    mean meant meant; meet met met; mislead misled misled; mistake mistook mistaken
    misunderstand misunderstood misunderstood; outdo outdid outdone; overcome overcame overcome
    overhear overheard overheard; oversleep overslept overslept; overtake overtook overtaken
    overthrow overthrew overthrown; pay paid paid; put put put; quit quit quit; read read read
    rebuild rebuilt rebuilt; redo redid redone; repay repaid repaid; rewrite rewrote rewritten
    ride rode ridden
    ring rang rung; rise rose risen; run ran run; say said said; see saw seen; seek sought sought
    sell sold sold
    send sent sent; set set set; sew sewed sewn; shake shook shaken; shed shed shed; shine shone shone
    shoot shot shot; show showed shown; shrink shrank shrunk; shut shut shut; sing sang sung; sink sank sunk
    sit sat sat; slay slew slain; sleep slept slept; slide slid slid; sling slung slung; slit slit slit
    sow sowed sown
    speak spoke spoken; spend spent spent; spin spun spun; spit spat spat; split split split
    spread spread spread
    spring sprang sprung; stand stood stood; steal stole stolen; stick stuck stuck; sting stung stung
    stink stank stunk; stride strode stridden; strike struck struck; string strung strung
    strive strove striven
    swear swore sworn; sweep swept swept; swell swelled swollen; swim swam swum; swing swung swung
    take took taken
    teach taught taught; tear tore torn; tell told told; think thought thought; throw threw thrown
    thrust thrust thrust; tread trod trodden; undergo underwent undergone; understand understood understood
    undertake undertook undertaken; undo undid undone; uphold upheld upheld; upset upset upset
    wake woke woken
    wear wore worn; weave wove woven; weep wept wept; win won won; wind wound wound
    withdraw withdrew withdrawn
    withhold withheld withheld; withstand withstood withstood; wring wrung wrung; write wrote written
    """

  /// `singular plural`, the nouns separated by semicolons.
  static let plurals = """
    child children; man men; woman women; person people; foot feet; tooth teeth; goose geese; mouse mice
    louse lice
    ox oxen; die dice; penny pennies; sheep sheep; deer deer; fish fish; series series; species species
    aircraft aircraft; calf calves; elf elves; half halves; knife knives; leaf leaves; life lives; loaf loaves
    scarf scarves; self selves; shelf shelves; thief thieves; wife wives; wolf wolves; bookshelf bookshelves
    housewife housewives; midwife midwives; roof roofs; chief chiefs; belief beliefs; policeman policemen
    fireman firemen; Frenchwoman Frenchwomen; human humans; German Germans; Roman Romans; potato potatoes
    tomato tomatoes; hero heroes; echo echoes; photo photos; piano pianos; radio radios; zoo zoos
    analysis analyses
    crisis crises; hypothesis hypotheses; thesis theses; oasis oases; axis axes; criterion criteria
    phenomenon phenomena; bacterium bacteria; curriculum curricula; datum data; cactus cacti; fungus fungi
    nucleus nuclei; stimulus stimuli; alumnus alumni; virus viruses; bus buses; antenna antennas; larva larvae
    vertebra vertebrae; appendix appendices; index indexes; matrix matrices; bureau bureaus; chateau chateaux
    stomach stomachs; quiz quizzes; lens lenses; box boxes; church churches; city cities; boy boys; dog dogs
    trousers trousers; Japanese Japanese; passerby passersby
    """

  /// `lemma comparative superlative`, of adjectives.
  static let comparisons = """
    good better best; bad worse worst; far farther farthest; old older oldest; little less least
    many more most
    big bigger biggest; happy happier happiest; large larger largest; simple simpler simplest
    shy shyer shyest
    dry drier driest; free freer freest; thin thinner thinnest; new newer newest; narrow narrower narrowest
    friendly friendlier friendliest; unhappy unhappier unhappiest; quiet quieter quietest
    clever cleverer cleverest
    """

  /// `lemma third-person past -ing`, the spelling being regular.
  static let regularVerbs = """
    look looks looked looking; bake bakes baked baking; try tries tried trying; play plays played playing
    stop stops stopped stopping; visit visits visited visiting; refer refers referred referring
    travel travels traveled traveling; panic panics panicked panicking; die dies died dying
    tie ties tied tying
    agree agrees agreed agreeing; dye dyes dyed dyeing; watch watches watched watching
    kiss kisses kissed kissing
    fix fixes fixed fixing; open opens opened opening; admit admits admitted admitting
    prefer prefers preferred preferring; occur occurs occurred occurring; offer offers offered offering
    quiz quizzes quizzed quizzing; equip equips equipped equipping; control controls controlled controlling
    veto vetoes vetoed vetoing; see sees saw seeing; be is was being; have has had having; lie lies lied lying
    """

  /// `lemma = part of speech = form = what it is`.
  static let phrases = """
    look after = verb = past = looked after
    get up = verb = past = got up
    take off = verb = presentParticiple = taking off
    be able to = verb = thirdPerson = is able to
    dry-clean = verb = past = dry-cleaned
    ice cream = noun = plural = ice creams
    washing machine = noun = plural = washing machines
    mother-in-law = noun = plural = mothers-in-law
    passer-by = noun = plural = passers-by
    runner-up = noun = plural = runners-up
    point of view = noun = plural = points of view
    check-in desk = noun = plural = check-in desks
    cover-up = noun = plural = cover-ups
    day off = noun = plural = days off
    grown-up = noun = plural = grown-ups
    bed and breakfast = noun = plural = bed and breakfasts
    attorney general = noun = plural = attorneys general
    snow leopard = noun = pluralPossessive = snow leopards'
    dog = noun = possessive = dog's
    child = noun = pluralPossessive = children's
    beautiful = adjective = comparative = more beautiful
    tired = adjective = superlative = most tired
    good-looking = adjective = comparative = better-looking
    well-known = adjective = superlative = best-known
    quickly = adverb = comparative = more quickly
    fast = adverb = superlative = fastest
    well = adverb = comparative = better
    """

  /// `form: lemma, lemma …`: other spellings and further readings.
  static let readings = """
    travelled: travel; traveled: travel; focussed: focus; focused: focus; learnt: learn; learned: learn
    gotten: get
    got: get; was: be; were: be; am: be; are: be; is: be; been: be; saw: see; left: leave; leaves: leaf, leave
    found: find; founded: found; axes: ax, axe, axis; analyses: analyse, analysis; further: far; elder: old
    least: little
    better: good, well; worst: bad, ill; most: much, many; hanged: hang; hung: hang; lay: lie; lied: lie
    lying: lie; mangos: mango; mangoes: mango; fishes: fish; cactuses: cactus; persons: person; bigger: big
    running: run; hoping: hope; hopping: hop; planned: plan; planed: plane; dying: die; dyeing: dye
    politer: polite; more polite: polite; James': james; dogs': dog; women's: woman; better-known: well-known
    sooner: soon; earliest: early; goes: go; does: do, doe; has: have; cruellest: cruel; ageing: age
    aging: age
    """
}
