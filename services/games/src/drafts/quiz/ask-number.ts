import { numberWord } from '@lux/german-text/numbers/number-word.ts';
import type { TextSentence } from '../read-text.ts';
import { type DraftQuestion, leaveOut } from './draft-question.ts';

const LEAST_WORD = 2;
const MOST_WORD = 12;
const WORDS = Array.from({ length: MOST_WORD - LEAST_WORD + 1 }, (_, at) =>
  numberWord(at + LEAST_WORD),
);
const DIGITS = /^\d{1,3}(?:\.\d{3})*(?:,\d+)?$|^\d+(?:,\d+)?$/u;
/** Of such a number a smaller one would be true as well. */
const AT_LEAST = /(?:mehr als|über|mindestens|wenigstens) $/iu;
const AT_MOST = /(?:bis zu|höchstens|unter|weniger als|maximal|kaum) $/iu;
/** "am 3. Mai", "10 bis 20", "3-mal", "der 2. Weltkrieg": no number that stands alone. */
const PART_BEFORE =
  /(?:\d|bis|und|oder|zwischen|von|[-–/.,:]|Nummer|Nr\.|Seite|Klasse|Kapitel|am|dem) ?$/u;
const PART_AFTER =
  /^(?:\s(?:Viertel|Drittel|Achtel|Fünftel)(?!\p{L})|\.(?= ?[\p{L}\d])|\s?[-–/:]|\s?(?:bis|oder|und \d|mal|Uhr)(?!\p{L}))/u;
const YEAR_BEFORE = /(?:^|\s)(?:im Jahre?|in den Jahren|um|ab|seit|bis|Jahr) $|(?:^)$/u;
const FACTORS = [2, 10, 0.5, 4, 0.1];
const CAN = /(?<!\p{L})(?:kann|können|konnte|konnten)(?!\p{L})/u;
const YEARS_APART = [-50, 100, -100, 50, 200];

/** "Ein Igel hat etwa ___ Stacheln." Numbers shut each other out, so just one is right. */
export function askNumber({ text, words }: TextSentence): DraftQuestion[] {
  return words.flatMap((word) => {
    const at = text.indexOf(word);
    const [before, after] = [text.slice(0, at), text.slice(at + word.length)];
    if (PART_AFTER.test(after)) return [];
    const wrong = wrongNumbers(word, before, after);
    const gap = wrong && leaveOut(text, word);
    if (!gap || wrong.length < 2) return [];
    const isYear = isYearHere(word, before, after);
    const asked = isYear ? 'Welche Jahreszahl fehlt?' : 'Welche Zahl fehlt?';
    return [{ question: `${asked} „${gap}“`, answer: word, wrong, source: text }];
  });
}

function isYearHere(word: string, before: string, after: string): boolean {
  const isLikeYear = /^1\d{3}$|^20\d\d$/u.test(word);
  if (/im Jahre? $/iu.test(before) && /^\d{2,4}$/u.test(word)) return true;
  return isLikeYear && (YEAR_BEFORE.test(before) || /^(?: \p{Ll}|\.|,)/u.test(after));
}

function wrongNumbers(word: string, before: string, after: string): string[] | null {
  if (isYearHere(word, before, after)) {
    return YEARS_APART.map((apart) => `${Number(word) + apart}`)
      .filter((year) => Number(year) > 0 && Number(year) < 2026)
      .slice(0, 3);
  }
  if (PART_BEFORE.test(before)) return null;
  const isLeast = AT_LEAST.test(before);
  const isMost = AT_MOST.test(before);
  const isCan = CAN.test(before);
  // "Über 1.000 Meter" may well be over 2.000; who can carry 100 can carry 50, too.
  const suits = (other: number, own: number) =>
    isLeast ? other >= own * 10 : isMost ? other < own : !isCan || other > own;
  const at = WORDS.indexOf(word.toLowerCase());
  if (at >= 0) {
    if (isLeast) return null;
    const near = [at + 2, at - 2, at + 4, at - 1, at + 1, at - 4, at + 6];
    const like = (other: string) =>
      /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
    return near
      .filter((other) => suits(other, at))
      .flatMap((other) => WORDS[other] ?? [])
      .slice(0, 3)
      .map(like);
  }
  if (!DIGITS.test(word)) return null;
  const own = Number(word.replaceAll('.', '').replace(',', '.'));
  if (!(own > 1)) return null;
  const places = (word.split(',')[1] ?? '').length;
  const write = (value: number) =>
    value.toLocaleString('de-DE', {
      minimumFractionDigits: places,
      maximumFractionDigits: places,
      useGrouping: word.includes('.') || value >= 10_000,
    });
  const others = FACTORS.map((factor) => own * factor).filter(
    (value) => suits(value, own) && value >= 2 && Number.isInteger(value * 10 ** places),
  );
  return [...new Set(others.map(write))].filter((other) => other !== word).slice(0, 3);
}
