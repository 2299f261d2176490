import { isAsking } from '../follow-ups/is-asking.ts';

/** "Cool.", "okay, was anderes.": said before a question, and no part of it. */
const REMARK =
  /^(?:(?:cool|okay|okey|ok|super|toll|aha|ach so|achso|wow|alles klar|krass|interessant|stimmt|danke|verstehe|(?:noch |jetzt |mal |dann )*(?:et)?was (?:ganz )?anderes|anderes thema|(?:eine )?(?:neue|andere) frage)[ ]?(?:[.!:,]+\s+|(?=(?:was|wie|wer|warum|wieso|wo|wann) )))+(?=\S+ \S+ \S)/iu;
/** What says no more than that somebody wants to know. */
const LEAD =
  /^(?:(?:also|ähm?|hm+|du|lux|hey|hallo|sag mal|ach|oh|na|und|aber|mama sagt) ?,? )*(?:ich (?:wei(?:ß|ss)|versteh|verstehe|kapier|kapiere|check|checke|begreif|begreife|kann mir)(?: (?:das|gar|echt|überhaupt|einfach|immer|noch|auch|so|richtig|ganz|leider|nie))* ?nicht(?: (?:so|ganz|genau|richtig|vorstellen|erklären|mehr))*|(?:was )?ich (?:will|möchte|wollte|wollt|würde|würd|muss|hätte?)(?: (?:mal|gern|gerne|nur|ja|auch|dich|noch|unbedingt|dann|immer|schon))* (?:wissen|fragen|gewusst)(?: (?:will|wollte|möchte))?|(?:(?:hast|host|haste) ?(?:du )?)?(?:vielleicht )?(?:eine |ne |a )?(?:ahnung|idee|plan)|(?:kannst|könntest) du (?:(?:mir|mich|uns|mal|bitte) )*(?:sagen|erklären|verraten)|weißt du,? was (?:ich (?:(?:gar|nie|überhaupt|einfach|echt) )*(?:nicht|nie) (?:verstehe?|kapiere?|checke?)|mich interessiert|ich (?:(?:mal|gern|gerne|immer|schon|noch) )*wissen (?:will|möchte|wollte)|komisch ist|ich mich frage)|weißt du(?: (?:eigentlich|vielleicht|denn|zufällig|auch))*|mich interessiert|ich frage? mich(?: (?:immer|schon|gerade))?)[ ,:]+(?:ähm? )?(?=(?:wie|was|wer|wen|wem|wo|wann|war|wes|wel|ob)\p{L}*(?: |$))/iu;
/** What is behind is about the child's own life: then it may be a trouble. */
const OF_ONESELF =
  /(?<!\p{L})(?:ich|mich|mir|mein\p{L}*|wir|uns|unser\p{L}*|du|dich|dir|dein\p{L}*|mama|mami|papa|papi|oma|opa|eltern|bruder|schwester|freund\p{L}*|keiner|niemand|alle|jemand|los|passiert ist)(?!\p{L})/iu;
/** "Nein, ich mein Menschen": the question before, of what was meant. */
const CORRECTION =
  /^(?:(?:ach|oh|äh?m?|nee+|ne+|nein|nö|quatsch|aber|doch|halt|warte|sorry|stopp) ?,? ?)*(?:ich (?:mein|meine|meinte|meint)) (?:doch |aber |eigentlich )?(?=(?:den |die |das |der |ein |eine |einen )?\p{L}+[ ?.!]*$)/iu;
/** "Ich hab Angst und was soll ich tun": the trouble stays in front. */
const WHAT_TO_DO =
  /,? und (?=was (?:soll|kann|mach) ich (?:da |jetzt |denn |nur |bloß )*(?:tun|machen|jetzt)?)/iu;
/** "… wir streiten grad", "… ich bin acht", "… schnell bitte": why or for whom one asks. */
const WHY_ASKED =
  /(?<=\S+ \S+ \S+)[,.;?!]* (?:(?:und|weil|denn) )?(?:wir (?:streiten(?: uns)?|haben gewettet|diskutieren|reden)(?: (?:grad|gerade|drüber|darüber|darum|nämlich))*|(?:ich|wir) brauche?n? (?:das|es) (?:für|heute|morgen|bis) .*|ich bin (?:doch |erst |schon |ja |nämlich )*(?:\d{1,2}|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn)(?: jahre?)?(?: alt)?|(?:mach )?schnell(?: bitte)?|(?:ein|eine|mein\p{L}*|unser\p{L}*) (?:\p{L}+ ){1,5}(?:hat|haben|kriegt|bekommt|macht|feiert) (?:das|die|den|so (?:eine?n?s?|was))|(?:das|die|den|so (?:eine?n?|was)) (?:hat|haben|kriegt|bekommt|macht|feiert) (?:ein|eine|mein\p{L}*|unser\p{L}*) (?:\p{L}+ ?){1,5}|(?:hab|habe) (?:ich )?(?:wette|eine wette) .*)[?!. ]*$/iu;
/** Asked with neither a question word nor a verb before an article. */
const ASKS_ELSE =
  /^(?:(?:kannst|könntest|weißt) du |erklär\p{L}* |sag mir |gehör(?:t|en) |(?:ist|sind|hat|haben|kann|können|zählt|zählen) \p{L}+ )/iu;
const MIN_WORDS = 3;

/**
 * "Ich versteh nicht, warum ein Ballon fliegt": the question that is meant, which is no feeling and no wish
 * to practise. The whole where nothing stands before it, or where it is about the child itself.
 */
export function questionBehind(said: string): string {
  const whole = said.trim().replace(REMARK, '').replace(WHAT_TO_DO, ' ');
  const alone = whole.replace(WHY_ASKED, '');
  const text = isAsking(alone) || ASKS_ELSE.test(alone) ? alone : whole;
  if (CORRECTION.test(text)) return `und ${text.replace(CORRECTION, '')}`;
  const rest = text.replace(LEAD, '');
  if (rest === text) return text === '' ? said : text;
  const words = rest.split(/\s+/);
  if (words.length < MIN_WORDS || OF_ONESELF.test(rest)) return text;
  const isAsked = /[.!]$/.test(rest) ? rest.slice(0, -1) : rest;
  return `${isAsked.charAt(0).toUpperCase()}${isAsked.slice(1)}${/\?$/.test(isAsked) ? '' : '?'}`;
}
