import { EARNEST } from '../frames/frame-words.ts';
import { type CompiledPattern, compilePattern } from '../matching/compile-pattern.ts';
import { createPatternIndex } from '../matching/create-pattern-index.ts';
import { splitWords } from '../matching/split-words.ts';
import { normaliseText } from '../normalise/normalise-text.ts';

const DEVICE =
  'tablet | handy | smartphone | laptop | computer | rechner | pc | konsole | switch | playstation | controller | akku | batterie | fernseher | drucker | internet | wlan | kopfhörer | fernbedienung | taschenrechner | kamera | lautsprecher | smartwatch';
const PLAYED =
  'räuber und gendarm | räuber und | räuberspiel | werwolf* | cowboy* | indianer* | piraten* | ritterspiel* | playmobil | lego | theater* | musical | krippenspiel | schach | fasching | karneval | halloween | schneeballschlacht | wasserschlacht | kissenschlacht | völkerball | lasertag | capture the flag';
const MARTIAL = 'judo | karate | ringen | taekwondo | kampfsport | jiu jitsu | ringkampf | aikido';
const SOMEBODY =
  'mich | mir | uns | ihn | sie | mama | papa | oma | opa | onkel | <sibling> | baby | freund | freundin | hund | katze | jemand*';
const KIN = '<parent> | oma | opa | omi | opi | uroma | uropa | tante | onkel';
/** What is no tablet for a headache. */
const MISTAKEN =
  'ich | mir | mich | uns | zu viele | zu viel | ganz viele | alle | ganze | noch mehr | wach | wacht | nicht | kalt | luft | atm* | blau | komisch | lallt | redet | zittert | umgefallen | gefallen | steht | allein | alleine | sterben | tot | heimlich | seit | drogen | hund | katze';
const IN_EARNEST =
  'in echt | wirklich | hilfe | geweint | weint | blut* | luft | angst | wollte nicht | will nicht | nicht aufgehört | hört nicht auf | jeden tag | immer wieder | heimlich | geheim* | keiner | niemand | nackt* | ausziehen | ausgezogen | stundenlang | onkel | trainer | stiefvater | sterben will | umbringen';

/**
 * Whole situations in which alarming words mean no harm, each with what must not stand beside them, in the grammar
 * of the rules (`safety-rule.ts`). These are told so exactly that they go before any pattern.
 */
const EXACT: readonly string[] = [
  // A device that is dead.
  `${DEVICE} + tot | stirbt | gestorben | abgestürzt | abgeschmiert | hängt sich | hängt er sich | hängt es sich | aufgehängt | leer ~ 6 ! ${SOMEBODY} | allein | alleine | verlaufen | wald | dunkel | hilfe | leben | umbringen | polizei | ich bin tot`,
  // A mouth that burns of food.
  'mund | zunge | lippen | gaumen | hals | augen + brennt | brennen | gebrannt | brennts + scharf | scharfe | scharfen | chips | chili | pommes | pfeffer | zwiebel* | curry | ingwer | senf | zitrone | brause* | zahnpasta | peperoni | salsa | döner | radieschen | kiwi | ananas | takis | wasabi ! luft | atmen | geschwollen | schwillt | dick | allergi* | reiniger | putz* | spül* | lauge | säure | erbrech* | kotz* | nuss | nüsse | ausschlag | pfefferspray | zwingt | muss ich | gezwungen',
  // Chewing gum and pips that were swallowed, and went down.
  'kaugummi | kern | kirschkern | kirschkerne | apfelkern | apfelkerne | melonenkern | melonenkerne | traubenkern | milchzahn | wackelzahn + verschluckt | runtergeschluckt | geschluckt | verschlucken ~ 8 ! luft | atm* | hals | steck* | hust* | würg* | weh | blau | baby | bruder | schwester | kriegt | keine luft | schlecht | kotz*',
  // An egg at breakfast.
  `ei | eier | frühstücksei | frühstückseier | osterei + kopf ab | köpft | geköpft | haut | schlägt ... auf | aufgeschlagen ~ 6 ! ${SOMEBODY.replace('oma | opa | ', '').replace('mama | papa | ', '')} | küken | huhn | werfen | auto`,
  // Time that is killed.
  'totschlagen | totgeschlagen | tot schlagen | totzuschlagen + zeit | stunde | stunden | minuten | nachmittag | wartezeit ~ 5 ! ihn | mensch* | jemand* | lehrer* | bruder | schwester | tier* | katze | hund | mama | papa',
  // A baby that is not born yet.
  'baby | geschwisterchen + tritt | boxt | strampelt | getreten | geboxt | getritten + bauch | babybauch | hand draufgelegt | hand drauf | hand aufgelegt | schwanger | ultraschall ! ich bin schwanger | erst zwölf | erst dreizehn | papa | vater | freund | er | geschlagen | gehauen | blut* | in den bauch geschlagen | in den bauch getreten',
  // An accident with toys.
  'meinen autos | spielzeugautos | spielzeugauto* | matchbox* | lego* | playmobil* | duplo | eisenbahn | holzeisenbahn | bauklötze* | puppenhaus | carrera* + unfall | crash | brand | explosion | überfall | karambolage | erdbeben + gebaut | nachgebaut | aufgebaut | gespielt ! in echt | wirklich | blut* | weh | verletzt | hilfe',
  // A magic trick.
  'münze | tuch | karte | ring | kaninchen | zaubertrick | zauberstab + verschwinden lassen | verschwinden zu lassen | weggezaubert | weggehext | ist sie ... weg | ist er ... weg | ist es ... weg ! mund | hals | geschluckt | verschluckt | baby | mich | ich mich',
  'münze | geldstück | karte | ei | taschentuch | bonbon + aus dem ohr | hinter meinem ohr | hinter dem ohr | aus meinem ohr | aus dem hut | aus dem ärmel + zieht | gezogen | holt | geholt | zaubert | gezaubert ! weh | haaren | geschlagen | hals',
  // An answer that does not come to mind.
  'eins | eine | einen | was | aufgabe* | frage* | rätsel | wort | zahl | antwort | lösung | ich + nicht drauf komm* | nicht draufkomm* | nicht darauf komm* | nie drauf komm* | komm nicht drauf | komme nicht drauf ! haus | hause | heim | zug | polizei',
  // A thing that is looked for.
  'hose | brille | jacke | schuhe | schlüssel | handy | mütze | geldbeutel + gesucht | sucht | verlegt ! mich | mir | meine | meiner | ausgezogen | ausgezieht | runter | nackt* | auf | unter | bett | geheim*',
  // A piece of work that was hard.
  '*arbeit | *test | training | hausaufgaben | wanderung | sportstunde | zirkeltraining | vokabeln + hat mich fertiggemacht | hat mich fertig gemacht | haben mich fertiggemacht | hat mich gekillt | hat mich geschafft | hat mich umgebracht | bringt mich noch um | bringen mich noch um | bringen mich um | macht mich fertig ! kann nicht mehr | will nicht mehr | ritz* | sterben | jungs | klasse hat | die anderen | lehrer | trainer | verprügel* | weine | nachts',
  // Who lies there and does something.
  'liegt | lieg | liege | liegen + auf dem boden | auf dem teppich | auf der matte | auf dem sofa | auf der couch | auf dem rücken | auf dem bauch | auf der wiese | im bett | in der badewanne | in der wanne | in der sonne | im liegestuhl | in der hängematte | im garten | unter dem auto | unterm auto | unter dem waschbecken + und hört musik | hört musik | hört radio | hört ein hörbuch | liest | und liest | liest ein buch | liest zeitung | macht yoga | und macht yoga | macht sport | macht gymnastik | macht übungen | macht liegestütze | dehnt sich | repariert | und repariert | schraubt | baut lego | baut mit lego | baut eine burg | baut einen turm | spielt lego | spielt mit lego | spielt playmobil | spielt karten | spielt eisenbahn | spielt mit meinem bruder | spielt mit meiner schwester | spielt mit dem baby | spielt mit dem hund | spielt mit der katze | puzzelt | malt | guckt fern | schaut fern | guckt einen film | schaut einen film | sonnt sich | telefoniert | meditiert | macht yogaübungen | macht rückenübungen ! blut* | tablett* | pille* | allein | alleine | hilfe | weint | wach | luft | atm* | nicht | nix | kalt | blau | komisch | redet | getrunken | betrunken | bier | schnaps | zuckt | seit | nackt* | zu mir | auf mir | auf mich | bei mir | mein bett | meinem bett | mein auto drauf | eingeklemmt',
  // One tablet for what hurts, and what somebody old takes every day.
  `${KIN} + eine tablette | ne tablette | eine kopfschmerztablette | eine schmerztablette | eine halbe tablette | hustensaft | eine aspirin | eine ibuprofen + gegen kopfweh | gegen kopfschmerzen | gegen halsweh | gegen halsschmerzen | gegen zahnweh | gegen zahnschmerzen | gegen bauchweh | gegen bauchschmerzen | gegen rückenschmerzen | gegen rückenweh | gegen heuschnupfen | gegen allergie | gegen fieber | gegen husten | gegen schnupfen | gegen die kopfschmerzen | gegen migräne | wenn sie kopfweh hat | wenn er kopfweh hat | wenn sie kopfschmerzen hat | wenn er kopfschmerzen hat | weil sie kopfweh hat | weil er kopfweh hat | weil sie kopfschmerzen hat | weil er kopfschmerzen hat | weil ihr schlecht war | weil ihm schlecht war | weil ihr schlecht ist | weil ihm schlecht ist | gegen reisekrankheit | gegen übelkeit + genommen | nimmt | geholt | gebraucht ! ${MISTAKEN}`,
  `${KIN} + muss | soll | nimmt | bekommt | kriegt | braucht + tablette | tabletten | medizin | medikamente | tropfen | pillen + jeden tag | jeden morgen | jeden abend | am tag | am morgen | am mittag | am abend | morgens | abends | täglich | in der woche | fürs herz | für das herz | für ihr herz | für sein herz | gegen bluthochdruck ! ${MISTAKEN} | genommen | geschluckt | schläft`,
  `arzt | ärztin | doktor | doktorin | rezept | apotheker* + sagt | verschreibt | gibt | hat gesagt | steht + tablette | tabletten | tropfen | pillen + am tag | pro tag | täglich | jeden tag | in der woche | pro woche ! ${MISTAKEN}`,
  // Who goes out and is back at an hour that a sum tells.
  `${KIN} + geht | gegangen | fährt | gefahren | ist | arbeitet + kommt | zurück | wieder da + um ... kommt | kommt um | kommt ... um | um ... zurück | um ... wieder + wie lange | wie viele stunden | wieviele stunden ! ${IN_EARNEST} | allein | alleine | nicht | betrunken | haut | schlägt | ich | mich | bier`,
  // A ball against a wall.
  `ball | bälle | fußball | basketball | handball | volleyball | tennisball | gummiball | flummi | puck | frisbee | schneeball + getreten | geschossen | gekickt | geworfen | geschlagen | gehauen | gedonnert | geknallt | geballert | gepfeffert | gebolzt | tritt | schießt | wirft | kickt | knallt + gegen die wand | an die wand | gegen die tür | gegen das tor | gegen die garage | gegen den zaun | gegen den pfosten | gegen die latte | gegen die scheibe | gegen das fenster | ins tor | ins netz | über den zaun | übers dach | aufs dach | in den garten ! mich | mir | uns | ihn | ihm | sie | gesicht | kopf | bauch | absichtlich | mit absicht | extra | immer | jeden tag | alle | wütend | ausgerastet | betrunken | geschrien | schreit | weint`,
  // A secret among friends that was not kept.
  'geheimnis | geheimnisse | überraschung + meiner freundin | meinem freund | meiner besten freundin | meinem besten freund | meine freundin | mein freund | meine beste freundin | mein bester freund | meiner schwester | meinem bruder | meine schwester | mein bruder | geburtstag | weihnachten + verraten | weitergesagt | ausgeplaudert | weitererzählt | verplappert | ausgequatscht ! opa | onkel | papa | vater | trainer | lehrer* | nachbar* | mann | er | unten | nackt* | eklig | komisch | bauchweh | angst | schlag* | schlägt | haut | ritz* | sterben | blau* | sonst | foto* | bild* | video* | schlimm* | darf | soll',
  // An animal that kicked or scratched.
  'pferd | pony | esel | kuh | kalb | ziege | ziegenbock | schaf | huhn | hahn | katze | kater | kätzchen | hase | kaninchen | gans | schwan | papagei | hamster | meerschweinchen | lama | alpaka + hat mich | mich hat | tritt mich | kratzt mich + getreten | gekratzt | gezwickt | gepickt | geschubst | umgeschubst | gerammt | angesprungen | nur leicht | geschlagen ! blut* | tief | papa | mama | er | mann | kopf | bauch | luft | krankenhaus | schlimm | doll | hilfe | bewegen | gebrochen',
  // A fire where it belongs.
  'gebrannt | brennt | angezündet | angemacht | feuer + im ofen | im kamin | im kaminofen | kachelofen | am lagerfeuer | lagerfeuer | feuerschale | feuerkorb | osterfeuer | martinsfeuer | den grill | der grill | auf dem grill ! hilfe | haus | vorhang | gardine* | jacke | zelt | haare | allein | heimlich | rauch | qualm | luft | raus | feuerwehr | spiritus | benzin | verbrannt | wir kriegen | hört nicht',
  // A heart that sinks, and who has not heard the shot.
  'herz + in die hose | in die hosen + gerutscht | rutscht | gefallen ! ausgezogen | fasst | gefasst | hand | opa | onkel',
  'den schuss + nicht gehört | nicht mehr gehört + sag* | heißt | bedeutet | meint | soll das ! pistole | gewehr | geschossen hat | wirklich | polizei',
  // Off the diving board.
  'spring | springe | springt | springen | gesprungen | trau | traue | traut + vom dreier | vom fünfer | vom zehner | vom einer | vom siebener | vom sprungbrett | vom sprungturm | vom startblock | vom beckenrand ! sterben | umbringen | nie wieder | tot | weh | luft | untergegangen | geschubst | zwingen | zwingt | gestoßen | bauchklatscher',
  // A thing that is put away.
  'es | das | fahrrad | rad | schlitten | kiste | koffer | roller | schrank | karton | kartons | sachen | spielzeug | ski | tisch | regal | zelt + in den keller | in die garage | auf den dachboden | in den schuppen | in die abstellkammer + gestellt | gebracht | geräumt | getragen | gepackt | gelegt | geschoben ! mich | mir | uns | baby | bruder | schwester | hund | katze | kind | ihn | sie | strafe | eingesperrt | heimlich | weg damit | leiche*',
  // An animal in the bed.
  'katze | kater | kätzchen | hund | hündin | welpe | kaninchen | hase | meerschweinchen + kommt | schläft | legt sich | springt | krabbelt | hüpft | kuschelt + in mein bett | in meinem bett | zu mir ins bett | bei mir im bett | unter meine decke | unter meiner decke | auf mein kissen | auf meinem kissen | auf meinen füßen ! papa | opa | onkel | er | mann | bruder | mama | freund | nackt* | angst | geheim*',
  // A thumb under the hammer.
  `${KIN} + hat sich | haut sich | schneidet sich + daumen | finger | zeh | knie | schienbein | stirn | zwiebel* + gehauen | geschnitten | gestoßen | geklemmt | eingeklemmt | haut | beim ! blut* | ab | tief | absichtlich | absicht | extra | arm | arme | schlimm | krankenhaus | betrunken | hilfe | hört nicht | allein`,
  // A thing that is thrown in a temper, and a machine that is scolded.
  'ich hab | ich habe | hab ich | mein bruder hat | meine schwester hat + schläger | controller | ranzen | kissen | stift | stifte | würfel | socke | socken | schuh | mäppchen | karten | brettspiel | puzzle + gegen die wand | an die wand | auf den boden | in die ecke | auf den tisch | gegen den schrank + gehauen | geworfen | geschmissen | geknallt | gepfeffert | gefeuert ! mich | mir | ihn | ihm | sie | papa | mama | kopf | faust | immer | jeden tag | nachts | angst | blut*',
  `${DEVICE} | auto | staubsauger | wecker | navi | rasenmäher | spülmaschine | waschmaschine + erwürgt | erwürgen | erwürgt er | killt | killen | umbringt | erschlägt | verprügelt | vermöbelt | verklopft ~ 6 ! mit dem | mit der | mit einem | mich | mir | uns | mama | ihn | sie | bruder | schwester | hund | katze`,
  // Tired out.
  'marathon | training | sport | fußball | joggen | laufen | rennen | wandern | wanderung | turnen | schwimmen | arbeit | umzug | gartenarbeit + tot | halbtot | fix und fertig + danach | hinterher | nach dem | nach der | abends ! herz | umgefallen | atm* | wach | wacht | sein | wäre | wär | will | lieber | möchte | gestorben | beerdig*',
  // A sweet that nobody chokes on.
  'kann man | können menschen | können kinder | kann ein mensch | kann ein kind + an einem | an einer | an der | am | an + ersticken | verschlucken ~ 8 ! sich | jemand* | wen | ihn | bruder | schwester | baby | tüte | kissen | wie lange | absichtlich | ich | mich | schnell',
];
/** These where no pattern hears a call, and what was learnt is not sure of one. */
const LIKELY: readonly string[] = [
  // A game with prisoners and the fallen.
  `${PLAYED} + gefesselt | aufgehängt | gehängt | gefangen | erschossen | abgeschossen | erstochen | vergiftet | getötet | gestorben | überfallen | entführt | kopf ab | geschlagen ! ${IN_EARNEST} | weh | papa | opa | stunden | angebunden gelassen`,
  `${MARTIAL} + gewürgt | würgen | würgegriff | haltegriff | geworfen | hebel | wurf | gepackt | gekämpft + üben | übt | geübt | abklopf* | klopft ab | klopfen ab | abgeklopft | matte | griff | wurf | training | gürtel ! ${IN_EARNEST} | zuhause | daheim | umkleide | dusche`,
  // Those who die on a screen or in a book.
  `film | serie | folge | staffel | game | squid game | buch | fernsehen | netflix | kino | anime + sterben | stirbt | gestorben | tot | erschossen | umgebracht | getötet + gucken | geguckt | gesehen | schauen | guck | gelesen | gruselig | traurig | spannend | darf ich nicht | am ende | alle ! ${IN_EARNEST} | ich auch | wie ich | so wie | mein | meine | will ich | ich will`,
  // Out in a game, as nobody is in earnest who tells it.
  'ich bin | bin ich | ich wurde | wurde ich + bei | in | im + überfahren | gefressen | getötet | erschossen | abgeschossen | explodiert | zerquetscht | aufgespießt + worden | und musste von vorne | game over | runde | leben ! auto | straße | fast | beinahe | verletzt | krankenhaus | bein | fuß | schule | traum | geträumt | in echt',
  // A picture on a wall.
  'bild | bilder | gedicht | zeichnung | plakat | urkunde | gemälde + aufgehängt | aufgehangen | hängt + flur | wand | klasse | klassenzimmer | tür | aula | vorne | fenster | küche | kühlschrank | eingang | schule ! nackt* | ohne hose | ohne unterhose | hakenkreuz | peinlich* | ausgezogen | heimlich | lach* | sich | mich | foto | seil',
  // Hidden so well that nobody found the child.
  'so gut versteckt | super versteckt | bestes versteck | bestes versteck aller zeiten | besten versteck | bestes versteck ever + keiner gefunden | niemand gefunden | nicht gefunden | keiner findet | mich keiner | mich niemand ! angst | weil | damit | papa | mama | heim | polizei | schlägt | haut | weine | streit* | schrei*',
  // A breath that is held for the fun of it.
  'luft anhalten | die luft anhalten | luft angehalten + ich kann | kann ich | rekord | gestoppt | wette | wetten | geschafft | im schwimmbad | tauchen ! bis alles | vorbei | umfall* | umgekippt | ohnmacht | schwarz | tüte | weil | damit | angst | bauchweh | wenn er | wenn papa | wenn mama | decke | schrank',
  // Stones that are spat.
  'kirschkerne | kirschkern | kerne | melonenkerne + spuck* | gespuckt ! verschluckt | hals | nase | luft | ins gesicht | mich | auf mich',
  // A baby that holds a finger.
  'baby | brüderchen | schwesterchen | kleine bruder | kleiner bruder | kleine schwester | welpe | kätzchen + meinen finger | mein finger | meinen daumen | meinem finger + gehalten | festgehalten | festhält | hält | umklammert | genuckelt | gepackt ! kalt | schlapp | schlaff | wacht | atmet | blau | atmet | wacht | gefallen | blut* | gebrochen | eingeklemmt',
  // A tongue that ice cream dyes.
  'zunge | lippen | mund + blau | blaue | grün | lila | rot | bunt + eis | schlumpfeis | *eis | bonbon* | lutscher | slush | kaugummi | heidelbeer* | blaubeer* | lolli ! luft | atmen | atmet | ganz kalt | geschlagen | allergi* | geschwollen | zitter* | doppelt | baden | gebadet',
  // A slice across the counter.
  'wurst* | *wurst | käse | brezel | keks | wiener | kinderwurst + wurstmann | wurstfrau | käsemann | käsefrau | metzger* | fleischer* | bäcker* | verkäufer* | theke | marktfrau + krieg | kriege | bekomm | bekomme | schenkt | scheibe | stück | immer ! auto | mit nach hause | keller | geheim* | foto* | hinten | allein | anfass* | wenn ich | dafür',
  // Two homes.
  'bei mama + bei papa + weihnachten | heiligabend | ferien | wochenende | wochenenden | geburtstag | ostern | silvester | woche ! schlägt | haut | geschlagen | gehauen | trinkt | betrunken | angst | sperrt | geheim* | allein zuhaus* | nichts zu essen | weh | sterben | schreit | nackt* | zittere | verlaufen | abgeholt | holt mich keiner',
  // What smells of somebody who is missed.
  'schal | pulli | pullover | kissen | kopfkissen | jacke | t shirt | decke | bett | zimmer | schlafanzug | hemd + riecht + nach ihr | nach ihm | nach mama | nach papa | nach mir | nach oma | nach opa | nach uns | nach zuhause | nach daheim ! alkohol | bier | schnaps | rauch | gas | pipi | seife | parfüm | legt | kommt zu mir | wenn er | nachts',
  // Not chosen.
  'auf der liste | nicht aufgerufen | nicht nominiert | nicht im kader + team | schulteam | mannschaft | auswahl | turnier | rolle | theater | chor | kader ! umbringen | todesliste | droh* | sterben',
  // A figure of chocolate or dough that is eaten piece by piece.
  'schokohase* | schokoladenhase* | schokonikolaus* | schokoladennikolaus* | schokoweihnachtsmann* | lebkuchenmann* | stutenkerl* | weckmann* | gummibär* | keksmann* | teigmännchen + kopf | köpfe | ohr | ohren | bein | beine | arm | arme | bauch + ab | abgebissen | abgebrochen | gegessen | aufgegessen | geköpft | weg ! heimlich | kotz* | gift* | tabletten | zwingt | muss ich | nichts',
  // A cake like something else.
  'kuchen | torte | geburtstagskuchen | geburtstagstorte + in form | baustelle | bagger | drache* | krümel* | marzipan | aus keksen | aus kekskrümeln | gewünscht ! gift* | gras | tabletten | fremd* | mann',
  // An animal that licks.
  'hund | hündin | welpe | katze | kater | kätzchen | pferd | pony | kuh | kalb | ziege | meerschweinchen + leckt | schleckt | schlabbert | abgeleckt | ableckt | abgeschleckt | leckte ! unten | hose | nackt* | ausziehen | beine | papa | opa | onkel | mann | nachbar | trainer | muss | soll | zwingt | wunde | blut* | gift* | geheim*',
  // Hair that is washed or combed.
  'mama | mami | papa | papi | oma + wäscht | föhnt | kämmt | bürstet | flechtet | shampooniert + haare | haar | kopf ! zieht | reißt | weh | schreit | schlägt | haut | drückt | unter wasser | luft | unten | angst | weine | geheim* | ausziehen | nackt* | popo | penis | scheide',
  // An arm that was raised long.
  'gemeldet | meld | melde | melden | aufgezeigt | aufzeigen | gestreckt + arm | finger + weh | lahm | schwer | eingeschlafen | drangekommen ! verdreht | gezogen | geschlagen | gehauen | papa | mama | gepackt | blau* | polizei | jugendamt',
];

/** What is said of a scene, and what is left of a text without it. */
interface Scene extends CompiledPattern {
  withoutIt: (text: string) => string;
}

/** All that one of the groups of a pattern stands for, families of words left out. */
function wordsOf(scene: string): RegExp {
  const [wanted = ''] = scene.split('!');
  const [groups = ''] = wanted.split('~');
  const phrases = groups
    .split(/ [+|] /u)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '' && !phrase.includes('<'))
    .map((phrase) =>
      phrase
        .split(' ')
        .map((word) =>
          word === '...' ? '(?:\\w+ ){0,4}?' : `${normaliseWord(word).replace(/\*/gu, '\\w*')} `,
        )
        .join('')
        .trim(),
    )
    .sort((one, other) => other.length - one.length);
  return new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'gu');
}

/** A word of a pattern as it stands in a text that was normalised, its stars kept. */
const normaliseWord = (word: string): string =>
  word
    .split('*')
    .map((part) => normaliseText(part).trim())
    .join('*');

const index = createPatternIndex<Scene>();
const add = (scenes: readonly string[]) => {
  const key = {};
  for (const scene of scenes) {
    const compiled = compilePattern(scene);
    const words = wordsOf(scene);
    const withoutIt = (text: string) => text.replace(words, ' ').replace(/ +/gu, ' ').trim();
    index.add(key, { ...compiled, withoutIt }, compiled.groups);
  }
  return key;
};
const exact = add(EXACT);
const likely = add(LIKELY);
const isEarnest = compilePattern(EARNEST).matches;
const sceneOf = (key: object, places: string[][]) =>
  index.possibleOf(key, places).find(({ matches }) => matches(places));

/**
 * What a text says besides a situation in which its alarming words mean no harm, which has to be judged by
 * itself: "mein Akku ist leer und ich steh auf der Brücke". Null where there is no such situation, or where
 * something is said in earnest.
 *
 * @param normalised the text as the rules read it
 * @param isHeard whether a pattern hears a call, or what was learnt is sure of one
 */
export function besideScene(
  { normalised, places }: { normalised: string; places: string[][] },
  isHeard: boolean,
): string | null {
  const told = sceneOf(exact, places);
  // "Mein Akku ist wirklich leer" is no more earnest than without, nor is a wall that a ball hits.
  const serious = told
    ? splitWords(told.withoutIt(normalised)).filter((forms) => !forms.includes('wirklich'))
    : places;
  if (isEarnest(serious)) return null;
  const scene = told ?? (isHeard ? undefined : sceneOf(likely, places));
  return scene === undefined ? null : scene.withoutIt(normalised);
}

/** A second clause beside a harmless scene may give it another meaning. */
const SAYS_MORE = /(?<!\w)(?:und|aber|weil|wenn|dass|damit) (?:\w+ ){2,}\w+|(?<!\w)hilfe(?!\w)/u;
/** Why somebody is cross who played. */
const LOST_GAME =
  /(?<!\w)weil (?:ich|er|sie|wir) (?:schon |schon wieder |wieder |immer )?(?:verloren|gewonnen|verschossen|danebengeschossen) (?:habe?|hat|haben)(?!\w)/u;
/** How a sum goes on: `und 1 am Abend wie viele in 7 Tagen`. */
const ONLY_COUNTS =
  /(?<!\w)und \d+(?: (?:\d+|am|abend|morgen|mittag|wie|viele?|lange|reicht|reichen|sie|die|es|in|einer|woche|wochen|tage?n?|sind|ist|das|zusammen|insgesamt))*$/u;
/** Whether a second clause is left beside a harmless scene. */
export const saysMore = (rest: string): boolean =>
  SAYS_MORE.test(rest.replace(LOST_GAME, '').replace(ONLY_COUNTS, ''));

/** Words with which what is told beside a scene may be grave. */
const WEIGHS =
  /(?<!\w)(?:seit|nimmer|nicht|nie|schnauf\w*|erst|vorbei|allein\w*|angst|nachts|weh|schwer|heimlich|geheim\w*|keiner|niemand|komisch|schwindelig|schlecht|hilfe|sollte?|muss|darf)(?!\w)/u;
/** Whether what is left beside a harmless scene may be grave. */
export const mayWeigh = (rest: string): boolean => WEIGHS.test(rest);
