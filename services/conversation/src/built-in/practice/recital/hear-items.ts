import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { hearSpelling } from '@lux/word-desk/sound/hear-spelling.ts';
import { answerIn, hearNumber, hearWord } from '../hear-answer.ts';
import { plainWords } from '../tasks/task.ts';
import type { Row } from './row.ts';

const MOST_OTHER_WORDS = 3;
/** Said around what is recited. */
const AROUND =
  /^(?:und|dann|danach|kommt|oh|warte|nein|nee|doch|meinte|mein|meine|ich|quatsch|äh|ähm|also|jetzt|weiter|dann|noch|mal)$/u;

/** "Mach ein Quiz" says no number. */
const ARTICLE = /^eine?[nmr]?$/u;

const numberIn = (word: string): string | null => {
  const number = /^\d+$/.test(word) ? Number(word) : (parseNumberWord(word) ?? hearNumber(word));
  return number === null ? null : `${number}`;
};

/** What was recited, in its order, each as LUX says it; what is none of the row stays as it was heard. */
export function hearItems(said: string, { heardAs, items, start }: Row): string[] | null {
  const words = plainWords(said).filter((word) => !AROUND.test(word) && !ARTICLE.test(word));
  if (words.length === 0) return null;
  if (heardAs === 'number') {
    const numbers = words.map(numberIn);
    const heard = numbers.flatMap((number) => number ?? []);
    if (heard.length === 0) {
      const whole = hearNumber(said);
      return whole === null ? null : [`${whole}`];
    }
    const others = answerIn(said).filter((word) => !AROUND.test(word) && numberIn(word) === null);
    return others.length > 1 ? null : heard;
  }
  if (heardAs === 'letter') {
    const letters = words.map((word) =>
      word.length === 1 ? word : (hearSpelling(`${word} a`)?.slice(0, -1) ?? ''),
    );
    return letters.every((letter) => letter.length === 1)
      ? letters.map((letter) => letter.toUpperCase())
      : null;
  }
  const all = start === undefined ? items : [start, ...items];
  const known = words.map(
    (word) =>
      all.find((item) => item.toLowerCase() === word) ??
      all.find((item) => hearWord(word, [item], { isEnglish: heardAs === 'english' }) === true),
  );
  const heard = known.flatMap((item) => item ?? []);
  return heard.length > 0 && words.length - heard.length < MOST_OTHER_WORDS ? heard : null;
}
