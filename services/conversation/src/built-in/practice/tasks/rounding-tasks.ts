import { createRandom, integerBetween } from '@lux/random/random.ts';
import { judgeNumber } from '../hear-answer.ts';
import type { Wish } from '../wish/wish.ts';
import type { Task, TaskKind } from './task.ts';

const PLACES: readonly (readonly [size: number, name: string])[] = [
  [10, 'Zehner'],
  [100, 'Hunderter'],
  [1_000, 'Tausender'],
];
const ASKED = /Runde (\d+) auf (Zehner|Hunderter|Tausender)\. Welche Zahl kommt heraus\?$/u;

/** "Runde 47 auf Zehner. Welche Zahl kommt heraus?" */
export function roundingTasks({ words, shift, step }: Wish, isOlder: boolean): TaskKind {
  const said = words.join(' ');
  const named = PLACES.filter(([, name]) => said.includes(name.toLowerCase()));
  const hardest = Math.min(Math.max((isOlder ? 2 : 1) + shift + step, 1), PLACES.length);
  const places = named.length > 0 ? named : PLACES.slice(0, hardest);
  return {
    make(seed) {
      const random = createRandom(seed);
      const [size, name] = places[integerBetween(random, 0, places.length - 1)] ?? [10, 'Zehner'];
      const number = integerBetween(random, 1, 9) * size + integerBetween(random, 1, size - 1);
      return roundingTask(number, size, name);
    },
    find(said) {
      const [, number, name] = ASKED.exec(said) ?? [];
      const size = PLACES.find(([, each]) => each === name)?.[0];
      return size === undefined || name === undefined
        ? null
        : roundingTask(Number(number), size, name);
    },
  };
}

function roundingTask(number: number, size: number, name: string): Task {
  const lower = Math.floor(number / size) * size;
  const digit = Math.floor(((number % size) * 10) / size);
  const result = digit < 5 ? lower : lower + size;
  const rule = `Die Ziffer dahinter ist ${digit}. ${digit < 5 ? 'Bei 0 bis 4 rundest du ab.' : 'Bei 5 bis 9 rundest du auf.'}`;
  return {
    prompt: `Runde ${number} auf ${name}. Welche Zahl kommt heraus?`,
    judge: judgeNumber(result),
    hint: `${number} liegt zwischen ${lower} und ${lower + size}. Was ist näher?`,
    secondHint: rule,
    reason: rule,
    solution: `${number} gerundet ist ${result}.`,
    weight: size,
  };
}
