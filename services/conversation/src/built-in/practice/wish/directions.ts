/** Which way round something is practised, as a wish says it. */

/** "Du sagst Englisch und ich Deutsch", "von Englisch auf Deutsch". */
export const INTO_GERMAN =
  /(?:du|sagst) (?:\p{L}+ ){0,4}?englisch\p{L}* (?:wort |wörter )?(?:und |dann )?ich (?:sage? |auf |das |dir |es |antworte |übersetze? )*deutsch|(?:von|vom|aus dem) englisch\p{L}* (?:ins|auf|in|zu|nach) (?:das )?deutsch|auf deutsch (?:übersetzen|sagen)|ins deutsche/u;

export const DOUBLES = /doppel|verdopp/u;
export const HALVES = /halb|hälfte|hälften/u;
