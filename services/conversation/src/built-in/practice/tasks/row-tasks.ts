import { createRandom, integerBetween } from '@lux/random/random.ts';
import { judgeNumber } from '../hear-answer.ts';
import type { Wish } from '../wish/wish.ts';
import type { Task, TaskKind } from './task.ts';

const SHOWN = 4;
const ASKED = /Wie geht die Reihe weiter: (\d+), (\d+), (\d+), (\d+)\?$/u;

/** "Wie geht die Reihe weiter: 3, 6, 9, 12?": always the same step, harder ones down or doubled. */
export function rowTasks({ shift, step, limit }: Wish, isOlder: boolean): TaskKind {
  const level = (isOlder ? 1 : 0) + shift + step;
  return {
    make(seed) {
      const random = createRandom(seed);
      const between = (least: number, most: number) =>
        integerBetween(random, least, Math.max(least, most));
      const most = limit === null ? Number.POSITIVE_INFINITY : Math.floor(limit / (SHOWN + 1));
      if (level > 0 && limit === null && between(0, 3) === 0) {
        const first = between(1, 6);
        return rowTask([first, first * 2, first * 4, first * 8]);
      }
      const by = between(level < 0 ? 1 : 2, Math.min(most, level > 0 ? 15 : level < 0 ? 3 : 6));
      const first = between(1, Math.min(most, level > 0 ? 40 : 12));
      const row = Array.from({ length: SHOWN + 1 }, (_, at) => first + at * by);
      return rowTask(level >= 0 && between(0, 2) === 0 ? row.toReversed() : row);
    },
    find(said) {
      const found = ASKED.exec(said);
      return found === null ? null : rowTask(found.slice(1).map(Number));
    },
  };
}

function rowTask(numbers: readonly number[]): Task {
  const row = numbers.slice(0, SHOWN);
  const [first = 0, second = 0, third = 0, last = 0] = row;
  const by = second - first;
  const isDoubled = third - second !== by;
  const next = isDoubled ? last * 2 : last + by;
  const rule = isDoubled
    ? 'Jede Zahl ist doppelt so groß wie die davor.'
    : `Es ${by > 0 ? 'kommen immer' : 'gehen immer'} ${Math.abs(by)} ${by > 0 ? 'dazu' : 'weg'}.`;
  return {
    prompt: `Wie geht die Reihe weiter: ${row.join(', ')}?`,
    judge: judgeNumber(next),
    hint: `Schau, was von der ${first} zur ${second} passiert.`,
    secondHint: rule,
    reason: rule,
    solution: `Die nächste Zahl ist ${next}. ${rule}`,
    weight: Math.max(first, next),
  };
}
