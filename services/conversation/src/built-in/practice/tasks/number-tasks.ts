import { createRandom, integerBetween } from '@lux/random/random.ts';
import { judgeNumber } from '../hear-answer.ts';
import { largestOf } from '../wish/amounts.ts';
import type { Wish } from '../wish/wish.ts';
import type { Task, TaskKind } from './task.ts';

/** "7 plus wie viel ist 10?" */
export function splitTasks(wish: Wish, isOlder: boolean): TaskKind {
  const whole = largestOf(wish, [10, 20, 100, 1_000], isOlder ? 2 : 0);
  return {
    make(seed) {
      const random = createRandom(seed);
      const sum = integerBetween(random, Math.max(5, Math.floor(whole / 2)), whole);
      return splitTask(integerBetween(random, 1, sum - 1), sum);
    },
    find(said) {
      const [, part, sum] = /(\d+) plus wie viel ist (\d+)\?$/.exec(said) ?? [];
      return sum === undefined ? null : splitTask(Number(part), Number(sum));
    },
  };
}

const splitTask = (part: number, whole: number): Task => ({
  prompt: `${part} plus wie viel ist ${whole}?`,
  judge: judgeNumber(whole - part),
  hint: `Rechne ${whole} minus ${part}.`,
  solution: `${part} plus ${whole - part} ist ${whole}.`,
});

/** "Welche Zahl kommt nach 6?" */
export function countTasks(wish: Wish, isOlder: boolean): TaskKind {
  const most = largestOf(wish, [10, 20, 100, 1_000], isOlder ? 2 : 0);
  return {
    make(seed) {
      const random = createRandom(seed);
      const number = integerBetween(random, 1, most - 1);
      return countTask(number, integerBetween(random, 0, 2) > 0);
    },
    find(said) {
      const [, way, number] = /Welche Zahl kommt (nach|vor) der (\d+)\?$/.exec(said) ?? [];
      return number === undefined ? null : countTask(Number(number), way === 'nach');
    },
  };
}

function countTask(number: number, isNext: boolean): Task {
  const result = isNext ? number + 1 : number - 1;
  const from = Math.max(0, number - 3);
  const row = Array.from({ length: number - from + 1 }, (_, at) => from + at).join(', ');
  return {
    prompt: `Welche Zahl kommt ${isNext ? 'nach' : 'vor'} der ${number}?`,
    judge: judgeNumber(result),
    hint: isNext
      ? `Zähl mit mir: ${row} und weiter.`
      : `Zähl rückwärts: ${number + 2}, ${number + 1}, ${number} und weiter.`,
    solution: `${isNext ? 'Nach' : 'Vor'} der ${number} kommt die ${result}.`,
  };
}

/** "Welche Zahl ist größer, 14 oder 41?" */
export function compareTasks(wish: Wish, isOlder: boolean): TaskKind {
  const most = largestOf(wish, [10, 20, 100, 1_000, 10_000], isOlder ? 3 : 1);
  return {
    make(seed) {
      const random = createRandom(seed);
      const one = integerBetween(random, 1, most);
      const step = integerBetween(random, 1, Math.max(2, Math.floor(most / 2)));
      const other = one > step ? one - step : one + step;
      return compareTask(one, other, integerBetween(random, 0, 2) > 0);
    },
    find(said) {
      const [, way, one, other] =
        /Welche Zahl ist (größer|kleiner), (\d+) oder (\d+)\?$/.exec(said) ?? [];
      return other === undefined ? null : compareTask(Number(one), Number(other), way === 'größer');
    },
  };
}

function compareTask(one: number, other: number, isGreater: boolean): Task {
  const [less, more] = [Math.min(one, other), Math.max(one, other)];
  const way = isGreater ? 'größer' : 'kleiner';
  return {
    prompt: `Welche Zahl ist ${way}, ${one} oder ${other}?`,
    judge: judgeNumber(isGreater ? more : less),
    hint: `Zähl los. Welche der beiden kommt ${isGreater ? 'später' : 'früher'}?`,
    solution: isGreater ? `${more} ist größer als ${less}.` : `${less} ist kleiner als ${more}.`,
  };
}
