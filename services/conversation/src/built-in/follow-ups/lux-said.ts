/** LUX has said that it does not know. */
const ADMITS =
  /weiß ich (?:über [^.]{2,40} )?(?:leider )?(?:noch )?nicht|weiß ich leider|Aber ich weiß|kann ich (?:leider )?nicht wissen/u;
/** What LUX takes up of what it was told, and asks. */
const ASKS = /\?$/u;
/** "Das weiß ich über den Vulkan leider nicht. Frag mich zum Beispiel: …" */
const OFFERS = /weiß ich (?:über [^.]{2,40} )?leider (?:noch )?nicht\. (?:Frag mich|Aber)/u;

export const admitsUnknown = (last: string): boolean => ADMITS.test(last);
/** Whether LUX's last words were an answer: told or admitted, whatever it offers then, and no question of its own. */
export const hasAnswered = (last: string | undefined): boolean =>
  last !== undefined && (!ASKS.test(last.trim()) || OFFERS.test(last));

const NAMES_HELP = /116 111|(?<!\d)11[02](?!\d)|einem (?:\p{L}+ )?Erwachsenen|einen Erwachsenen/u;
const MOST_TURNS_OF_CARE = 3;

/** Whether one of LUX's last answers took up a trouble and named who helps. */
export const hasNamedHelp = (history: readonly { role: string; content: string }[]): boolean =>
  history
    .filter(({ role }) => role === 'assistant')
    .slice(-MOST_TURNS_OF_CARE)
    .some(({ content }) => NAMES_HELP.test(content));
