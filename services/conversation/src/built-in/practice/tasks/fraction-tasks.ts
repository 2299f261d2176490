import { numberWord } from '@lux/german-text/numbers/number-word.ts';
import { capital } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import { createRandom, integerBetween } from '@lux/random/random.ts';
import { hearNumber, isAnotherMatter } from '../hear-answer.ts';
import { plainWords, type Task, type TaskKind } from './task.ts';

const PARTS: readonly (readonly [number, string])[] = [
  [3, 'Drittel'],
  [4, 'Viertel'],
  [5, 'Fünftel'],
  [6, 'Sechstel'],
  [8, 'Achtel'],
  [10, 'Zehntel'],
];
const MOST_FRACTION_WORDS = 5;
const inWords = (count: number, name: string) =>
  `${count === 1 ? 'ein' : numberWord(count)} ${name}`;

const REDUCES = /kürz/u;

/** "Wie viel ist zwei Fünftel plus ein Fünftel?", or "Kürze vier Sechstel". */
export function fractionTasks(words: readonly string[]): TaskKind {
  const [sums, reduced] = [kindOf(sumsOfParts()), kindOf(REDUCIBLE.map(reducingTask))];
  return {
    ...(words.some((word) => REDUCES.test(word)) ? reduced : sums),
    find: (said) => reduced.find(said) ?? sums.find(said),
  };
}

const sumsOfParts = (): Task[] =>
  PARTS.flatMap(([whole, name]) =>
    Array.from({ length: whole - 2 }, (_, at) => at + 1).flatMap((left) =>
      Array.from({ length: whole - left }, (_, at) => fractionTask(left, at + 1, whole, name)),
    ),
  );

const kindOf = (all: readonly Task[]): TaskKind => ({
  make(seed) {
    const task = all[integerBetween(createRandom(seed), 0, all.length - 1)];
    if (!task) throw new RangeError('There is nothing to practise');
    return task;
  },
  find: (said) => all.find(({ prompt }) => said.endsWith(prompt)) ?? null,
});

/** A fraction, and by how much both of its numbers are divided. */
const REDUCIBLE: readonly (readonly [count: number, whole: number, by: number])[] = [
  [2, 4, 2],
  [2, 6, 2],
  [3, 6, 3],
  [4, 6, 2],
  [2, 8, 2],
  [4, 8, 4],
  [6, 8, 2],
  [3, 9, 3],
  [6, 9, 3],
  [2, 10, 2],
  [4, 10, 2],
  [5, 10, 5],
  [6, 10, 2],
  [8, 10, 2],
  [3, 12, 3],
  [4, 12, 4],
  [6, 12, 6],
  [8, 12, 4],
  [9, 12, 3],
  [10, 12, 2],
];
const NAMES: Readonly<Record<number, string>> = { 2: 'Halbes', 9: 'Neuntel', 12: 'Zwölftel' };
const nameOf = (whole: number) =>
  NAMES[whole] ?? PARTS.find(([each]) => each === whole)?.[1] ?? `${whole}tel`;

/** "Kürze vier Sechstel so weit wie möglich." */
function reducingTask([count, whole, by]: (typeof REDUCIBLE)[number]): Task {
  const [top, bottom] = [count / by, whole / by];
  const said = inWords(count, nameOf(whole));
  return {
    prompt: `Kürze den Bruch ${said} so weit wie möglich. Was kommt heraus?`,
    judge: (answer) => hearFraction(answer, (value, of) => value === top && of === bottom),
    hint: `Suche eine Zahl, durch die du ${count} und ${whole} teilen kannst.`,
    secondHint: `Teile beide durch ${by}: ${count} geteilt durch ${by} und ${whole} geteilt durch ${by}.`,
    reason: `Beide Zahlen werden durch ${by} geteilt. Der Bruch bleibt gleich groß.`,
    solution: `${capital(said)} ist gekürzt ${inWords(top, nameOf(bottom))}, denn ${count} und ${whole} kann man durch ${by} teilen.`,
    weight: whole,
  };
}

/** Judges a fraction that is said or written; null where none is. */
function hearFraction(
  answer: string,
  isRight: (count: number, whole: number) => boolean,
): boolean | null {
  if (isAnotherMatter(answer)) return null;
  const words = plainWords(answer);
  const written = /(\d+) ?(?:\/|durch|von) ?(\d+)/u.exec(answer);
  if (written) return isRight(Number(written[1]), Number(written[2]));
  const named = words.at(-1) ?? '';
  if (words.length > MOST_FRACTION_WORDS) return null;
  if (/^(?:halb\p{L}*|hälfte)$/u.test(named)) return isRight(1, 2);
  if (/^ganze[ns]?$/u.test(named)) return isRight(1, 1);
  // "Zwölftel" is of twelve.
  const part =
    [...PARTS, [9, 'Neuntel'] as const, [12, 'Zwölftel'] as const].find(
      ([, each]) => each.toLowerCase() === named,
    )?.[0] ?? null;
  const count = words.includes('ein') ? 1 : hearNumber(words.slice(0, -1).join(' '));
  if (!/tel/u.test(named)) return hearNumber(answer) === null ? null : false;
  return count === null ? null : part !== null && isRight(count, part);
}

function fractionTask(left: number, right: number, whole: number, name: string): Task {
  const sum = left + right;
  const said = `${inWords(left, name)} plus ${inWords(right, name)}`;
  return {
    prompt: `Wie viel ist ${said}?`,
    judge(answer) {
      const isWhole = sum === whole && /(?:ein|1) ?ganze?s?|(?<!\p{L})eins(?!\p{L})/u.test(answer);
      // "Drei Viertel" are six eighths.
      return isWhole || hearFraction(answer, (count, of) => count * whole === sum * of);
    },
    secondHint: `Denk an eine Pizza mit ${whole} Stücken. Nimm erst ${left} Stück, dann noch ${right}. Zähl sie.`,
    reason: `Jedes Stück ist ein ${name}. ${left} und ${right} Stücke sind ${sum} Stücke.`,
    hint: `Die Teile sind gleich groß. Zähl nur zusammen, wie viele ${name} es sind.`,
    solution: `${capital(said)} ist ${inWords(sum, name)}${sum === whole ? ', also ein Ganzes' : ''}.`,
  };
}
