import { german, type Tools } from './tools.ts';

const LETTERS = '(?<letters>äu|au|eu|ei|ie|sch|sp|st|ch|ck|tz|pf|qu|ng|nk|ß|ü|ö|ä|[a-z])';
const MUCH = '(?:(?:ganz |richtig |möglichst |sehr )*(?:viele?n?|lauter) )?';
const WITH = `mit (?:dem |den |einem )?(?:buchstaben )?${MUCH}(?:wörtern mit )?${LETTERS}(?!\\p{L})`;
const ASKS = new RegExp(
  `(?<!\\p{L})(?:satz|sätze|leseübung|was|etwas|text)(?: zum lesen| zum üben)? ${WITH}`,
  'u',
);
const ASKS_SENTENCE =
  /(?<!\p{L})(?:satz|sätze|les\p{L}*|zungenbrecher)(?!\p{L})(?!.*(?:schreib|dativ|akkusativ|verb|nomen))/u;
const GOES_ON = new RegExp(`^(?:(?:und|jetzt|jetz|nun|noch|dann|bitte|einen?|eins) )*${WITH}`, 'u');
const LONGER = /(?<!\p{L})(?:lang\p{L}*|länger\p{L}*|schwer\p{L}*|schwierig\p{L}*)(?!\p{L})/u;
const plainOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\s]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** "Sag einen Satz mit ganz viel au", then "jetzt mit eu" and "einen längeren": a sentence to read. */
export function answerLetterSentence(
  question: string,
  earlier: readonly string[],
  { content }: Pick<Tools, 'content'>,
): string | null {
  const plain = plainOf(question);
  const asked = lettersOf(plain);
  const before = earlier.map(plainOf);
  const start = before.findLastIndex((text) => lettersOf(text) !== null);
  const isOpen = start >= 0 && before.slice(start + 1).every((text) => goesOn(text) !== null);
  const next = isOpen ? goesOn(plain) : null;
  if (asked === null && next === null) return null;
  const last = [...before.slice(Math.max(0, start)), plain]
    .map((text) => lettersOf(text) ?? goesOn(text))
    .findLast((letters) => letters !== null && letters !== '');
  const found = content.letterSentences.find(({ letters }) => letters === last);
  if (!found) return null;
  return `Lies mit: ${german(LONGER.test(plain) ? found.long : found.short)}`;
}

const lettersOf = (plain: string): string | null =>
  ASKS_SENTENCE.test(plain) ? (ASKS.exec(plain)?.groups?.letters ?? null) : null;

/** Other letters, or none where only a longer sentence is wanted; null where it goes on with nothing. */
function goesOn(plain: string): string | null {
  const letters = GOES_ON.exec(plain)?.groups?.letters;
  if (letters !== undefined) return letters;
  const isLonger =
    LONGER.test(plain) && plain.split(' ').length <= MOST_WORDS && !/wie|was/.test(plain);
  return isLonger ? '' : null;
}

const MOST_WORDS = 7;
