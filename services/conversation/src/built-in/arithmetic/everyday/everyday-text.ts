import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { plainProblem } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import { asTold } from '../problems/as-told.ts';

/** A problem as it is told by the way: small letters, digits, money in cents, heights in centimetres. */
export interface Everyday {
  text: string;
  /** The same as it was said. */
  asTold: string;
  /** All numbers of the text, in order. */
  numbers: readonly number[];
}

/** Answers one kind of problem; null for all else, and wherever a number would be left over. */
export type EverydayReader = (told: Everyday, now: Date) => string | null;

const NUMBERS = /(?<![\p{L}\d,.])\d+(?![\d,])/gu;
const METRES = /(\d+) (?:meter|m) (\d{1,2})(?! ?(?:\d|kilo|liter|euro|cent|minuten|mal))/gu;

export function everydayText(question: string): Everyday {
  const text = plainProblem(asTold(question))
    .replace(
      METRES,
      (_, metres: string, rest: string) =>
        `${Number(metres) * 100 + Number(rest.padEnd(2, '0'))} cm`,
    )
    .replace(/cm (?:cm|zentimeter)(?!\p{L})/gu, 'cm')
    .replace(/(?<!\p{L})(\p{L}+)mal(?!\p{L})/gu, (word, count: string) => {
      const number = parseNumberWord(count);
      return number === null ? word : `${number} mal`;
    })
    .replace(/[-–]/gu, ' ')
    .replace(/\s+/gu, ' ');
  return {
    text,
    asTold: question,
    numbers: [...text.matchAll(NUMBERS)].map(([number]) => Number(number)),
  };
}

/** Whether these and no others are the numbers of a text. */
export const takesAll = (
  { numbers }: Pick<Everyday, 'numbers'>,
  ...taken: readonly number[]
): boolean =>
  numbers.length === taken.length &&
  numbers.toSorted((a, b) => a - b).join() === taken.toSorted((a, b) => a - b).join();

/** "12 geteilt durch 5 ist 2 Rest 2". */
export function divided(whole: number, by: number): { value: number; rest: number; step: string } {
  const [value, rest] = [Math.floor(whole / by), whole % by];
  const left = rest > 0 ? ` Rest ${rest}` : '';
  return { value, rest, step: `${whole} geteilt durch ${by} ist ${value}${left}` };
}

/** What comes out, with its thing; of one the thing is not named, as only its plural was told. */
export const thereAre = (count: number, things: string, lead = 'Es sind'): string =>
  count === 1 ? 'Das Ergebnis ist 1.' : `${lead} ${count}${things === '' ? '' : ` ${things}`}.`;

export const leftOver = (rest: number): string =>
  rest === 0
    ? 'Es bleibt nichts übrig.'
    : rest === 1
      ? 'Es bleibt 1 übrig.'
      : `Es bleiben ${rest} übrig.`;
