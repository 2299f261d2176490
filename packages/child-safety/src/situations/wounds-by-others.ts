import type { Situation } from './situation.ts';

const TALES = 'film | serie | geschichte | märchen | buch | krimi | geträumt | <play> | minecraft';
/** Whom a child at home is hurt by. */
const AT_HOME = '<parent> | onkel | opa | oma | tante | freund von mama | freund von papa';
const ON_ME =
  'auf mir | auf mich | auf meinem arm | auf meinen arm | auf meiner hand | auf meine hand | auf meinem bein | auf mein bein | an meinem arm | an meinen arm | auf meinem rücken | auf meinen rücken | auf meiner haut | auf meine haut | am arm | auf dem arm | auf den arm | auf die hand | auf die haut | an meine hand | an die hand | an mein bein | an den arm | an meinen bauch | auf meinen bauch | auf meinem bauch | ins gesicht';
const BONE =
  'knochen | den arm | mein arm | das bein | mein bein | die nase | die rippe | eine rippe | den finger | mein finger | die hand | das handgelenk | den kiefer | den zahn | einen zahn';
const BROKEN = 'gebrochen | ausgeschlagen | rausgeschlagen | ausgekugelt | zerquetscht';

/** Burnt with something that glows, a bone that somebody broke, an eye from a fist. */
const woundedAtHome: Situation = {
  category: 'violence-at-home',
  patterns: [
    `zigarette | zigaretten | kippe | zigarre | bügeleisen | feuerzeug | herdplatte | lockenstab | glätteisen | heißer löffel | heißen löffel | streichholz + ${ON_ME} + ausdrückt | drückt ... aus | ausgedrückt | ausdrücken | ausgemacht | draufgedrückt | draufdrückt | draufgehalten | hingehalten | drangehalten | gehalten | hält + ${AT_HOME} | er | sie ! beim anzünden | laterne | ${TALES}`,
    `${AT_HOME} + mir | mich + ${BONE} + ${BROKEN} ! zahnarzt | fußball | ski* | aus versehen | eingerenkt`,
    `knochen | rippe | finger | arm + ${AT_HOME} + hat mir ... einen gebrochen | hat mir ... eine gebrochen | hat mir ... welche gebrochen | mir einen gebrochen | mir eine gebrochen ! zahnarzt | ${TALES}`,
    `auge | augen | lippe | nase | zahn | zähne | backe | wange | ohr | bauch | rücken | kopf | kinn + von der faust | von seiner faust | von ihrer faust | von papas faust | von mamas faust | von papas hand | von mamas hand | von der ohrfeige | von den ohrfeigen | von dem schlag von | von dem schlag gestern | von den schlägen | von dem tritt | von den tritten | von dem gürtel | von der watschn + zu | dick | blau | blaues | kaputt | blut | blutet | geschwollen | offen | raus | weh | rot | brummt | lila | pfeift | aufgeplatzt ! ball | fußball | boxen | boxkampf | karate | judo | wand | ${TALES}`,
    `an die schläge | an die prügel | an die haue + denk | denke | denken | denkt | erinner* ! herzschläge | tennis | golf | trommel*`,
  ],
};

const BEATS = ['schlägt', 'haut', 'verhaut', 'verprügelt', 'prügelt', 'würgt', 'tritt'];
const OWN_PEOPLE =
  'die oma | meine oma | den opa | meinen opa | die mama | meine mama | den papa | meinen papa | den bruder | meinen bruder | die schwester | meine schwester | meine kleine schwester | meinen kleinen bruder | das baby | die zwillinge | meine geschwister | uns kinder | uns alle'.split(
    ' | ',
  );
const beats = BEATS.flatMap((verb) => OWN_PEOPLE.map((whom) => `${verb} ${whom}`)).join(' | ');
const GAMES =
  'schach | uno | memory | tennis | tischtennis | karten | kartenspiel | kartenspielen | kicker | armdrücken | wettrennen | spiel | beim spielen';

/** A grown-up at home beats one of the family. */
const beatsFamily: Situation = {
  category: 'violence-at-home',
  patterns: [`${AT_HOME} | er + ${beats} ~ 3 ! ${GAMES} | vor | bauch | babybauch | ${TALES}`],
};

/** Beaten at a game or beaten up: nobody can tell, so LUX asks. */
const beatenAtPlay: Situation = {
  category: 'violence-at-home',
  isConcern: true,
  patterns: [
    `${AT_HOME} | er | sie + mich ... verhauen | mich ... verdroschen | mich ... verprügelt | mich beim spielen geschlagen ! film | serie | geschichte | märchen | geträumt`,
    'mannschaft | team | klasse | gruppe + hat mich geschlagen | hat mich getreten | hat mich gehauen',
  ],
};

/** Burning things in the mouth, no way to the toilet: punished in ways that hurt. */
const cruelOrder: Situation = {
  category: 'violence-at-home',
  patterns: [
    `${AT_HOME} | er | sie + chili | chilipulver | pfeffer | tabasco | seife | spülmittel | scharfe soße | salz + auf die zunge | auf meine zunge | in den mund | in meinen mund | mund aus* + wenn ich | weil ich | strafe | immer ! essen | kochen | kocht | zahn* | <play>`,
    `ich darf | darf ich | i derf | ich durfte + nicht aufs klo | nicht auf das klo | nicht auf die toilette | nicht aufs wc | nie aufs klo | nie auf die toilette | nämlich ... nicht + aufs klo | auf das klo | auf die toilette | aufs wc + den ganzen tag | die ganze nacht | nachts | strafe | wenn ich böse | nie ! schule | unterricht | stunde | lehrer* | bus | zug | autobahn | fahrt | flugzeug | verstopft | kaputt | putz*`,
    `muss ich | ich muss | ich ... muss | drückt mich | drückt meinen kopf | hält mich | taucht mich + unter wasser | unters wasser | unter das wasser + wenn ich | weil ich | strafe | frech | böse war | nicht hör* ! tauchen | tauchkurs | tauchring* | schwimmkurs | schwimmlehrer* | seepferdchen | abzeichen | bronze | rekord | spaß | wette`,
    `sonst schlägt er | sonst haut er | sonst tritt er | sonst schlägt sie | sonst haut sie | sonst schlägt papa | sonst haut papa | sonst schlägt mama | sonst haut mama | sonst haut mich | sonst schlägt mich | sonst verhaut er | sonst verhaut mich | sonst prügelt er | sonst schlägt der | sonst haut der ! ball | torwart | aufschlag | boxer | gegner | ritter | monster | nagel | uhr | herz | alarm | ${TALES}`,
    `wenn er | wenn der | wenn papa | wenn mama | wenn sie | wenn opa | wenn onkel | wenn mein bruder + mir wehtut | mir weh tut | mir immer wehtut | mir immer weh tut ~ 4 ! zahnarzt | arzt | zahn | schuh | hund | katze | bauch | kopf | arm | fuß | finger | muskel* | ${TALES}`,
    `damit er | damit der | damit papa | damit mama | damit sie | damit die | damit mein stief* + mich nicht mehr | mich nie mehr | mich nie wieder | mich nimmer + haut | schlägt | verhaut | tritt | prügelt | anschreit | einsperrt | quält | würgt ! hund | katze | ziege | gegner | endgegner | ${TALES.replace('geschichte | ', '')}`,
    `so wie bei uns | wie bei uns daheim | wie bei uns zuhause | so wie bei mir | das macht meiner | das macht mein papa auch | das macht papa auch | das macht meine mama auch | so wie mein papa | so wie meine mama + bluten | blutet | schlägt | haut | verhaut | prügelt | verprügelt | tritt | gehauen | geschlagen | drückt | eingesperrt | einsperrt | betrunken | besoffen ! herz | uhr | glocke | sahne | nase | mücke* | zahn | tür | knopf | hund | katze`,
  ],
};

/** Wished for, because it is lacking. */
const withoutBlows: Situation = {
  category: 'violence-at-home',
  isConcern: true,
  patterns: [
    'familie | <parent> | zuhause | haus | welt | land + ohne schläge | ohne prügel | ohne hauen | ohne schlagen | wo keiner haut | wo niemand haut | wo keiner schlägt | wo niemand schlägt | wo man nicht geschlagen | der nicht haut | die nicht haut | der nicht schlägt | die nicht schlägt | der mich nicht haut | die mich nicht haut | der nicht schreit | wo keiner schreit | wo niemand schreit ~ 8 ! herz | uhr | tennis | trommel*',
  ],
};

/** What others at school break or burn. */
const woundedByOthers: Situation = {
  category: 'bullying',
  patterns: [
    `die | jungs | großen | mädchen | mitschüler* | aus meiner klasse | ein junge | viertklässler + haben mir | hat mir | mir + ${BONE} + ${BROKEN} ! arzt | ärztin | ärzte | zahnarzt | fußball | beim sport | aus versehen | trampolin | ski* | mama | papa | onkel | opa | wand | tür | ${TALES}`,
  ],
};

/** Another tale that a child has to tell about how it was hurt. */
const taleToBeTold: Situation = {
  category: 'violence-at-home',
  patterns: [
    `soll ... sagen | soll sagen | muss sagen | soll ich ... sagen | soll ... erzählen | muss ... sagen | muss ich ... sagen + ich bin ... gefallen | ich wär ... gefallen | ich wäre ... gefallen | ich bin gefallen | ich bin hingefallen | ich wär hingefallen | ich wäre hingefallen | dass ich gefallen | dass ich hingefallen | dass ich die treppe | ich bin gestolpert | ich bin ausgerutscht | ich bin gestürzt | gegen die tür gelaufen | gegen die tür gerannt | vom rad gefallen | vom fahrrad gefallen | von der schaukel gefallen | von der treppe gefallen | die treppe runtergefallen + <parent> | opa | oma | onkel | er | sie | lehrer* | schule | arzt | keiner | allen | ich soll ~ 16 ! wenn mir | theaterstück | rolle | satz | diktat | englisch | ${TALES}`,
  ],
};

export const woundsByOthers: readonly Situation[] = [
  woundedAtHome,
  beatsFamily,
  beatenAtPlay,
  cruelOrder,
  withoutBlows,
  taleToBeTold,
  woundedByOthers,
];
