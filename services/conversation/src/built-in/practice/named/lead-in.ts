import { plainOf } from '../wish/plain-text.ts';

/** What stands before that with which a child wants to begin: "zuerst", "fang mit … an", "nimm". */
const BEGINS =
  /(?<!\p{L})(?:zuerst|als erstes|als aller ?erstes|fang\p{L}* (?:wir )?(?:bitte |mal |doch |dann |jetzt )*(?:an )?(?:mit|bei)|beginn\p{L}* (?:wir )?(?:bitte |mal )*(?:mit|bei)|start\p{L}* (?:wir )?(?:mit|bei)|angefangen (?:mit|bei)|anfangen (?:mit|bei)|(?:nimm|nimmst du|nehmen wir)(?! (?:mich|dir|an|teil))|und zwar|nämlich)(?!\p{L})/u;
/** "Ich sag dir, welche: Fahrrad, Straße": words of the child's own follow. */
const OWN_WORDS =
  /(?<!\p{L})(?:ich sag\p{L}* dir (?:welche|die wörter|sie|was)|(?:das sind|die heißen|sie heißen|die wörter sind|es sind|mit (?:den|diesen) wörtern|(?:das|die) (?:wort|wörter)))(?!\p{L})/u;
/** "Jetzt Italien", "und 48", "dann bitte das Wort Straße": what stands behind is to be asked next. */
const NEXT =
  /^(?:(?:ok|okay|gut|so|also|ja|na|lux|bitte|ach|hm|prima|super|aber) )*(?:jetzt|und|dann|danach|nun|als nächstes|nächste[rs]?|nimm|nehmen wir|nehm|frag mich|frag|mach|lieber|wie wärs mit|wie wäre es mit|kannst du|sag|stell mir|gib mir)(?!\p{L})/u;
const FILLERS =
  /^(?:ok|okay|gut|so|also|ja|na|lux|bitte|ach|hm|und|jetzt|dann|danach|nun|als|nächstes|nächste|nächster|nimm|nehmen|wir|frag|mich|mach|lieber|wie|wärs|wäre|es|mit|kannst|du|sag|stell|mir|gib|mal|noch|das|die|der|den|dem|von|vom|nach|wort|wörter|land|zahl|aufgabe|verb|hauptstadt|gegenteil|mehrzahl|artikel|auf|englisch|deutsch|doppelte|doppelt|verdopple|verdoppelt|halbiere|hälfte|reim|an|ab|bei|erst|zuerst|fang|fangen|fängst|beginn|beginne|welche|ich|dir|sind|heißen|übe|üben|auch|doch|lernwort|zu|aus|in|für|dran|ist|kommt|einmal|bitteschön|prima|super|aber|ein|eine|einen|einer|einem|was|etwas|welche[rs]?)$/u;
const LONGEST_NEXT = 60;

/** "Was das Gegenteil ist von hell und laut": what is asked of is named. */
const OF_WORDS =
  /(?<!\p{L})(?:gegenteil\p{L}*|mehrzahl|plural|artikel|vergangenheit|silben|doppelte|hälfte)(?: \p{L}+)? (?:von|zu|bei) /u;

/** The words behind which a child begins, without "fang mit … an"; null where it says no beginning. */
export function beginningIn(text: string): string | null {
  const plain = plainOf(text);
  const found = BEGINS.exec(plain) ?? OWN_WORDS.exec(plain) ?? OF_WORDS.exec(plain);
  return found === null ? null : plain.slice(found.index + found[0].length).trim();
}

/** A wish without what it is to begin with: "frag mich das Einmaleins ab". */
export function withoutBeginning(text: string): string {
  const plain = plainOf(text);
  const found = BEGINS.exec(plain) ?? OWN_WORDS.exec(plain);
  if (found === null || found.index === 0) return text;
  return plain
    .slice(0, found.index)
    .replace(/ (?:aber|und|also|doch|bitte|da|dann|ich)$/u, '')
    .trim();
}

/** Whether a child goes on with something of its own: "jetzt Italien". */
export function leadsOn(text: string): boolean {
  const plain = plainOf(text);
  return plain.length <= LONGEST_NEXT && (NEXT.test(plain) || BEGINS.test(plain));
}

/** What is named, without the words around it. */
export const namedWords = (text: string): string[] =>
  plainOf(text)
    .split(' ')
    .filter((word) => word !== '' && !FILLERS.test(word));
