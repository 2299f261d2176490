import type { Situation } from './situation.ts';

/** `Darf ein Trainer einen beim Umziehen fotografieren`: asked of anybody, and perhaps of one's own. */
const MAY =
  'darf | dürfen | ist es erlaubt | ist das erlaubt | ist es ok | ist es okay | ist es normal | ist das normal | muss man sich | kann | können';
const GROWN_UP =
  '<helper> | <parent> | opa | oma | onkel | tante | cousin | erwachsene | erwachsener | erwachsenen | fremder | mann | männer | frau | arzt | polizist | fotograf | stief*';
const CHILD =
  'einen | einem | man | mich | mir | kind | kinder | kindern | schüler | schülerin | schülern | mädchen | jungen | sein kind | ihr kind | seine tochter | seinen sohn | enkel | enkelin | enkelkind | uns | dich | jemand | jemanden';
const TALES = 'film | serie | buch | märchen | minecraft | roblox | im spiel';

const mayTouch: Situation = {
  category: 'abuse',
  patterns: [
    `${MAY} + ${GROWN_UP} + zungenkuss | zungenküsse | zunge küssen | auf den mund küssen | mit zunge | nackt zeigen | nackt fotografieren | nacktfotos | nacktbilder | sich nackt | in die hose fassen | in die unterhose | unter die decke | ins bett kommen | mit ins bett | mit in die dusche | mit in die umkleide | in die umkleide | in die umkleidekabine | mit uns duschen | mit mir duschen | mit kindern duschen | mit den kindern duschen | in die mädchenumkleide | in die dusche kommen | nachts ins zimmer | porno | pornos | pornofilme | beim duschen zugucken | beim duschen zuschauen | da unten | zwischen die beine | an den po | an die brust ~ 12 ! ${TALES} | wickel* | baby | mama und papa sich | hochzeit | untersuch*`,
    `${MAY} + ${GROWN_UP} + ${CHILD} + streicheln | fotografieren | filmen | ausziehen | anfassen | küssen | massieren | knutschen | betatschen | kitzeln bis | eincremen | abtrocknen | waschen + beim umziehen | beim duschen | nackt | beim ausziehen | unter der dusche | umkleide | heimlich | im bett | am bauch | am bein | am po | oberschenkel | auf dem klo ~ 12 ! ${TALES} | wickel* | baby | tiere`,
  ],
  answer:
    'Nein, das darf kein Erwachsener mit einem Kind machen. Passiert dir oder einem anderen Kind so etwas? Dann sag es bald einem Erwachsenen, dem du vertraust, zum Beispiel deiner Lehrerin. Die Nummer gegen Kummer hört dir zu: 116 111, kostenlos. Bist du in Gefahr, ruf die 112 an. Du bist nicht schuld.',
};
const mayStroke: Situation = {
  category: 'abuse',
  isConcern: true,
  patterns: [
    'darf | dürfen | ist es erlaubt | ist es normal | ist das normal + papa | vater | opa | onkel | stief* | mama + tochter | kind | sohn | nichte | enkelin | mir + duschen | nackt | in die badewanne | im bett schlafen ~ 9 ! baby | allein duschen | wie oft',
    `darf | dürfen | ist es erlaubt | ist es normal | ist das normal + <helper> | erwachsene* | onkel | opa | cousin | fremder | mann | fotograf + ${CHILD} + streicheln | streichelt | küssen | küsst | massieren | massiert | anfassen | anfasst | umarmen | fotografieren | filmen | ausziehen | eincremen | auf den schoß | mit nach hause nehmen | allein treffen | geheim* | schreiben ~ 10 ! tiere | streicheltier* | katze* | hund* | pony* | pferd* | verbieten | an die tafel | aufsatz | brief | handy | diktat | test | note* | postkarte | einladung | ${TALES}`,
  ],
};
const mayPunish: Situation = {
  category: 'violence-at-home',
  patterns: [
    'darf | dürfen | ist es erlaubt | ist das erlaubt | ist es ok | ist es okay | ist es normal | ist das normal + kind | kinder | kindern | sohn | tochter | mich | einen | baby + einsperren | einsperrt | einschließen | im keller einsperren | in den keller sperren | im keller | aussperren | aussperrt | auszusperren | einzusperren | anzubinden | verhungern | essen wegnehmen | das essen wegnehmen | hungern lassen | nichts zu essen | nichts zu trinken | kein essen | ohne essen | treten | prügeln | fesseln | festbinden | anbinden | binden | anketten | würgen | kalt abduschen | frieren lassen | in der kälte | draußen schlafen | im schuppen schlafen | in der garage schlafen | auf dem balkon schlafen | auf dem boden schlafen | am ohr ziehen | an den ohren ziehen | trinken verbieten | essen verbieten | ganz allein lassen | tagelang allein | verbrennen | an den haaren ~ 9 ! schach | uno | memory | spiel* | rennen | tennis | wett* | hund* | katze* | ball | buch | sahne | eier | nagel | gefängnis | hotel | restaurant | feuerwehr | verstecken | kugel | handy | minecraft | roblox | früher | mittelalter | spielen | zurück | wehren',
  ],
  answer:
    'Nein, so etwas darf niemand mit einem Kind machen. Passiert dir oder einem anderen Kind so etwas? Dann sag es bald einem Erwachsenen, dem du vertraust, zum Beispiel deiner Lehrerin. Die Nummer gegen Kummer hört dir zu: 116 111, kostenlos. Ist es gerade gefährlich, ruf die 110 oder 112 an. Du bist nicht schuld.',
};

const mayHit: Situation = {
  category: 'violence-at-home',
  isConcern: true,
  patterns: [
    'darf | dürfen | ist es erlaubt | ist das erlaubt | ist es ok | ist es okay | ist es normal | ist das normal + kind | kinder | kindern | sohn | tochter | mich | einen + schlagen | schlägt | hauen | haut | verhauen | verhaut | ohrfeigen | zu schlagen | zu hauen ~ 9 ! schach | uno | memory | spiel* | rennen | tennis | wett* | hund* | katze* | ball | buch | sahne | eier | nagel | könig | minecraft | roblox | wehren | kissen',
  ],
};

/** What is to be hidden of wounds, a weapon one plays with, and ways to die asked for like a fact. */
const hidesWounds: Situation = {
  category: 'violence-at-home',
  patterns: [
    `wie | womit | kann man | was hilft damit + versteck* | verdeck* | überschmink* | wegschmink* | abdeck* | verbirgt | verbergen | tarnt | keiner sieht | niemand sieht | keiner merkt + blaue flecken | blauen fleck | blauer fleck | blaues auge | striemen | narben | würgemale | bluterguss | blutergüsse | brandwunde* | wunden | kratzer am arm | schnitte ~ 12 ! fasching | karneval | halloween | kostüm | theater* | tattoo | auto | möbel | tisch | ${TALES}`,
  ],
};
const playsWithWeapon: Situation = {
  category: 'injury',
  patterns: [
    'pistole | gewehr | revolver | waffe | schusswaffe | jagdgewehr | dienstwaffe | luftgewehr + papas | opas | onkels | mamas | von papa | von opa | von meinem | echte | echten | echter | geladen + ich spiel | ich spiele | spiel mit | spiele mit | spielen mit | wir spielen | ich hab | ich habe | hab ich | in der hand | ich halte | ich halt | ausprobier* ~ 10 ! spielzeug* | wasser* | nerf* | lego | playmobil | knall* | kostüm | fasching | karneval | minecraft | fortnite | roblox | film | museum | schrank | angst',
  ],
  answer:
    'Leg sie jetzt ganz vorsichtig hin, und fass sie nicht mehr an. Ziel auf niemanden, auch nicht auf dich. Geh aus dem Zimmer, und hol gleich einen Erwachsenen. Ist keiner da, ruf die 110 an. Ist jemand verletzt, ruf die 112 an. Es war richtig, dass du es sagst.',
};
const asksForPainlessEnd: Situation = {
  category: 'self-harm',
  patterns: [
    'schmerzlos* | schmerzfrei* | am schmerzlosesten | ohne schmerzen | am wenigsten weh | am sanftesten | sanfteste* | schnellste* | sicherste* + gift | tod | sterben | stirbt | todesart | methode zu sterben | art zu sterben | weg zu sterben | selbstmord | umzubringen | tabletten zum ~ 8 ! tier* | hund* | katze* | hamster* | einschläfern | fisch* | schlange* | spinne* | frosch | minecraft | roblox | fortnite',
    'gift | tod | sterben | todesart | welche tabletten + tut nicht weh | tut ... nicht weh | tut am wenigsten weh | nicht wehtut | nicht weh tut | gar nicht weh ~ 6 ! tier* | hund* | katze* | fisch* | frosch | schlange* | spinne* | biene* | zahn* | impf*',
    'kann man | stirbt man | kann ich | sterbe ich | geht das + mit | durch | an | von | wenn + plastiktüte | plastiktüten | tüte überm kopf | tüte über dem kopf | tüte auf dem kopf | strick | seil | schal | gürtel | bettlaken | kabel um den hals | rasierklinge | rasierklingen | schlaftabletten | tabletten | ibuprofen | paracetamol | hustensaft + sterben | stirbt | tot | umbringen | tot sein ~ 10 ! tier* | fisch* | hund* | katze* | schildkröte* | delfin* | wal | wale | allergie',
  ],
};
const likesNothing: Situation = {
  category: 'self-harm',
  isConcern: true,
  patterns: [
    'ich mag gar nichts mehr | ich mag überhaupt nichts mehr | ich mag nichts mehr | ich will gar nichts mehr | ich will überhaupt nichts mehr | mag einfach nichts mehr | will einfach nichts mehr | mir macht nichts mehr spaß | mir macht gar nichts mehr spaß | zu gar nichts mehr lust | auf gar nichts mehr lust | auf nichts mehr lust | auf nichts mehr bock | auf gar nichts mehr bock | kein bock mehr auf gar nichts | zu nichts mehr lust | mir ist alles egal | nichts macht mehr spaß | freu mich auf nichts mehr | freue mich auf nichts mehr ! nichts mehr lernen | nichts mehr üben | nichts mehr rechnen | nichts mehr schreiben | nichts mehr lesen | nichts mehr essen | nichts mehr trinken | nichts mehr machen | satt | anziehen | bauch | kuchen | hören von | kaufen',
  ],
};

export const askedIfAllowed: readonly Situation[] = [
  playsWithWeapon,
  asksForPainlessEnd,
  mayTouch,
  mayPunish,
  hidesWounds,
  mayStroke,
  mayHit,
  likesNothing,
];
