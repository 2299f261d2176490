/** "Boah", "du", "sag mal", "ich hab ne Frage": said to begin with, or to be heard. */
const OPENER =
  /^(?:(?:boah|wow|krass|oh|aha?|ach so|achso|ach|na|so|tja|hm+|cool|okay|ok|ey|he|hey|ui|uff|echt|also|du|lux|mensch|guck mal|hör mal|hömma|hallo+|psst+|moment(?: mal)?|hörst du mich|bist du (?:noch |schon )?da|kannst du mich hören|sag(?: mir)? mal(?: bitte)?|sachma|(?:kurze |mal )?(?:ne |eine )?frage|ich (?:hab|habe) (?:da )?(?:mal )?(?:ne |eine )?frage|ich (?:wollte|wollt|will|möchte) (?:dich |euch )?(?:mal |noch )*(?:was )?(?:fragen|wissen)|weißt du(?: eigentlich| vielleicht)*)[,:!. ]+)+/iu;
/** What a question begins with: "sind Pilze Pflanzen", but not "bist du" or "kannst du". */
const QUESTION =
  /^(?:und )?(?:warum|wieso|weshalb|wie|was|wo|woher|wohin|wofür|womit|worauf|wozu|wer|wen|wem|wessen|wann|welche\p{L}*|ob|gibts?|gab|kann|können|könnte|hat|haben|hatte|hatten|ist|sind|war|waren|darf|dürfen|muss|müssen|soll|sollen|wird|werden|tut|tun|macht|machen|kommt|kommen|geht|gehen|stimmt|lebt|leben|frisst|fressen|isst|essen|schläft|schlafen|wächst|wachsen|fliegt|fliegen|schwimmt|schwimmen|sieht|sehen|hört|hören|heißt|heißen|braucht|brauchen) \p{L}/iu;
/** Whether a sentence is a question from its first word on. */
export const asksAtOnce = (said: string): boolean => QUESTION.test(said);
/** "Du hast", "du bist": LUX is spoken to, and spoken of. */
const OF_LUX = /(?<!\p{L})(?:du|dich|dir|dein\p{L}*)(?!\p{L})/iu;

/**
 * A question without what only leads to it: "du sag mal können Hunde Farben sehen" asks nothing of LUX.
 * Left as it is where LUX is meant, and where no question is behind.
 */
export function withoutOpeners(said: string): string {
  const rest = said.replace(OPENER, '');
  return rest !== said && asksAtOnce(rest) && !OF_LUX.test(rest) ? rest : said;
}
