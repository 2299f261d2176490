/**
 * What is said over a task, in words that mean nothing else: `bei Minus mache ich immer Fehler`, `stell mir Aufgaben,
 * wo man was abziehen muss`. Every word is on one of these lists; any other makes it a sentence like all.
 */
const SCHOOL =
  /^(?:\p{L}*aufgaben?|mathe|deutsch|englisch|sachkunde|rechnen|rechne|rechnungen?|kopfrechnen|einmaleins|plus|minus|geteilt|malnehmen|teilen|abziehen|zusammenzählen|\p{L}{3,7}erreihe|zahlen|wörter|wort|buchstaben?|buchstabieren|abc|diktat|vokabeln|quiz|quizfragen?|uhrzeit|brüche|textaufgaben?|silben|reime|reimwörter|nomen|verb|verben|adjektive?|artikel|mehrzahl|gegenteile?|hauptstädte|lösung|antwort|antworten|frage|fragen)$/u;
const PLAIN =
  /^(?:ich|du|es|wir|man|mir|mich|uns|dir|das|die|der|den|dem|ein|eine|einen|einem|ne|nen|und|oder|aber|weil|wenn|wo|wie|was|welche|viele|in|im|bei|beim|mit|zu|zum|zur|von|für|auf|über|ab|bis|bin|ist|sind|war|hab|habe|hast|haben|mach|mache|machen|machst|kann|kannst|können|muss|musst|soll|sollst|will|möchte|magst|mag|stell|stelle|stellen|stellst|gib|gibst|geben|frag|frage|fragen|fragst|sag|sage|üb|übe|üben|übst|lern|lerne|lernen|weiß|weiss|vergessen|versteh|verstehe|verwechsle|erklär|erkläre|bitte|mal|noch|nochmal|schon|immer|nie|oft|manchmal|so|sehr|ganz|gar|auch|nur|jetzt|heute|morgen|nicht|kein|keine|keinen|plan|ahnung|fehler|richtig|falsch|schwer|schwere|leicht|leichte|langsam|paar|bisschen|etwas|mehr|dran|besser|gut|schlecht|tipp|lösung|antwort|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|hundert)$/u;
/** What such words mean together all the same. */
const DESPAIRS =
  /(?<!\p{L})(?:nicht mehr|nicht weiter|nie mehr|nichts|(?:bin|bist|ist|war) (?:nur |auch |doch |so |ganz |immer |noch )*(?:eine? )(?:\p{L}+ )?(?:fehler|minus|aufgabe)|keine?[rn]? (?:\p{L}+ )*(?:mich|mir|haben|will)|(?:will|mag|möchte)\p{L}* (?:\p{L}+ )*(?:mich|nicht|kein\p{L}*)|(?:mich|mir) (?:\p{L}+ )*(?:will|mag|kein\p{L}*)|mir (?:ist|war)|bin ich (?:gut|schlecht|falsch)|ich bin (?:so |zu |nicht |immer |nie )*(?:schwer|schlecht|falsch|gut|richtig)|(?:kann|will|mag) (?:ich )?nicht(?:$| mehr)|alles|mach\p{L}* alles)(?!\p{L})/u;
const RECALLS =
  /^(?:das |ich |nein |hm+ |oh )*(?:weiß|weiss|wusste) (?:ich |es |das |die |leider |gerade )*(?:gar )?nicht(?: mehr)?$/u;
const MOST_WORDS = 14;

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Whether a task is spoken of and nothing else. */
export function onlyOfTasks(text: string): boolean {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > MOST_WORDS || /\d/u.test(text)) return false;
  const isPlain = words.every((word) => SCHOOL.test(word) || PLAIN.test(word));
  return isPlain && words.some((word) => SCHOOL.test(word)) && !DESPAIRS.test(words.join(' '));
}

/** `Ich weiß es nicht mehr`, `keinen Plan`, and nothing else: who is asked something knows no answer. */
export const onlyKnowsNot = (text: string): boolean => {
  const said = wordsOf(text).join(' ');
  return RECALLS.test(said) || /^(?:ich )?(?:hab |habe )?(?:gar |echt )?keinen plan$/u.test(said);
};

const ASKS_HELP =
  /^(?:(?:bitte|lux|schnell|jetzt|mal|doch|sofort|du) )*(?:(?:hilf|helf|hilfe|helft) (?:mir|uns)|hilfe|(?:ich|wir) (?:brauche?n?|brauch) (?:\p{L}+ )?hilfe|(?:kannst|kann|könnt|könntest) (?:du|jemand|ihr) (?:mir|uns)(?: (?:bitte|mal|schnell|jetzt|doch))* helfen)(?: (?:bitte|doch|schnell|jetzt|mal|sofort|lux|hilfe))*$/u;
/** `Hilf mir`, and no word more: of a task, or of more than one. */
export const onlyAsksHelp = (text: string): boolean => ASKS_HELP.test(wordsOf(text).join(' '));

const CASUAL = /(?<!\p{L})mal(?!\p{L})/u;
const PRESSING = /(?<!\p{L})(?:schnell|sofort|hilfe|jetzt)(?!\p{L})/u;
/** `Hilf mir mal` behind a wish to practise or a result is said over the task. */
export function asksHelpOverTask(text: string, before: string): boolean {
  const said = wordsOf(text).join(' ');
  const isLight = CASUAL.test(said) && !PRESSING.test(said) && ASKS_HELP.test(said);
  return isLight && (onlyOfTasks(before) || /^\s*\d+\s*$/u.test(before));
}
