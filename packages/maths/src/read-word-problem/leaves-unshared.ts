const ASKS_EACH =
  /(?<!\p{L})(?:was|wie ?viele?|wie lang|wie schwer)(?!\p{L})[^.!?]*(?<!\p{L})(?:jede[rsnm]?|pro (?:kind|person|kopf))(?!\p{L})[^.!?]*\??\s*$/iu;
const IS_SHARED = /(?<!\p{L})(?:teilen|teilt|verteil\p{L}*|aufgeteilt|geteilt|gerecht)(?!\p{L})/iu;

/** "Was zahlt jeder?" is not answered by what all pay together. */
export const leavesUnshared = (text: string, solved: string) =>
  ASKS_EACH.test(text) && IS_SHARED.test(text) && !/geteilt|hälfte|drittel/iu.test(solved);
