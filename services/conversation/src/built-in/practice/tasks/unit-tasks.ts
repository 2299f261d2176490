import { createRandom, integerBetween } from '@lux/random/random.ts';
import { hearNumber, isAnotherMatter } from '../hear-answer.ts';
import { LENGTHS, MONEY, TIMES_OF_UNITS, VOLUMES, WEIGHTS } from '../wish/topics.ts';
import type { Wish } from '../wish/wish.ts';
import type { Task, TaskKind } from './task.ts';

interface Pair {
  topic: string;
  isHard: boolean;
  large: string;
  small: string;
  /** So many small ones are a large one. */
  factor: number;
  one: string;
}

const PAIRS: readonly Pair[] = [
  { topic: LENGTHS, isHard: false, large: 'Meter', small: 'Zentimeter', factor: 100, one: 'Ein' },
  {
    topic: LENGTHS,
    isHard: false,
    large: 'Zentimeter',
    small: 'Millimeter',
    factor: 10,
    one: 'Ein',
  },
  { topic: LENGTHS, isHard: true, large: 'Kilometer', small: 'Meter', factor: 1_000, one: 'Ein' },
  { topic: WEIGHTS, isHard: false, large: 'Kilogramm', small: 'Gramm', factor: 1_000, one: 'Ein' },
  { topic: WEIGHTS, isHard: true, large: 'Tonnen', small: 'Kilogramm', factor: 1_000, one: 'Eine' },
  {
    topic: TIMES_OF_UNITS,
    isHard: false,
    large: 'Stunden',
    small: 'Minuten',
    factor: 60,
    one: 'Eine',
  },
  { topic: TIMES_OF_UNITS, isHard: false, large: 'Wochen', small: 'Tage', factor: 7, one: 'Eine' },
  {
    topic: TIMES_OF_UNITS,
    isHard: true,
    large: 'Minuten',
    small: 'Sekunden',
    factor: 60,
    one: 'Eine',
  },
  { topic: MONEY, isHard: false, large: 'Euro', small: 'Cent', factor: 100, one: 'Ein' },
  { topic: VOLUMES, isHard: false, large: 'Liter', small: 'Milliliter', factor: 1_000, one: 'Ein' },
];
/** As one alone is called. */
const ALONE: Readonly<Record<string, string>> = {
  Tonnen: 'Tonne',
  Stunden: 'Stunde',
  Wochen: 'Woche',
  Minuten: 'Minute',
};
const ASKED = /Wie viele (\p{L}+) sind (\d+) (\p{L}+)(?: und (\d+) \p{L}+)?\?$/u;
const MOST_COUNT = 9;

/** "Wie viele Zentimeter sind 3 Meter?", and the other way round. */
export function unitTasks({ topic, shift, step, words }: Wish, isOlder: boolean): TaskKind {
  const ofTopic = PAIRS.filter((pair) => topic === null || pair.topic === topic);
  const said = words.join(' ');
  const named = ofTopic.filter(({ large, small }) => isSaid(said, large) && isSaid(said, small));
  const isHard = isOlder || shift + step > 0;
  const easy = ofTopic.filter((pair) => isHard || !pair.isHard);
  const wanted = named.length > 0 ? named : easy.length > 0 ? easy : ofTopic;
  return {
    make(seed) {
      const random = createRandom(seed);
      const between = (least: number, most: number) => integerBetween(random, least, most);
      const pair = wanted[between(0, wanted.length - 1)] ?? PAIRS[0];
      if (!pair) throw new RangeError('There are no units');
      const count = between(2, MOST_COUNT);
      const kind = between(0, isHard ? 2 : 1);
      if (kind === 2) return mixedTask(pair, count, restOf(pair, between));
      return kind === 1 && shift + step >= 0 ? upTask(pair, count) : downTask(pair, count);
    },
    find(text) {
      const [, wantedUnit, count, given, rest] = ASKED.exec(text) ?? [];
      const number = Number(count);
      const down = PAIRS.find(({ large, small }) => small === wantedUnit && large === given);
      if (down)
        return rest === undefined ? downTask(down, number) : mixedTask(down, number, Number(rest));
      const up = PAIRS.find(({ large, small }) => large === wantedUnit && small === given);
      return up ? upTask(up, number / up.factor) : null;
    },
  };
}

/** "Metern", "m" and "Zentimetern" name units as well; "Meter" is no part of "Zentimeter". */
const isSaid = (said: string, unit: string) => {
  const stem = unit.toLowerCase().replace(/n$/u, '');
  const short = stem === 'kilogramm' ? 'kilo(?:gramm)?' : stem;
  return new RegExp(`(?<!\\p{L})${short}n?s?(?!\\p{L})`, 'u').test(said);
};

function restOf({ factor }: Pair, between: (least: number, most: number) => number): number {
  if (factor < 60) return between(1, factor - 1);
  const step = factor === 60 ? 5 : factor / 20;
  return step * between(1, Math.floor(factor / step) - 1);
}

/** How a number of one unit is heard: "250", "250 Zentimeter". */
const judgeOf = (result: number, unit: string) => (answer: string) => {
  if (isAnotherMatter(answer)) return null;
  const stem = unit.toLowerCase().replace(/n$/u, '');
  const number = answer.replace(
    new RegExp(`(?<!\\p{L})(?:${stem}\\p{L}?|c?m|k?g|kilo|ml|l)(?!\\p{L})`, 'giu'),
    ' ',
  );
  const said = hearNumber(number.trim());
  return said === null ? (/\d/u.test(answer) ? false : null) : said === result;
};

const rule = ({ large, small, factor, one }: Pair) =>
  `${one} ${ALONE[large] ?? large} hat ${factor} ${small}.`;

const downTask = (pair: Pair, count: number): Task => ({
  prompt: `Wie viele ${pair.small} sind ${count} ${pair.large}?`,
  judge: judgeOf(count * pair.factor, pair.small),
  hint: rule(pair),
  secondHint: `Rechne ${count} mal ${pair.factor}.`,
  reason: rule(pair),
  solution: `${count} ${pair.large} sind ${count * pair.factor} ${pair.small}.`,
  weight: count * pair.factor,
});

const upTask = (pair: Pair, count: number): Task => ({
  prompt: `Wie viele ${pair.large} sind ${count * pair.factor} ${pair.small}?`,
  judge: judgeOf(count, pair.large),
  hint: rule(pair),
  secondHint: `Überlege: Wie oft passt ${pair.factor} in ${count * pair.factor}?`,
  reason: rule(pair),
  solution: `${count * pair.factor} ${pair.small} sind ${count} ${pair.large}.`,
  weight: count * pair.factor * 2,
});

const mixedTask = (pair: Pair, count: number, rest: number): Task => ({
  prompt: `Wie viele ${pair.small} sind ${count} ${pair.large} und ${rest} ${pair.small}?`,
  judge: judgeOf(count * pair.factor + rest, pair.small),
  hint: `${rule(pair)} Rechne erst die ${pair.large} um.`,
  secondHint: `${count} ${pair.large} sind ${count * pair.factor} ${pair.small}. Dann kommen ${rest} dazu.`,
  reason: rule(pair),
  solution: `Das sind ${count * pair.factor + rest} ${pair.small}.`,
  weight: count * pair.factor * 3,
});
