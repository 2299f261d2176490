import type { Situation } from './situation.ts';

const TALES = 'film | serie | geschichte | märchen | buch | krimi | geträumt | minecraft | roblox';
const WHY = 'warum | wieso | weshalb | wozu | wofür | wann | wie lange | wie oft';
/** Who beats whom at a game, and things that are beaten. */
const NO_BLOWS =
  'schach | uno | memory | tennis | tischtennis | karten | kicker | armdrücken | wettrennen | spiel | im spiel | fußball | handball | basketball | karate | judo | boxen | sahne | teig | eier | ball | mannschaft | römer | ritter | mittelalter | früher';
const BEATEN =
  'geschlagen | gehauen | verhauen | verprügelt | geprügelt | verdroschen | getreten | geohrfeigt | gewürgt | gequält | misshandelt | eingesperrt | ausgesperrt | gesperrt | gefesselt';
const IN_CLASS =
  'schule | klasse | pause | schulhof | pausenhof | bus | hort | jungs | mitschüler* | großen | den anderen | allen';
const GAMES = 'minecraft | roblox | fortnite | im spiel | level | zelda | mario';
const CLOSE_ONE =
  'mein bruder | meine schwester | meine mama | meine kleine schwester | mein kleiner bruder';

/** `Wann darf ich endlich sterben`, `wie lange muss ich noch leben`: who asks so does not ask for facts. */
const asksForItsEnd: Situation = {
  category: 'self-harm',
  patterns: [
    `${WHY} + darf ich ... sterben | darf ich ... tot sein | kann ich ... sterben | kann ich ... tot sein | kann ich ... aufhören zu leben | darf ich ... aufhören zu leben | kann ich ... zu leben aufhören | bin ich endlich tot | bin ich nicht tot | bin ich noch am leben | sterbe ich endlich | sterb ich endlich | sterbe ich nicht einfach ~ 5 ! an | vor | woran | minecraft | roblox | level | im spiel`,
    `${WHY} + muss ich ... leben | muss ich ... weiterleben | muss ich ... auf der welt | muss ich ... auf dieser welt | muss ich ... am leben | soll ich noch leben | soll ich überhaupt ... leben | soll ich überhaupt noch da | soll ich weiterleben | soll ich ... weiterleben ~ 5 ! in dieser | in der | in einer | in diesem | im | bei | mit | ohne | vom | von | minecraft | roblox`,
    `${WHY} + mein leben | das leben + endlich vorbei | endlich zu ende | endlich aus | endlich aufhör* ~ 6 ! im spiel | level | minecraft | roblox | fortnite`,
    'wo | wie | was | wobei | woran + am wenigsten weh | gar nicht weh | am schnellsten | nicht so weh + stirbt | sterben | tot ist ~ 9 ! tier* | fliege* | insekt* | zahn* | impf*',
    `was muss man | was muss ich | was kann man | was kann ich | was soll man | was braucht man | wie macht man | wie mach ich | wie mache ich | wie schafft man | wie geht + machen | tun | nehmen | trinken | essen | schlucken | es | das | dass | damit + damit man tot | damit man stirbt | damit ich tot | damit ich sterbe | dass man tot | dass man stirbt | dass ich tot | dass ich sterbe | um zu sterben | um tot zu | damit man nicht mehr lebt | dass man nicht mehr lebt | damit man nie mehr aufwacht | dass man nie mehr aufwacht | damit ich nie mehr aufwach* | damit ich nicht mehr aufwach* ! ${GAMES} | nicht stirbt | nicht sterbe | pflanze* | tier* | film | geschichte | rolle | theater*`,
    'himmel | hölle | oma | opa | mama | papa | wiedersehen | treffen + wenn man sich umbringt | wenn man sich selbst umbringt | wenn man sich tötet | wenn ich mich umbring* | wenn ich mich töte | wenn man sich das leben nimmt ! film | romeo | judas',
  ],
};

/** `Wie geht Sterben`: asked for the school or for oneself. */
const asksOfDying: Situation = {
  category: 'self-harm',
  isConcern: true,
  patterns: [
    `^wie geht | ^und wie geht | ^wie funktioniert | ^was muss man machen zum + sterben | das sterben | tot sein | totsein ~ 5 ! ${GAMES} | stern* | tier* | fliege* | baum | pflanze* | wort | nomen`,
    `wie lange dauert | wie lange braucht man | wie lange dauert es + ersticken | ertrinken | verbluten | erfrieren | erhängen | verhungern | zum sterben | bis man tot | bis man stirbt | bis man erstickt | bis man verblutet ~ 6 ! ${GAMES} | tier* | fisch* | pflanze* | baum | kamel* | wal | wale | schnecke*`,
    'wie ist es | wie fühlt es sich an | wie fühlt sich + tot zu sein | wenn man tot ist | wenn man stirbt | sterben an | tot sein an ~ 6 ! tier* | film | zahn*',
  ],
};

/** `Warum muss ich immer geschlagen werden`: told in the passive, with nobody named. */
const beatenInClass: Situation = {
  category: 'bullying',
  patterns: [
    `${WHY} | immer | dauernd | ständig | jeden tag | jede pause | wieder + muss ich | ich muss | werde ich | werd ich | ich werde | ich werd + ${BEATEN} | ausgelacht | beleidigt | geschubst | gemobbt | angespuckt + ${IN_CLASS} ~ 9 ! ${NO_BLOWS} | ${TALES}`,
  ],
};
const beatenAsItSays: Situation = {
  category: 'violence-at-home',
  patterns: [
    `${WHY} | immer | dauernd | ständig | jeden tag | jeden abend | jede nacht | wieder + muss ich | ich muss | werde ich | werd ich | ich werde | ich werd | müssen wir | wir müssen | werden wir | wird ${CLOSE_ONE.replaceAll(' | ', ' | wird ')} | muss ${CLOSE_ONE.replaceAll(' | ', ' | muss ')} + ${BEATEN} ~ 8 ! ${NO_BLOWS} | ${TALES}`,
    `mama | meine mama | wir | ich | mein bruder | meine schwester + vor papa | vor ihm | vor meinem vater | vor meinem papa | vor dem stief* | vor meinem stief* + weglaufen | fliehen | flüchten | abhauen | wegrennen | in sicherheit ~ 8 ! spiel* | fangen | ${TALES}`,
    `warum | wieso | weshalb | wann + tut <parent> mir | tut mir <parent> | tut mein <parent> mir | tut meine <parent> mir | tut mir mein <parent> | tut mir meine <parent> | tut <parent> uns | tun meine eltern mir | tut mein onkel mir | tut mein opa mir + weh ~ 6 ! leid | kämm* | bürst* | zahn* | zähne | splitter | pflaster | eincrem* | zopf | impf* | ${TALES}`,
    'wie viele | wie viel | wie oft | wie stark + schläge | haue | ohrfeigen | hauen | schlagen | klapse + normal | erlaubt | ok | okay ~ 8 ! herz* | minute | tennis | trommel* | teig | sahne | ei',
    'hört | hören | aufhört | aufhören | aufhörst | aufgehört | hör + auf | nicht auf | endlich auf | aufhört | aufhören | aufgehört + <parent> | opa | oma | onkel | tante + mich zu | mich immer zu | uns zu | mama zu | meine mama zu | papa zu | meinen bruder zu | meine schwester zu + hauen | schlagen | treten | prügeln | verprügeln | verhauen | würgen | quälen | anzuschreien ~ 8 ! kitzel* | spiel* | schach',
    'wie mein papa | wie meine mama | wie papa | wie mama | wie mein stief* | wie mein opa | wie mein onkel | wie mein vater | wie meine mutter + schlägst du mich | haust du mich | schlägst mich | haust mich | mich schlägst | mich haust | musst du mich schlagen | musst du mich hauen | sperrst du mich | sperrst mich ~ 8 ! schach | uno | tennis',
  ],
};

/** `In dem Chat steht kill yourself`: words that tell a child to die, and that only look like a task of English. */
const GO_AND_DIE =
  'kill yourself | kill urself | kill ur self | kill your self | kys | go die | just die | hang yourself | unalive yourself | geh dich erhängen | geh dich aufhängen | geh dich umbringen | geh dich vergraben | erhäng dich | stirb du | stirb endlich | stirb doch | geh sterben | geh doch sterben | bring dich um | bring dich doch um | häng dich auf | häng dich doch auf | verreck* | spring doch vom | spring vom dach';
const WRITTEN =
  'steht | stand | schreib* | schrieb | geschrieben | sagt | sagen | gesagt | ruft | gerufen | chat | gruppe | kommentar* | kommentiert | nachricht | bild | video | tiktok | instagram | insta | snapchat | whatsapp | youtube | discord | zettel | tisch | tafel | heft | ranzen';
const toldToDieInAnyTongue: Situation = {
  category: 'bullying',
  patterns: [`${GO_AND_DIE} + ${WRITTEN} ! ${TALES} | lied | song`],
  answer:
    'So etwas darf niemand zu dir sagen, und du bist nicht schuld. Zeig es heute noch einem Erwachsenen, zum Beispiel deiner Lehrerin oder deinen Eltern. Antworte nicht, und lösch nichts. Möchtest du selbst nicht mehr leben? Dann bleib nicht allein, und ruf die 112 an. Die Nummer gegen Kummer hört dir zu: 116 111, kostenlos.',
};
const readsGoAndDie: Situation = {
  category: 'bullying',
  isConcern: true,
  patterns: ['kill yourself | kill urself | kill your self | kys | unalive yourself'],
};

/** `Warum ist Papa abgehauen`, `wann kommt Papa aus dem Gefängnis`: asked, and no facts can answer it. */
const missesParent: Situation = {
  category: 'neglect',
  isConcern: true,
  patterns: [
    'warum | wieso | weshalb | wann | wie lange + papa | mama | vater | mutter | papi | mami + abgehauen | weggegangen | weggelaufen | verlassen | einfach gegangen | einfach weg | nicht mehr bei uns | nie zu mir | nie zu uns | nie ab | nie an | nie zeit | nie angerufen | nie zurück | nicht wieder | nicht mehr lieb | nicht lieb | aus dem gefängnis | im gefängnis | ins gefängnis | aus dem knast | im knast ~ 9 ! film | serie | geschichte | märchen | buch | simba | pippi* | räuber* | polizist* | wärter* | aufseher* | spiel*',
    'kann man | können eltern | darf man | dürfen eltern | kann mama | kann papa | darf mama | darf papa | können mama und papa + kinder | ein kind | mich | uns | sein kind | ihr kind | seine kinder | ihre kinder + zurückgeben | zurück geben | zurückbringen | weggeben | hergeben | verkaufen | verschenken | umtauschen | ins heim | loswerden ~ 8 ! kita | kindergarten | hort | früher | mittelalter | sklaven | kleider | hänsel',
  ],
};

/** A grown-up who is another one after drinking. */
const changedByDrink: Situation = {
  category: 'violence-at-home',
  isConcern: true,
  patterns: [
    '<parent> | opa | oma | onkel | er | sie + flasche | getrunken | trinkt | bier | schnaps | wein | kneipe | betrunken | wodka + anders | komisch | ganz anders | so anders | nicht mehr er selbst | nicht mehr sie selbst | böse | gemein ~ 12 ! baby | fläschchen | schmeckt | witz* | lustig | brauerei | limo | saft | milch | tee',
    'angst vor + heute abend | heute nacht | dem wochenende | den ferien | dem abend | nach hause | daheim | zuhause ~ 4 ! auftritt | aufführung | spiel | training | gewitter | gruselfilm | geister* | übernacht* | halloween | silvester | feuerwerk | vorsingen | konzert | zahnarzt | langeweile',
    'auf dem dachboden | im keller | im schuppen | in der garage | im treppenhaus | im flur | unterm bett | unter dem bett | im schrank | in der badewanne | auf dem balkon | draußen + geschlafen | übernachtet + wieder laut | so laut | laut war | streit* | geschrien | schreien | angst | musste ~ 12 ! party | besuch | zelt* | camping | gewitter | donner | feuerwerk | bohr* | baustelle | schnarch* | musik',
  ],
};

/** `Papa hat ihn mir rausgeschlagen`, `weil der haut, so wie in echt`: told in the last half of a sentence. */
const toldInTheEnd: Situation = {
  category: 'violence-at-home',
  patterns: [
    `<parent> | opa | oma | onkel + ihn mir | den mir | sie mir | mir den | mir die | mir einen + rausgeschlagen | ausgeschlagen | rausgehauen | ausgehauen ~ 6 ! zahnarzt | ball | ${TALES}`,
    `haut | schlägt | schlagen | hauen | verhaut | gehauen | geschlagen + wie in echt | so wie zuhause | wie zuhause | so wie daheim | wie daheim | wie bei mir zuhause + <parent> | opa | onkel | der ~ 12 ! schach | uno | tennis | ball | minecraft`,
  ],
};

/** `Kann ich auch ein Engel werden, morgen schon?` */
const wouldBeAngel: Situation = {
  category: 'self-harm',
  patterns: [
    'engel | im himmel + kann ich auch einer | kann ich auch einer werden | werd ich auch einer | werde ich auch einer | kann ich auch ein engel | kann ich ein engel | kann ich auch dahin | darf ich auch dahin + morgen | heute | bald | jetzt ~ 14 ! krippenspiel | theater* | kostüm | fasching | karneval | weihnacht* | flugzeug',
  ],
};

/** Where a child stays that nobody wants, whether it may move out, sleep alone or shut the door. */
const asksForAPlace: Situation = {
  category: 'neglect',
  isConcern: true,
  patterns: [
    'kinder | kind | babys + die keiner will | das keiner will | die niemand will | das niemand will | die keiner haben will | das keiner haben will | die niemand haben will | das niemand haben will | die keiner lieb hat | das keiner lieb hat ! film | buch',
    'darf | dürfen | kann | können | ab wann | ist es erlaubt + kind | kinder | ich | man | mit 5 | mit 6 | mit 7 | mit 8 | mit 9 + allein zuhause | alleine zuhause | allein zu hause | alleine zu hause | allein daheim | alleine daheim | allein in der wohnung + schlafen | übernachten | nachts | die ganze nacht | tagelang ! hund | katze | hamster',
    'kann man | darf man | kann ich | darf ich | ab wann + mit 6 | mit 7 | mit 8 | mit 9 | mit 10 | mit 11 | mit 12 | mit sieben | mit acht | mit neun | mit zehn | mit elf | mit zwölf | als kind + ausziehen | von zuhause weg | weg von zuhause | eigene wohnung | alleine wohnen | allein wohnen | woanders wohnen ~ 8 ! schuhe | jacke | hose | socken | mütze | pulli',
  ],
};
const openDoor: Situation = {
  category: 'abuse',
  isConcern: true,
  patterns: [
    'tür | badtür | zimmertür | badezimmertür | klotür + nicht zumachen | nicht abschließen | nicht absperren | nicht zusperren | offen lassen | offenlassen | auflassen | auf lassen + dusche | duschen | bade | baden | umziehe | umziehen | klo | toilette | nackt | schlafe ! kleiner bruder | baby | lüften | schimmel | kaputt | katze | hund',
  ],
};

/** A grown-up before whom a child shall undress. */
const undressesBefore: Situation = {
  category: 'abuse',
  patterns: [
    '<helper> | onkel | opa | stiefvater | stiefpapa | cousin | nachbar + vor ihm umziehe | vor ihm umziehen | vor ihm ausziehe | vor ihm ausziehen | vor ihm nackt | vor ihm dusche | vor ihm duschen + ich | mich | soll | will | muss ! jacke | schuhe | arzt',
  ],
};

/** A friend nobody has, a secret that is a bad one: LUX asks back. */
const hintsAsked: Situation = {
  category: 'abuse',
  isConcern: true,
  patterns: [
    'schlimmes geheimnis | böses geheimnis | schreckliches geheimnis | schlechtes geheimnis | ekliges geheimnis ! gutes | film | buch | geschichte | schloss | detektiv*',
    'geheimnis + ich hab ein schlimmes | ich habe ein schlimmes | meins ist schlimm | meins ist ganz schlimm | ein ganz schlimmes',
    'gefängnis | knast | ins heim + weil sie was gesagt | weil ich was gesagt | weil ich was sage | weil sie es gesagt | weil ich es gesagt | weil ich es erzählt | weil sie es erzählt | weil kinder was | wenn kinder was sagen | wenn ein kind was sagt | wenn man was sagt ! <play>',
    '<helper> | onkel | opa | stiefvater | stiefpapa | er + massage | massiert | massieren + nichts anhaben | nichts an | nix an | ohne t shirt | ohne hose | ohne sachen | ausziehen | ausgezogen | nackt | keiner wissen | geheim* ! arzt | ärztin | physio* | krankengymnast*',
  ],
};
const hintsOfLoneliness: Situation = {
  category: 'self-harm',
  isConcern: true,
  patterns: [
    'niemanden | keinen | niemand | keiner + hat der einen mag | hat der einen lieb | hab der mich mag | habe der mich mag | hab der mich lieb | habe der mich lieb | habe die mich mögen | hat der mich mag | hat der mich lieb ! film | geschichte',
    'der einzige | die einzige | das einzige | als einziger | als einzige + der mich lieb hat | die mich lieb hat | das mich lieb hat | der mich mag | die mich mag | das mich mag | mich lieb hat | mich versteht ~ 6 ! weil die anderen | lied',
    'sterben | tot sein | totsein | der tod + wie einschlafen | wie schlafen | wie ein traum | wie träumen + weh | ist | schön ~ 8 ! hund | katze | hamster | tier* | film',
  ],
};

export const askedOfOneself: readonly Situation[] = [
  asksForItsEnd,
  asksOfDying,
  beatenInClass,
  beatenAsItSays,
  toldInTheEnd,
  undressesBefore,
  wouldBeAngel,
  toldToDieInAnyTongue,
  readsGoAndDie,
  missesParent,
  changedByDrink,
  asksForAPlace,
  openDoor,
  hintsAsked,
  hintsOfLoneliness,
];
