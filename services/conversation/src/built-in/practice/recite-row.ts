import { numberWord } from '@lux/german-text/numbers/number-word.ts';
import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { plainWords } from './tasks/task.ts';

const LEAST_NUMBERS = 4;
const WHOLE_ROW = 10;

/** What a child has recited of a multiplication table. */
export interface Recital {
  isRight: boolean;
  /** Said to the child, in whole sentences. */
  verdict: string;
}

/**
 * "6 12 18 25": whether the numbers are the multiples of a table, and where the first slip is. Without a
 * `table` that is practised the first two numbers say which it is; null of what is no such row.
 */
export function judgeRow(said: string, table: number | null): Recital | null {
  const words = plainWords(said).filter(
    (word) => !/^(?:und|dann|ähm?|äh|also|mal|kommt)$/.test(word),
  );
  const numbers = words.map((word) => (/^\d+$/.test(word) ? Number(word) : parseNumberWord(word)));
  if (numbers.length < LEAST_NUMBERS || numbers.includes(null)) return null;
  const row = numbers.flatMap((number) => number ?? []);
  const [first = 0, second = 0] = row;
  const step = table ?? (second === 2 * first ? first : null);
  if (step === null || step < 2 || first % step !== 0) return null;
  const start = first / step;
  const slip = row.findIndex((number, place) => number !== (start + place) * step);
  if (slip > 0) return { isRight: false, verdict: correct(row[slip] ?? 0, start + slip, step) };
  if (slip === 0) return null;
  const last = row.at(-1) ?? 0;
  const isWhole = start === 1 && row.length >= WHOLE_ROW;
  const name = `Die Reihe mit der ${numberWord(step)}`;
  return {
    isRight: true,
    verdict: isWhole
      ? `${name} stimmt ganz. Alle ${numberWord(row.length)} Zahlen sind richtig!`
      : `${name} stimmt bis ${last}. Danach kommt ${last + step}.`,
  };
}

const correct = (wrong: number, place: number, step: number) =>
  `Fast alles stimmt. Statt ${wrong} kommt ${place * step}, denn ${place} mal ${step} ist ${place * step}.`;
