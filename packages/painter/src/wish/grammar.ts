import type { Relation } from './wish.ts';

const list = (words: string) => new Set(words.split(' '));

/** The closed word classes of German a wish is read with; all folded (no umlauts, lower case). */
export const grammar = {
  relations: new Map<string, Relation>([
    ...['vor', 'vorm'].map((word) => [word, 'front'] as const),
    ...['hinter', 'hinterm'].map((word) => [word, 'behind'] as const),
    ...['auf', 'aufm', 'aufs', 'reitet', 'reiten'].map((word) => [word, 'on'] as const),
    ...['uber', 'uberm', 'ubers', 'oberhalb'].map((word) => [word, 'above'] as const),
    ...['unter', 'unterm', 'unterhalb'].map((word) => [word, 'below'] as const),
    ...['neben', 'nebem', 'bei', 'beim', 'an', 'am', 'zwischen', 'gegen'].map(
      (word) => [word, 'beside'] as const,
    ),
    ...['in', 'im', 'ins', 'innerhalb', 'durch', 'fahrt', 'fahren', 'steuert'].map(
      (word) => [word, 'in'] as const,
    ),
    ...['mit', 'samt', 'hat', 'tragt', 'halt', 'und dazu'].map((word) => [word, 'with'] as const),
  ]),
  without: list('ohne kein keine keinen keinem keiner'),
  and: list('und sowie plus oder'),
  singular: list(
    'ein eine einen einem einer eines n ne nen nem ner das dem des mein meine meinen meinem meiner dein deine deinen deinem sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer unser unsere dieser dieses diesen diesem jeder',
  ),
  article: list(
    'der die den das dem des ein eine einen einem einer eines n ne nen nem ner mein meine meinen meinem meiner dein deine deinen deinem sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer unser unsere dieser diese dieses diesen diesem jeder alle',
  ),
  dative: list('einem einer dem meinem seinem ihrem seiner ihrer den der'),
  big: list(
    'gross grosse grosser grosses grossen grossem riesig riesige riesiger riesiges riesigen gigantisch gigantische gigantischer gigantisches gigantischen dick dicke dicker dickes dicken mega riesengross riesengrosse riesengrosser riesengrosses riesengrossen hoch hohe hoher hohes hohen',
  ),
  small: list(
    'klein kleine kleiner kleines kleinen kleinem winzig winzige winziger winziges winzigen klitzeklein klitzekleine klitzekleiner klitzekleines klitzekleinen mini jung junge junger junges jungen',
  ),
  flying: list(
    'fliegt fliegen fliegend fliegende fliegender fliegendes fliegenden schwebt schweben schwebend schwebende schwebender schwebendes flattert flattern flog saust',
  ),
  swimming: list(
    'schwimmt schwimmen schwimmend schwimmende schwimmender schwimmendes taucht tauchen tauchend tauchende badet baden badend',
  ),
  underwater: list('unterwasser'),
  /** Words that say nothing about what is in the picture. */
  noise: list(
    'male mal malst malen gemalt zeichne zeichnest zeichnen gezeichnet bitte ich du er sie es wir ihr mich mir dir uns mochte will wollen wunsche wunsch hatte gern gerne gerade haben habe konntest kannst konnen machst mach mache machen erstelle erstellen zeig zeige gib bild bilder foto zeichnung ausmalbild malvorlage gemalde von vom zu zum zur fur als wie so auch noch dann wo wer was der die das den dem des da dort hier nicht sehr ganz ist sind war wird werden soll sollen wenn dass denn weil aber doch nur einmal viel mehr etwas alles alle lux hallo hey ja ok spielt spielen spielend spielende spielender lacht lachen lachend lachende lachender lachendes tanzt tanzen tanzend tanzende tanzender schlaft schlafen schlafend schlafende schlafender schlafendes sitzt sitzen sitzend sitzende steht stehen stehend stehende liegt liegen lauft laufen rennt rennen springt springen springend hupft hupfen hupfend geht gehen reitend reitende reitender fahrend fahrende fahrender isst essen essend essende frisst fressen fressend trinkt trinken wohnt wohnen lebt leben singt singen baut bauen kampft kampfen kampfend trifft treffen sucht suchen findet finden schaut schauen sieht sehen guckt gucken hangt hangen scheint scheinen leuchtet leuchten wachst wachsen winkt winken kuschelt kuscheln umarmt umarmen feuerspeiend feuerspeiender feuerspeiende lustig lustige lustiger lustiges lustigen frohlich frohliche frohlicher frohliches glucklich glucklicher gluckliche gluckliches schon schone schoner schones schonen suss susse susser susses sussen niedlich niedliche niedlicher niedliches bose boser bose boses lieb liebe lieber liebes traurig traurige trauriger traurigs wild wilde wilder wildes alt alte alter altes alten neu neue neuer neues neuen nett nette netter nettes gefahrlich gefahrlicher gefahrliche stark starke starker starkes schnell schnelle schneller schnelles tief tiefen tiefe warm warme kalt kalte kalten kalter verruckt verruckte verruckter verrucktes cool coole cooler cooles sich herum oben unten links rechts vorne hinten mitten mitte drin drauf dabei rum hin her raus rein an aus ab auf bunten um nach seit wahrend zusammen gemeinsam allein hoch weit weite weiten ganze ganzen mag sagt sagen schiesst fangt jagt jagen zieht tragen halten grosseren leckere leckerer leckeres leckeren lecker frisch frischer gestreift gestreifte gestreifter gepunktet gepunktete gepunkteter gepunktetes',
  ),
  /** Nouns that only frame the wish. */
  frameNouns: list(
    'bild bilder foto zeichnung ausmalbild malvorlage gemalde lux hintergrund vordergrund seite welt land spass ding sache szene haufen menge gruppe stuck art',
  ),
};
