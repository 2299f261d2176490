import type { Situation } from './situation.ts';

const ADULT = '<parent> | oma | opa | tante | onkel | babysitter* | nachbarin | nachbar';
const NOT_MEANT =
  'film | serie | geschichte | märchen | buch | krimi | traum | geträumt | minecraft | <play> | puppe | wecker | letztes jahr | früher';

/** Somebody does not wake up: a child that finds a parent so calls 112, whatever may lie behind it. */
const notWaking: Situation = {
  category: 'emergency',
  patterns: [
    `${ADULT} | baby | er | sie | <sibling> + nicht wach krieg | nicht wach kriege | nicht wach bekomm* | nicht wach gekriegt | nicht wach gemacht | krieg ... nicht wach | kriege ... nicht wach | bekomm ... nicht wach | bekomme ... nicht wach | nicht wecken | nicht geweckt gekriegt | wird nicht wach | wird nicht mehr wach | nicht mehr wach | wacht nicht auf | wacht nicht mehr auf + liegt | boden | umgefallen | umgekippt | gestürzt | gefallen | runtergefallen | sofa | bad | küche | flur | treppe | ganz kalt | ganz blau | blass | tabletten | flasche | getrunken ! schnarch* | ausschlafen | früh | ${NOT_MEANT}`,
  ],
  answer:
    'Ruf jetzt sofort die 112 an, das kostet nichts. Sag, dass jemand nicht aufwacht, und wo ihr seid. Ruf auch laut nach einem Erwachsenen, zum Beispiel nach Nachbarn. Bleib dabei. Leg erst auf, wenn die Leute am Telefon es sagen. Sie sagen dir Schritt für Schritt, was du tun kannst. Du machst das gut.',
};

/** Gas, or coals that burn indoors: out first, and no spark. */
const badAir: Situation = {
  category: 'emergency',
  patterns: [
    'riecht | riechts | stinkt | stinkts | gestank | geruch + wie faule eier | wie faulen eiern | nach gas | gas | faulen eiern | faule eier | faulem ei + küche | wohnung | haus | zuhause | bei uns | hier | keller | flur | herd | heizung | zimmer ! furz* | pups* | kühlschrank | versuch | chemie | stinkbombe | schwefel | vulkan | klo | kompost | mülleimer | ostereier | osterei | tankstelle | auto | warum | wie kommt | was tun | was mache | film | geschichte',
    'grill | grillkohle | kohle* | holzkohle | heizpilz | gasofen | ofen | kamin | feuerschale + wohnzimmer | im zimmer | drinnen | in der wohnung | in der stube | garage | im zelt | in der küche | keller | wohnwagen + schwindel* | schwindlig | kopfweh | kopfschmerzen | übel | schlecht | müde | nur schlafen | umgekippt | umgefallen ~ 22 ! elektrogrill | raclette | waffeleisen | backofen | plätzchen | kuchen | pizza | gegessen | satt | bett',
  ],
  answer:
    'Geht sofort alle nach draußen an die frische Luft. Mach kein Licht an oder aus, mach kein Feuer, und drück keine Klingel. Ruf erst draußen die 112 an, und sag, was los ist. Hol einen Erwachsenen, zum Beispiel eine Nachbarin. Geh nicht zurück, auch nicht für dein Kuscheltier. Du machst das gut.',
};

/** Somebody breaks in: still, and no shouting. */
const intruder: Situation = {
  category: 'emergency',
  patterns: [
    'jemand | einer | einbrecher | mann | typ | fremder + scheibe | fenster | tür | haustür | balkontür | terrassentür | schloss + eingeschlagen | kaputt gemacht | kaputtgemacht | aufgebrochen | aufgehebelt | bricht ... auf | rüttelt | hebelt | steigt | geklettert | eingestiegen + hör | höre | schritte | unten | im haus | allein | alleine | versteckt | verstecke | bin oben | taschenlampe ! fußball | ball | gewitter | sturm | katze | hund | weihnachtsmann | nikolaus | papa | opa | schlüssel | film | geschichte | hörspiel | krimi | traum | geträumt | <play>',
    'einbrecher + bei uns | im haus | in der wohnung | unten | im keller | an der tür + jetzt | gerade | grad | hör | höre | allein | alleine | ist da | sind da ! geschichte | film | hörspiel | warum | was macht | krimi | traum | geträumt | <play> | angst vor einbrechern',
    '^unten + schritte | jemand + allein | alleine + fremd* | eingebrochen | kaputt | glas',
  ],
  answer:
    'Ruf jetzt leise die 110 oder die 112 an, und sag, wo du wohnst. Schließ die Zimmertür ab, und bleib ganz still. Geh nicht nachsehen. Schlafen Eltern nebenan, geh leise zu einem Erwachsenen. Leg nicht auf, auch wenn du nicht sprechen kannst. Die Leute am Telefon schicken Hilfe.',
  again:
    'Hast du die 110 schon gewählt? Tu das zuerst, ganz leise. Bleib hinter der verschlossenen Tür, bis die Polizei sagt, dass sie da ist.',
};

/** High up at an edge. */
const atTheEdge: Situation = {
  category: 'self-harm',
  patterns: [
    'ich | i + steh | stehe | sitz | sitze | bin | häng | hänge | klettere | geklettert + auf dem hochhaus | auf unserem hochhaus | auf einem hochhaus | oben auf dem dach | auf unserem dach | auf dem schuldach | am rand vom dach | am dachrand | auf dem parkhaus | auf dem parkdeck ganz oben | auf dem geländer | hinter dem geländer | überm geländer | übers geländer | auf der brüstung | auf der balkonbrüstung | auf dem balkongeländer | auf dem fensterbrett draußen | auf dem strommast | auf dem kran | auf der klippe | am abgrund ! *iglu | *iglus | playmobil | lego | karussell | schneehaus | baumhaus | spielhaus | klettergerüst | minecraft | mit papa | mit mama | mit oma | mit opa | mit meiner | mit meinem | wir | aussicht* | ausflug | urlaub | museum | besuch* | eiffelturm | fernsehturm | kirchturm | <play> | spielplatz | klettergerüst | kletterpark | minecraft | fortnite | lego | geträumt | traum | gestern | letzte | war | dachterrasse | dachgarten | dachboden | schornsteinfeger | wohn* | auto | parken | geparkt',
  ],
  answer:
    'Bitte geh jetzt ganz langsam vom Rand weg, und setz dich hin. Ruf laut nach einem Erwachsenen, oder ruf die 112 an. Bleib nicht allein. Die Leute am Telefon hören dir zu und helfen dir. Später kannst du auch die Nummer gegen Kummer anrufen: 116 111. Gut, dass du es sagst.',
  again:
    'Bist du vom Rand weg? Tu das zuerst, ich warte. Dann ruf die 112 an, oder geh zu einem Erwachsenen in der Nähe. Du bist wichtig.',
};

/** Many tablets are swallowed. */
const tablets: Situation = {
  category: 'poison',
  patterns: [
    '<medicine> | aspirin + ich hab | ich habe | hab ich | habe ich + fünf | sechs | sieben | acht | neun | zehn | zwölf | fünfzehn | zwanzig | dreißig | ganz viele | alle | ganze packung | ganze schachtel | ganze flasche | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 15 | 20 | 30 + genommen | geschluckt | gegessen | getrunken | eingeworfen ! arzt | ärztin | mama hat | papa hat | uhr | gezählt | tage | woche | jahre | film | geschichte | gefunden',
  ],
};

/** Somebody whom a child asks about. */
const SOMEBODY =
  '<parent> | oma | opa | omi | opi | bruder | schwester | baby | freund | freundin | tante | onkel';
const ASKS =
  'warum | wieso | weshalb | was mach | was soll | was ist | wie krieg | wie kriege | wie bekomm';
const PAINTED =
  'käse | schimmelkäse | auge* | haare | strampler | kleid | trikot | gemalt | angemalt | malt | farbe | stift | *schreiber | foto | bild | kostüm | schlumpf | blaubeere* | eis | lolli | fleck* | tanz* | lach*';

/** "Warum krieg ich keine Luft mehr?", "warum atmet mein Bruder nicht?": asked, and now. */
const askedInDanger: Situation = {
  category: 'emergency',
  patterns: [
    'warum | wieso | weshalb | was mach | was soll + krieg ich | kriege ich | krieg i | bekomm ich | bekomme ich | ich krieg | ich bekomm | kriegt sie | kriegt er | bekommt er | bekommt sie | kriegt das baby | kriegt mein* + keine luft | koa luft | kaum luft | kaum noch luft | keine luft mehr ~ 8 ! wasser | tauch* | weltall | weltraum | mond | mars | see | meer | fahrrad* | reifen | ballon | *ball | *matratze | pumpe | kerze | bauch | nase | schnupfen | lach* | draufliegt | auf mir',
    `${ASKS} + ${SOMEBODY} + krampft | zuckt so | zuckt ganz | ganz blau | so blau | blaue lippen ~ 10 ! ${PAINTED}`,
    `${ASKS} + ${SOMEBODY} + atmet ... nicht | atmet ... nimmer | atmet ... komisch | schnauft ... nicht | schnauft ... net | schnauft ... nimmer | wacht ... nicht auf | wacht ... nimmer auf | wacht ... nicht mehr auf | wieder wach | bewegt sich ... nicht | rührt sich ... nicht | liegt ... auf dem boden | nicht mehr reden | augen nicht auf | augen nicht mehr auf ~ 12 ! puppe | film | winterschlaf | schläft noch | yoga | spiel* | turn* | wecker | stethoskop | bauch`,
    `warum | wieso | weshalb + blutet | bluten + ${SOMEBODY} | ich | das + so doll | so stark | so viel | hört nicht auf | hört das nicht auf | nicht auf zu bluten ~ 10 ! nase | nasenbluten | zahn* | mücke*`,
    'warum | wieso | was mach | was soll + rauchmelder | feuermelder | steckdose | kabel | herd | ofen | fernseher | backofen + rauch | raucht | qualmt | verraucht | qualm | funken ~ 12 ! film | vulkan | schornstein | grill | wie funktioniert',
    'sie | er | mama | papa | oma | opa + schläft | liegt | seit gestern | seit heute morgen | sagt nichts + ganz kalt | eiskalt | so kalt ~ 12 ! decke | füße | hände | hand | nase | draußen | wetter | wasser | frier*',
    'baby | brüderchen | schwesterchen | kleine schwester | kleiner bruder + verschluckt | runtergeschluckt | geschluckt + kern | murmel | knopf | münze | batterie | knopfzelle | perle | stein | magnet | lego* ~ 10 ! film | fast | beinahe',
    `${SOMEBODY} + herz + schlägt nicht mehr ~ 8 ! gestorben | früher | letztes jahr | beerdig*`,
    'ich bin eingesperrt | ich bin eingeschlossen | wir sind eingesperrt + wie | tür | schloss | raus ~ 12 ! spiel* | escape | minecraft | roblox | traum | geträumt',
  ],
  answer:
    'Ruf jetzt sofort die 112 an, das kostet nichts. Sag, wo du bist und was du siehst. Ruf auch laut nach einem Erwachsenen, zum Beispiel nach einer Nachbarin. Bleib nicht allein. Leg erst auf, wenn die Leute am Telefon es sagen. Sie sagen dir Schritt für Schritt, was du tun kannst.',
};

/** "Wie ruf ich die Polizei?": nobody who asks for help is turned down. */
const asksHowToCall: Situation = {
  category: 'emergency',
  isConcern: true,
  patterns: [
    'wie | womit | wo + ruf | rufe | rufen | ruft man | anrufen | hol | hole | holen | holt man | erreich* | wähl* + polizei | notarzt | notruf | krankenwagen | rettungswagen | feuerwehr ~ 8 ! spiel* | film | playmobil | lego',
  ],
};

/** A face that hangs, words that fail: a stroke cannot wait. */
const stroke: Situation = {
  category: 'emergency',
  patterns: [
    '<parent> | oma | opa | omi | opi | tante | onkel | nachbarin | nachbar | lehrerin | er | sie + mund so schief | mund ist schief | mund ganz schief | mund schief | mund hängt | mundwinkel | gesicht hängt | gesicht ist schief | gesicht ganz schief | arm nicht mehr heben | arm nicht heben | kann nicht mehr reden | kann nicht mehr sprechen | kann nicht mehr richtig reden | kann nicht mehr richtig sprechen | redet wirr | redet ganz komisch + plötzlich | auf einmal | gerade | jetzt | und | so | reden | sprechen ~ 12 ! heiser | zahnarzt | betäubung | clown | grimasse | schminke | lach* | operation | gips | halsweh | früher | seit jahren | film | <play>',
  ],
};

/** Swallowed what makes others sleep. */
const sleepingDraught: Situation = {
  category: 'poison',
  patterns: [
    'ich | i | mir | bruder | schwester | baby | <sibling> | freund | freundin + schlafmittel | schlaftabletten | schlaftropfen | beruhigungsmittel | beruhigungstabletten | beruhigungstropfen | herztabletten | blutdrucktabletten + getrunken | genommen | geschluckt | gegessen | gelutscht | genascht ! arzt | ärztin | krankenhaus | operation | vor jahren | film',
  ],
};

/** A fever that is too high, or nobody is there for whoever has it. */
const highFever: Situation = {
  category: 'emergency',
  patterns: [
    `${SOMEBODY} | ich | er | sie | es + hat 41 | hab 41 | hat 42 | hab 42 | hat einundvierzig | 41 grad | 42 grad | 41 fieber | fieber ... 41 | fieber ... 42 | fieber ... einundvierzig | einundvierzig grad | über 41 | über vierzig | über 40 + fieber* | thermometer | nicht da | allein | glüht | heiß | krank ~ 12 ! jahre | alt | schuhgröße | wüste | sommer | badewasser | tee | backofen | sauna | punkte | wetter | warum | früher`,
    `${SOMEBODY} | er | sie | es + fieber | glüht | ganz heiß + allein | keiner da | niemand da | mama nicht da | mama ist nicht da | papa ist nicht da | mama ist weg | redet komisch | redet wirr | wacht nicht | wird nicht wach | zuckt ~ 12 ! mit mama | mit papa | mit oma | mit opa | hatte fieber | arzt war | schule | klasse | <play> | ${PAINTED}`,
  ],
};

/** A thing where it must not be. */
const stuckInside: Situation = {
  category: 'injury',
  isConcern: true,
  patterns: [
    'perle | murmel | erbse | bohne | kugel | legostein | knopf | kügelchen | stein + nase | ohr | hals + aus der nase | aus dem ohr | in der nase | im ohr | in die nase | ins ohr | steckt | drin | raus ~ 10 ! schneemann | schmuck | ohrring* | clown',
  ],
};

/** An end that is near, told beside something else. */
const diesSoon: Situation = {
  category: 'self-harm',
  patterns: [
    'ich sterbe bald | ich muss bald sterben | ich werde bald sterben ! hunger | durst | lachen | langeweile | film | <play>',
  ],
};

export const dangersNow: readonly Situation[] = [
  notWaking,
  badAir,
  intruder,
  atTheEdge,
  tablets,
  askedInDanger,
  stroke,
  sleepingDraught,
  highFever,
  asksHowToCall,
  stuckInside,
  diesSoon,
];
