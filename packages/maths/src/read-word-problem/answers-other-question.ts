/** Of two questions one number answers one at most: "Wie alt ist er, und wie alt war er …?" */
export const asksTwice = (text: string) => ASKS_TWICE.test(text);
const ASKS_TWICE =
  /(?<!\p{L})wie (?:viele?|alt|lange?|schwer|teuer|weit|hoch)(?!\p{L})[^.!?]*(?:,|\?)? und (?:wie (?:viele?|alt|lange?|schwer|teuer|weit|hoch)|wann|was)(?!\p{L})(?!.*(?:bleib|übrig))/iu;
/** "Was zahlt jeder?" is not answered by what all pay together. */
const ASKS_EACH =
  /(?<!\p{L})(?:was|wie ?viele?|wie lang|wie schwer)(?!\p{L})[^.!?]*(?<!\p{L})(?:jede[rsnm]?|pro (?:kind|person|kopf))(?!\p{L})[^.!?]*\??\s*$/iu;
const IS_SHARED = /(?<!\p{L})(?:teilen|teilt|verteil\p{L}*|aufgeteilt|geteilt|gerecht)(?!\p{L})/iu;
export const leavesUnshared = (text: string, solved: string) =>
  ASKS_EACH.test(text) && IS_SHARED.test(text) && !/geteilt|hälfte|drittel/iu.test(solved);
