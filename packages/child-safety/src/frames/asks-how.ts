const OPENING =
  '(?:(?:lux|bitte|und|ja|ok|okay|aber|dann|jetzt|hä|ne|nein|nee)[ ,!]+|(?:kannst|könntest|magst) du (?:mir |uns )?(?:bitte |mal )*)*';
const ASKS = '(?:sag|sage|zeig|zeige|erklär|erkläre|verrat|verrate|sagen|zeigen|erklären|verraten)';
const SMALL = '(?: (?:mir|uns|mal|bitte|doch|kurz|jetzt|noch mal|nochmal|noch einmal|lieber|du))*';
const SUBJECT = '(?: (?:das|es|die|man|ich|wir|die aufgabe|so was|sowas|eine?|hier))*';
const DOES =
  '(?:geht|gehts|macht|mache|machen|rechnet|rechne|schreibt|schreibe|liest|lernt|übt|löst|funktioniert|heißt)';
const ASKS_HOW = new RegExp(
  `^${OPENING}${ASKS}${SMALL},? wie${SUBJECT}(?: (?:noch mal|nochmal|genau|richtig|überhaupt|schnell))* ${DOES}[ .!?]*$`,
  'iu',
);

/** `Such du eine aus`: LUX shall say what comes next in a game or a practice. */
const LETS_CHOOSE =
  /^(?:(?:lux|bitte|ok|okay|jetzt|dann|und|nein)[ ,!]+)*(?:such|wähl|denk)e? du(?: (?:mir|dir|jetzt|mal|bitte))* (?:eine?|eins|was|etwas|welche)(?: (?:aufgabe|frage|wort|zahl|neue|andere))? aus[ .!]*$/iu;

/**
 * `Zeig mir, wie das geht`, and nothing else: a child wants a task explained. What was learnt knows such
 * words from sentences in which something was asked for that is no child's business.
 */
export const onlyAsksHow = (text: string): boolean =>
  ASKS_HOW.test(text.trim()) || LETS_CHOOSE.test(text.trim());
