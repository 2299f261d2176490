import type { Relation } from '../wish.ts';

const list = (words: string) => new Set(words.split(' '));

/** Prepositions as they are said, to the plain ones; all folded (no umlauts, lower case). */
const prepositions: Record<string, string> = {
  vor: 'vor vorm',
  hinter: 'hinter hinterm',
  auf: 'auf aufm aufs',
  uber: 'uber uberm ubers oberhalb',
  unter: 'unter unterm unterhalb',
  neben: 'neben nebem',
  bei: 'bei beim',
  an: 'an am ans',
  zwischen: 'zwischen',
  gegen: 'gegen',
  in: 'in im ins innerhalb',
  durch: 'durch durchs',
  mit: 'mit samt',
  aus: 'aus',
  von: 'von vom',
  zu: 'zu zum zur',
  nach: 'nach',
  voll: 'voll voller',
  um: 'um ums',
  fur: 'fur furs',
  als: 'als',
};

/** Where a figure is when a preposition leads to another; those not here say nothing about it. */
const relations: Record<string, Relation> = {
  vor: 'front',
  hinter: 'behind',
  auf: 'on',
  uber: 'above',
  unter: 'below',
  neben: 'beside',
  bei: 'beside',
  an: 'beside',
  um: 'beside',
  fur: 'beside',
  zwischen: 'between',
  gegen: 'beside',
  in: 'in',
  durch: 'in',
  mit: 'with',
};

/** The closed word classes of German a wish is read with. */
export const grammar = {
  prepositions: new Map(
    Object.entries(prepositions).flatMap(([plain, said]) =>
      said.split(' ').map((word) => [word, plain] as const),
    ),
  ),
  relations: new Map(Object.entries(relations)),
  without: list('ohne kein keine keinen keinem keiner'),
  not: list('nicht nie niemals nich'),
  and: list('und sowie plus oder'),
  /** A clause with its verb at the end begins. */
  subordinators: list('wie dass wahrend wenn weil wo damit ob bis nachdem bevor obwohl indem'),
  relatives: list('der die das den dem deren dessen welcher welche welches welchen'),
  pronouns: list('er sie es ihn ihm ihnen wir mich mir uns'),
  modals: list(
    'will willst wollen wollte mochte mochtest mochten kann kannst konnen konnte konnen konnten soll sollen sollte darf durfen muss mussen wurde wurden',
  ),
  /** May stand first, so that the verb comes before who does it: "unten guckt ein Krokodil". */
  leadingAdverbs: list(
    'daran dran da dort hier dann unten oben links rechts vorne vorn hinten draussen drinnen drin daneben davor dahinter darunter drunter daruber darauf darin dabei danach jetzt plotzlich nebenan uberall gerade grad dazu zuerst zuletzt hinterher nachts abends morgens mittags heute manchmal ringsherum',
  ),
  /** "und der klaut …": the articles that mean somebody named before. */
  demonstratives: new Map([
    ['der', 'er'],
    ['die', 'sie'],
    ['das', 'es'],
    ['den', 'ihn'],
    ['dem', 'ihm'],
    ['denen', 'ihnen'],
  ]),
  auxiliaries: list('haben sein werden'),
  singular: list(
    'ein eine einen einem einer eines n ne nen nem ner das dem des mein meine meinen meinem meiner dein deine deinen deinem sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer unser unsere dieser dieses diesen diesem jeder',
  ),
  article: list(
    'der die den das dem des ein eine einen einem einer eines n ne nen nem ner mein meine meinen meinem meiner dein deine deinen deinem sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer unser unsere unseren dieser diese dieses diesen diesem jeder alle',
  ),
  accusative: list('einen nen den meinen deinen seinen ihren unseren diesen keinen ihn mich'),
  dative: list(
    'einem einer dem nem ner meinem meiner seinem seiner ihrem ihrer der den ihm ihnen mir',
  ),
  big: list(
    'gross grosse grosser grosses grossen grossem riesig riesige riesiger riesiges riesigen gigantisch gigantische gigantischer gigantisches gigantischen dick dicke dicker dickes dicken mega riesengross riesengrosse riesengrosser riesengrosses riesengrossen hoch hohe hoher hohes hohen',
  ),
  small: list(
    'klein kleine kleiner kleines kleinen kleinem winzig winzige winziger winziges winzigen klitzeklein klitzekleine klitzekleiner klitzekleines klitzekleinen mini',
  ),
  /** Words that say nothing about what is in the picture. */
  noise: list(
    'allen allem aller mal malst gemalt gezeichnet bitte du ich wir ihr er sie es mich mir dir uns wunsche wunsch gern gerne gerade habe konntest kannst so auch noch dann wer was da dort hier sehr ganz wenn denn aber doch nur einmal viel mehr etwas alles alle lux hallo hey ja ok lieb liebe lieber liebes schon schone schoner schones schonen suss susse susser susses sussen niedlich niedliche niedlicher niedliches wild wilde wilder wildes neu neue neuer neues neuen nett nette netter nettes gefahrlich gefahrlicher gefahrliche stark starke starker starkes schnell schnelle schneller schnelles tief tiefen tiefe warm warme kalt kalte kalten kalter verruckt verruckte verruckter verrucktes cool coole cooler cooles sich herum oben unten links rechts vorne hinten mitten mitte drin drauf dabei rum hin her raus rein ab bunten seit zusammen gemeinsam allein hoch weit weite weiten ganze ganzen grosseren leckere leckerer leckeres leckeren lecker frisch frischer ahnlich sondern namens verkleidet angezogen laut leise echt echter echte echtes nicht jetzt oft vielleicht sonst leicht fast selbst zuerst bald heute richtig super toll tolle tollen tolles echten lauter einfach immer schnell langsam beim uber gerne ungefahr fertig halt eben also und oh ah ahm wohl weg wieder zuruck nebeneinander hintereinander miteinander aufeinander einander drinnen draussen dahinter davor darauf daneben darin darunter daruber damit drunter druber drum lang lange langen langer langes kurz kurze kurzen kurzes rund runde runder rundes kleinere einzige halbe hubsch hubsche hubsches schick schicke mutig mutige mutiger mutiges tapfer tapfere tapferer witzig witzige witziges schwer schwere schwerer schweres schweren weich weiche weicher weiches weichen flauschig flauschige flauschiger flauschiges kuschelig kuschelige kuscheliger kuscheliges hungrig hungrige hungriger hungriges durstig durstige durstiger durstiges schlau schlaue schlauer schlaues klug kluge kluger kluges brav brave braver braves frech freche frecher freches faul faule fauler faules fleissig fleissige fleissiger fleissiges heiss heisse heisser heisses prachtig prachtige prachtiger prachtiges riesenstark geheim geheime geheimen magisch magische magisches magischer verzaubert gruselig gruselige gruseliger gruseliges lustig lustige lustiger lustiges lustigen',
  ),
  /** Nouns that only frame the wish. */
  frameNouns: list(
    'mischung mischwesen mix kreuzung bild bilder ausmalseite malseite ausmalblatt malblatt foto zeichnung ausmalbild malvorlage gemalde lux hintergrund vordergrund seite welt land spass ding sache szene haufen menge gruppe stuck art rahmen bilderrahmen titel uberschrift',
  ),
};
