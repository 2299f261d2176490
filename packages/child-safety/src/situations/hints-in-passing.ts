import type { Situation } from './situation.ts';

const TALES = 'film | serie | geschichte | märchen | buch | krimi | minecraft | roblox';
const AT_HOME = '<parent> | opa | oma | onkel | tante';

/** The call for help that was stopped, a home that is torn down, a fall that is wished for. */
const stoppedCall: Situation = {
  category: 'violence-at-home',
  patterns: [
    `notruf | 110 | 112 | polizei | hilfetelefon | kummertelefon + gewählt | angerufen | anrufen | gerufen + aufgelegt | weggenommen | weil papa kam | weil mama kam | weil er kam | kam papa | kam er | hat mir das handy | nicht getraut | trau mich nicht | traue mich nicht ! ${TALES} | aus versehen | streich`,
    `${AT_HOME} | er + schreit | brüllt | tobt | wütend | ausrastet | rastet aus | durchdreht + macht alles kaputt | schlägt alles kaputt | schmeißt alles | wirft alles | zerschlägt | zerreißt alles | haut alles kaputt ! baby | hund | katze | ${TALES}`,
  ],
};
const wouldGoDown: Situation = {
  category: 'self-harm',
  patterns: [
    'brücke | hochhaus | dach | klippe | turm | parkhaus | balkon + ich will da runter | will ich da runter | ich will runter | ich möchte da runter | ich geh da runter | ich will da runterspringen | ich spring da runter ~ 14 ! rutsche | rutschen | treppe | angst | aufzug | fahrrad | schlitten | ski | abseilen | klettern | papa hilft | fußball | ball',
  ],
};

/** `Ich wein jede Nacht`, `warum hat mich keiner lieb`, `wofür bin ich eigentlich da`. */
const weepsAndAsks: Situation = {
  category: 'self-harm',
  isConcern: true,
  patterns: [
    `ich | i + wein | weine | heul | heule | geweint | weinen | heulen + jede nacht | jeden abend | jeden tag | nachts immer | immer nachts | abends immer | immer abends | immer im bett | jeden morgen ~ 8 ! baby | film | freude | zwiebel* | pollen | allergie`,
    'warum | wieso | weshalb + hat mich keiner | hat mich niemand | mag mich keiner | mag mich niemand | liebt mich keiner | liebt mich niemand | hat gott mich | mag gott mich | hat mama mich | hat papa mich | liebt mich mama | liebt mich papa | mag mama mich | mag papa mich | liebt mama mich | liebt papa mich + lieb | gern | mag | mag mich | liebt mich | nicht ~ 5 ! angerufen | abgeholt | gesehen | gefunden | geweckt | gewählt | gefragt',
    'wofür | wozu | warum + bin ich eigentlich da | bin ich überhaupt da | bin ich da | gibt es mich | gibts mich | bin ich überhaupt | bin ich auf der welt | bin ich geboren | hat man mich gemacht ~ 6 ! zuhause | allein | in der schule | dran | krank | müde | so | im | mit | bei',
    'geträumt | traum + ich bin tot | ich war tot | ich tot bin | ich tot war | ich gestorben bin | ich bin gestorben + schön | gut | ruhig | friedlich | leicht | traurig aufgewacht ~ 12',
    'für immer schlafen | nie mehr aufstehen | nie wieder aufstehen | nicht mehr aufstehen will | keinen sinn mehr ! ferien | wochenende | sonntag | müde | schule | hase | bär | igel | dornröschen',
  ],
};

/** Kept behind by a grown-up, shut in because of somebody. */
const keptBehind: Situation = {
  category: 'abuse',
  isConcern: true,
  patterns: [
    'training | trainer* | lehrer* | nachhilfe | klavierstunde | reitstunde | chor | ministranten | turnen | umkleide + dableiben | länger bleiben | noch bleiben | länger dableiben | als letzter bleiben | als letzte bleiben | allein mit ihm | alleine mit ihm + muss | soll | immer | die anderen ! nachsitzen | hausaufgaben | strafarbeit | aufräumen | abgeholt | warten bis mama | warten bis papa | bus',
    'wegen ihm | wegen dem mann | wegen dem freund von mama | wegen papa | wegen opa | wegen meinem onkel | wegen meinem stief* + schlaf | schlafe | schlafen | tür | zimmer | abschließ* | angezogen | schlafsack | reißverschluss | nachts | abends ! schnarch* | laut | krank | geburtstag | überrasch* | schicht | früh aufsteh*',
    'ich bin was besonderes | ich bin was ganz besonderes | ich bin etwas besonderes | ich wäre was besonderes | ich bin sein liebling + verstehen das nicht | versteht das keiner | keiner verstehen | nicht wissen | keiner wissen | nur wir | unser ! mama sagt | oma sagt',
  ],
};

/** May he do that: asked of a grown-up who bathes or sleeps with the child. */
const mayHe: Situation = {
  category: 'abuse',
  isConcern: true,
  patterns: [
    `darf | dürfen | ist das normal | ist es normal | ist das ok | muss + opa | onkel | stiefvater | stiefpapa | freund von mama | cousin | nachbar* | trainer* | lehrer* | babysitter* | papa | mein großer bruder + mit mir duschen | mit mir baden | mit mir in die wanne | mit mir in der wanne | bei mir schlafen | bei mir im bett | nackt mit mir ~ 10 ! hund | katze | schwimmbad | freibad`,
  ],
};

/** Blames itself, or fears what comes for a mishap. */
const fearsWhatComes: Situation = {
  category: 'violence-at-home',
  isConcern: true,
  patterns: [
    'bin ich schuld | bin ich daran schuld | ist das meine schuld | ist es meine schuld | liegt das an mir | wegen mir + traurig | weint | weinen | streiten | streit | weg | krank | ausgezogen | schreit | schreien + <parent> | die ! spiel* | gewitter',
    'ins bett gemacht | in die hose gemacht | was kaputt gemacht | was vergessen | eine fünf | eine sechs | zu spät + krieg ich ärger | krieg ärger | gibt es ärger | gibts ärger | krieg ich wieder ärger | kommt papa | kommt mama | gleich heim + so angst | solche angst | ganz viel angst | zitter | zittere',
    'kann ich | darf ich | könnte ich | lässt du mich + bei der lehrerin | bei meiner lehrerin | bei dir | bei der nachbarin | bei euch + wohnen | einziehen | für immer bleiben ~ 6 ! computer | tablet',
  ],
};

/** Marks, a temper and a hunger that are told in half a sentence. */
const marksInPassing: Situation = {
  category: 'violence-at-home',
  isConcern: true,
  patterns: [
    `wenn ich groß bin | wenn ich größer bin | wenn ich stark bin | wenn ich mal groß bin | irgendwann | eines tages + schlag ich zurück | schlage ich zurück | hau ich zurück | haue ich zurück | wehr ich mich | wehre ich mich | zahl ich es ihm heim | mach ich das nicht mit meinen kindern | hau ich meine kinder nicht | schlag ich meine kinder nicht ! ${TALES} | schach`,
    `was soll ich sagen | was sag ich | was sage ich | was soll ich antworten + woher | wovon | warum ich + fleck | flecken | wunde | beule | kratzer | das blaue | die narbe | die narben | verletzung ~ 14 ! farbe | tinte | kakao | hose | pulli`,
  ],
};
const emptyBowls: Situation = {
  category: 'neglect',
  isConcern: true,
  patterns: [
    '<parent> + nur geschlafen | schläft nur | nur noch geschlafen | den ganzen tag geschlafen | liegt nur + nicht in der schule | nicht in die schule | kein essen | nichts gegessen | keiner | allein | gewickelt | hunger ! nachtschicht | nachtdienst | grippe | ferien',
    'bauch | magen | teller | topf + leer + schüssel | teller | topf | kühlschrank | schrank | brotdose + auch | immer | wieder | nie was ~ 10 ! aufgegessen | satt | spülmaschine | lecker',
  ],
};

/** Written on a wall, or money that has to be handed over. */
const shamedInPassing: Situation = {
  category: 'bullying',
  isConcern: true,
  patterns: [
    'mein name | meinen namen | mein bild | mein foto | über mich | was über mich | von mir + klowand | klotür | toilettenwand | toilettentür | an der wand | an die wand | auf dem klo | an der tafel | auf der tafel | an die tafel + schlimm* | gemein* | eklig* | geschmiert | gekritzelt | fies* | beleidig* ! urkunde | lob',
    'essensgeld | taschengeld | pausengeld | busgeld | geld | pausenbrot | handy | karten + abgeben müssen | abgeben muss | hergeben müssen | hergeben muss | muss ich ... abgeben | musste ich ... abgeben | muss ich ... hergeben | abgezogen | abgezockt + wieder | immer | jeden | den großen | denen | dem | ihm ! lehrer* | mama | papa | schublade | unterricht',
  ],
};

export const hintsInPassing: readonly Situation[] = [
  stoppedCall,
  wouldGoDown,
  weepsAndAsks,
  keptBehind,
  mayHe,
  fearsWhatComes,
  marksInPassing,
  emptyBowls,
  shamedInPassing,
];
