/** Games in which somebody or a piece is beaten. */
const GAME =
  '(?:schach|memory|uno|mühle|dame|halma|monopoly|kniffel|karten|kartenspielen?|mensch ärgere dich nicht|fußball|tischtennis|tennis|federball|kicker\\p{L}*|völkerball|basketball|hockey|armdrücken|wettrennen|rennen|mario kart|fifa|spielen|spiel|quiz|turnier|tischkicker)';
const BEATEN =
  '(?:geschlagen|besiegt|vernichtet|fertiggemacht|abgezogen|plattgemacht|rausgeschmissen|rausgeworfen|abgeschossen|erledigt)';
const DEVICE =
  '(?:handy|akku|tablet|fernseher|computer|laptop|konsole|batterien?|auto|internet|maus|tastatur|drucker|uhr|tamagotchi|roboter|lautsprecher|kopfhörer|fernbedienung|taschenlampe)';

/** Alarming words that say something else here, with all that shows it. */
const FIGURES: readonly RegExp[] = [
  // Beaten in a game, and the game is named.
  new RegExp(
    `(?<!\\p{L})(?:beim|im|bei|in) (?:\\p{L}+ )?${GAME}(?: \\p{L}+){1,6}? ${BEATEN}(?!\\p{L})`,
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
  // Dressed up, whatever the costume has.
  /(?<!\p{L})(?:an|zu|beim|im|für) (?:halloween|fasching|karneval|fasnacht|fastnacht|kostümfest)(?!\p{L}).*(?<!\p{L})(?:als|kostüm\p{L}*|verkleid\p{L}*)(?!\p{L}).*$/giu,
  // One's own tongue.
  /(?<!\p{L})(?:auf|in) die (?:zunge|lippe|unterlippe|backe|wange) gebissen(?!\p{L})/giu,
  // Water that is sprayed.
  /(?<!\p{L})(?:\p{L}*schlauch|wasser|wasserpistolen?|wasserspritzen?|rasensprenger)(?!\p{L})(?: \p{L}+){0,3}? (?:spritzen|gespritzt|spritzt)(?!\p{L})/giu,
  // Fallen, and it is over.
  /(?<!\p{L})(?:hingefallen|gestürzt|gestolpert|runtergefallen)(?: \p{L}+){0,2} aber (?:es )?(?:tut|hat) (?:\p{L}+ )?(?:nicht mehr|nicht|gar nicht|kaum) (?:weh|wehgetan|weh getan)(?!\p{L})/giu,
  // "Fisch mag ich nicht", and it is no person and not everything.
  /^(?:\p{L}+ )?(?!(?:mich|dich|ihn|sie|das|es|den|die|der|schule|leben|zuhause|daheim|heim|hier|onkel|tante|papa|mama|bruder|trainer|essen|frühstück|mittagessen|abendessen|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|gestern|heute|wochen|tagen|alles|menschen|kinder)(?!\p{L}))\p{L}+ (?:mag|esse?|trinke?) ich (?:(?:gar|überhaupt|echt|aber) )*nicht(?: so)?(?: gern| gerne)?$/giu,
  // Of a teacher who is ill school tells nothing grave.
  /(?<!\p{L})(?:lehrer(?:in)?|frau \p{L}+|herr \p{L}+) (?:(?:heute|heut|gestern|auch|war|ist|immer|noch|wieder|leider) )*krank(?!\p{L})/giu,
];

/** A sentence without what only sounds alarming: beaten at chess, a dead battery, laughing to death. */
export const withoutFigures = (text: string): string =>
  FIGURES.reduce((said, figure) => said.replace(figure, ' '), text);
