import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';

const BACK =
  /(?<!\p{L})(?:nein|nee+|nö|ach|quatsch|falsch|stimmt nicht|sorry|warte|moment|halt|ich mein\p{L}*|doch|äh+m?|mein\p{L}* ich)(?!\p{L})/giu;
/** A sign that something was taken back, and not only thought of. */
const TAKES_BACK =
  /(?<!\p{L})(?:nein|nee+|nö|quatsch|falsch|sorry|warte|ich mein\p{L}*|mein\p{L}* ich)(?!\p{L})/iu;
const SIGN = /^(?:plus|minus|mal|geteilt|durch)$/u;
const SAYS_NO_MORE = /^(?:ist|sind|macht|gibt|wie ?viel|was)$/u;

const numberOf = (word: string) => (/^\d+$/.test(word) ? Number(word) : parseNumberWord(word));
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];

/**
 * "Sieben mal – nein, warte – acht mal sieben" asks for the last sum, "die Hälfte von achtzig, Quatsch, neunzig"
 * for that of the last number; null where no number is taken back.
 */
export function takeNumberBack(said: string): string | null {
  if (!TAKES_BACK.test(said)) return null;
  const parts = said.split(BACK).map((part) => part.trim());
  const last = parts.findLast((part) => part !== '') ?? '';
  const front = parts.slice(0, parts.lastIndexOf(last)).findLast((part) => part !== '');
  if (front === undefined) return null;
  const words = wordsOf(last).filter((word) => !SAYS_NO_MORE.test(word));
  const numbers = words.filter((word) => numberOf(word) !== null);
  if (numbers.length === 0 || !words.every((word) => SIGN.test(word) || numberOf(word) !== null))
    return null;
  if (words.length > 2 && words.some((word) => SIGN.test(word)))
    return `was ist ${words.join(' ')}`;
  const [number = ''] = words;
  if (words.length !== 1) return null;
  const taken = wordsOf(front).findLast((word) => numberOf(word) !== null);
  if (taken === undefined) return null;
  const at = front.toLowerCase().lastIndexOf(taken);
  return `${front.slice(0, at)}${number}${front.slice(at + taken.length)}`;
}
