import { readFrame } from '@lux/child-safety/frames/read-frame.ts';
import { splitWords } from '@lux/child-safety/matching/split-words.ts';
import { normaliseText } from '@lux/child-safety/normalise/normalise-text.ts';
import { besideScene, saysMore } from '@lux/child-safety/situations/harmless-scenes.ts';

/** Games in which somebody or a piece is beaten. */
const GAME =
  '(?:schach|memory|uno|mühle|dame|halma|monopoly|kniffel|karten|kartenspielen?|mensch ärgere dich nicht|fußball|tischtennis|tennis|federball|kicker\\p{L}*|völkerball|basketball|hockey|armdrücken|wettrennen|rennen|mario kart|fifa|spielen|spiel|quiz|turnier|tischkicker)';
const BEATEN =
  '(?:geschlagen|besiegt|vernichtet|fertiggemacht|abgezogen|plattgemacht|rausgeschmissen|rausgeworfen|abgeschossen|erledigt)';
const TABLE_GAME =
  '(?:schach|memory|uno|mühle|dame|halma|monopoly|kniffel|karten|kartenspielen?|mau mau|vier gewinnt|mensch ärgere dich nicht|tischtennis|kicker\\p{L}*|tischkicker|armdrücken|mario kart|fifa)';
const TEAM =
  '(?:bayern|dortmund|bvb|schalke|hsv|werder|bremen|leipzig|leverkusen|köln|stuttgart|frankfurt|gladbach|hertha|union|freiburg|mainz|real|barcelona|liverpool|deutschland|spanien|frankreich|italien|england|brasilien|argentinien|portugal|mannschaft|team)';
const DEVICE =
  '(?:handy|akku|tablet|fernseher|computer|laptop|konsole|batterien?|auto|internet|maus|tastatur|drucker|uhr|tamagotchi|roboter|lautsprecher|kopfhörer|fernbedienung|taschenlampe)';

/** Alarming words that say something else here, with all that shows it. */
const FIGURES: readonly RegExp[] = [
  // Beaten in a game, and the game is named.
  new RegExp(
    `(?<!\\p{L})(?:beim|im|bei|in) (?:\\p{L}+ )?${GAME}(?: \\p{L}+){1,6}? ${BEATEN}(?!\\p{L})`,
    'giu',
  ),
  // Who has won at it says so.
  new RegExp(
    `(?<!\\p{L})(?:ich|wir) (?:hab|habe|haben) (?:\\p{L}+ ){1,4}(?:beim|im|bei|in) (?:\\p{L}+ )?${GAME} ${BEATEN}(?!\\p{L})`,
    'giu',
  ),
  // Beaten by somebody at a game on a table, and nothing more is said.
  new RegExp(
    `(?<!\\p{L})(?:mich|uns|ihn|sie|papa|mama|oma|opa) (?:heute |gestern |wieder |schon wieder |immer )*(?:beim|im|bei|in) ${TABLE_GAME} ${BEATEN}[.!]*$`,
    'giu',
  ),
  // One team by another.
  new RegExp(
    `^(?:gestern |heute |endlich )*(?:hat )?(?:der |die |fc |unser |unsere )*${TEAM} (?:hat |haben )?(?:gestern |heute |den |die |fc |gegen )*(?!(?:mich|mir|ihn|sie|mein\\p{L}*)(?!\\p{L}))\\p{L}+ (?:\\p{L}+ zu \\p{L}+ )?${BEATEN}[.!]*$`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:(?:springer|turm|läufer|bauern?|dame|könig|figur) (?:\\p{L}+ ){0,2}${BEATEN})(?!\\p{L})`,
    'giu',
  ),
  // A thing that has no more power.
  new RegExp(
    `(?<!\\p{L})${DEVICE} (?:ist|war|sind|hat) (?:(?:schon|jetzt|wieder|heute|heut|früh|einfach|ganz|gerade|grad|mal) )*(?:tot|gestorben|den geist aufgegeben)(?!\\p{L})`,
    'giu',
  ),
  // Laughing.
  /(?<!\p{L})(?:sterbe?|gestorben|verrecke?) (?:\p{L}+ )?(?:vor|an) (?:lachen|langeweile|neugier)(?!\p{L})/giu,
  /(?<!\p{L})(?:mich |uns )?(?:halb )?(?:totgelacht|kaputtgelacht|kranklach\p{L}*|totlach\p{L}*|kaputtlach\p{L}*)(?!\p{L})/giu,
  // A game of roles, and it is said that it is one.
  /(?<!\p{L})(?:räuber|gendarm|polizei|monopoly|piraten|ritter|cowboys?|indianer|detektiv\p{L}*)(?!\p{L})(?: \p{L}+){0,8}? (?:(?:im|ins|in das) )?(?:gefängnis|knast|gefangen|gefesselt|polizei)(?!\p{L})/giu,
  // Hide and seek, in which nobody is to be found.
  /(?<!\p{L})(?:verstecken|sardinen|versteckspiel)(?!\p{L})(?: \p{L}+){0,4}? (?:(?:hat|haben) mich|mich (?:hat|haben))(?: \p{L}+)? (?:keiner|niemand|nicht)(?: \p{L}+)? gefunden(?!\p{L})/giu,
  /(?<!\p{L})(?:so )?(?:gut|super|toll) versteckt,? dass (?:mich|uns) (?:keiner|niemand)(?: \p{L}+)? (?:gefunden|findet)(?!\p{L})/giu,
  // Dressed up, whatever the costume has.
  /(?<!\p{L})(?:an|zu|beim|im|für) (?:halloween|fasching|karneval|fasnacht|fastnacht|kostümfest)(?!\p{L}).*(?<!\p{L})(?:als|kostüm\p{L}*|verkleid\p{L}*)(?!\p{L}).*$/giu,
  // A hand that has gone to sleep.
  /(?<!\p{L})(?:hand|hände|fuß|füße|bein|beine|arm|arme|po|zeh|finger) (?:ist|sind) (?:\p{L}+ )?eingeschlafen(?!\p{L})/giu,
  // One's own tongue.
  /(?<!\p{L})(?:auf|in) die (?:zunge|lippe|unterlippe|backe|wange) gebissen(?!\p{L})/giu,
  // Water that is sprayed.
  /(?<!\p{L})(?:\p{L}*schlauch|wasser|wasserpistolen?|wasserspritzen?|rasensprenger)(?!\p{L})(?: \p{L}+){0,8}? (?:spritzen|gespritzt|spritzt)(?!\p{L})/giu,
  // What falls is bread or a pencil.
  /(?<!\p{L})\p{L}*(?:toast|brot|brötchen|semmel|eis|eiskugel|keks|kuchen|apfel|pizza|wurst|stift|füller|heft|mütze|ball|löffel|gabel|handschuh|schlüssel|zahnbürste|flasche|tasse|teller|mäppchen|blätter|kastanien|äpfel|schneeflocken|zahn|becher)(?!\p{L})(?: \p{L}+){0,6}? \p{L}{0,6}gefallen(?!\p{L})/giu,
  // Nobody said a thing, nobody can think so early.
  /(?<!\p{L})(?:keiner|niemand) hat (?:was|etwas|es) (?:gesagt|gemerkt)(?!\p{L})|(?<!\p{L})kann (?:eh|ja|doch|sowieso) (?:keiner|niemand) \p{L}+en(?!\p{L})/giu,
  // Fallen, and it is over.
  /(?<!\p{L})(?:hingefallen|gestürzt|gestolpert|runtergefallen)(?: \p{L}+){0,2} aber (?:es )?(?:tut|hat) (?:\p{L}+ )?(?:nicht mehr|nicht|gar nicht|kaum) (?:weh|wehgetan|weh getan)(?!\p{L})/giu,
  // "Fisch mag ich nicht", and it is no person and not everything.
  /^(?:\p{L}+ )?(?!(?:mich|dich|ihn|sie|das|es|den|die|der|schule|leben|zuhause|daheim|heim|hier|onkel|tante|papa|mama|bruder|trainer|essen|frühstück|mittagessen|abendessen|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|gestern|heute|wochen|tagen|alles|menschen|kinder)(?!\p{L}))\p{L}+ (?:mag|esse?|trinke?) ich (?:(?:gar|überhaupt|echt|aber) )*nicht(?: so)?(?: gern| gerne)?$/giu,
  // Of a teacher who is ill school tells nothing grave.
  /(?<!\p{L})(?:lehrer(?:in)?|frau \p{L}+|herr \p{L}+) (?:(?:heute|heut|gestern|auch|war|ist|immer|noch|wieder|leider) )*krank(?!\p{L})/giu,
];

/** What sounds alarming in a scene that means no harm. */
const OF_SCENES =
  /(?<!\p{L})(?:tot|stirbt|gestorben|abgestürzt|hängt|aufgehängt|gehängt|brennt|brennts|brennen|gebrannt|gefallen|schlägt|schlagen|geschlagen|haut|kopf|totschlagen|totgeschlagen|tritt|getreten|geboxt|unfall|brand|krankenwagen|polizei|feuerwehr|gefesselt|gefangen|gefängnis|gewürgt|würgt|würgegriff|geworfen|vergiftet|erschossen|getötet|kopf ab|fertiggemacht|weh|baby|hals|zunge|lippen|mund|kaputt|weg)(?!\p{L})/giu;

/** `Mama schlägt die Sahne`, `mein Tablet ist tot`: the gate knows the scene, or the verb with its thing. */
function isScene(text: string): boolean {
  const places = splitWords(text);
  const { isNarrow, isEarnest } = readFrame(places);
  const rest = besideScene({ normalised: normaliseText(text), places }, false);
  return (isNarrow && !isEarnest) || (rest !== null && !saysMore(rest));
}

/** A sentence without what only sounds alarming: beaten at chess, a dead battery, laughing to death. */
export function withoutFigures(text: string): string {
  const said = FIGURES.reduce((rest, figure) => rest.replace(figure, ' '), text);
  return isScene(text) ? said.replace(OF_SCENES, ' ') : said;
}
