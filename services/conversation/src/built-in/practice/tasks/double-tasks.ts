import { createRandom, integerBetween } from '@lux/random/random.ts';
import { judgeNumber } from '../hear-answer.ts';
import { beginningIn } from '../named/lead-in.ts';
import { numbersNamed } from '../named/numbers-named.ts';
import { DOUBLES, HALVES, largestOf } from '../wish/amounts.ts';
import type { Wish } from '../wish/wish.ts';
import type { Task, TaskKind } from './task.ts';

/** "Das Doppelte von 8" and "die Hälfte von 12". */
export function doubleTasks(wish: Wish, isOlder: boolean): TaskKind {
  const said = wish.words.join(' ');
  const [wantsDoubles, wantsHalves] = [DOUBLES.test(said), HALVES.test(said)];
  const taskOf = (number: number, isHalf: boolean) =>
    isHalf ? halfTask(number) : doubleTask(number);
  const most = Math.floor(largestOf(wish, [10, 20, 100, 200], isOlder ? 2 : 1) / 2);
  return {
    make(seed) {
      const random = createRandom(seed);
      const number = integerBetween(random, 2, most);
      const isEither = wantsDoubles === wantsHalves;
      const isHalf = isEither ? integerBetween(random, 0, 1) === 1 : wantsHalves;
      return taskOf(isHalf ? number * 2 : number, isHalf);
    },
    find(said) {
      const [, name, number] =
        /Wie viel ist (das Doppelte|die Hälfte) von (\d+)\?$/.exec(said) ?? [];
      if (number === undefined) return null;
      return taskOf(Number(number), name === 'die Hälfte');
    },
    named: tasksNamed(beginningIn(said) ?? ''),
    name: tasksNamed,
  };

  /** "Zuerst die 15", "jetzt die Hälfte von 36". */
  function tasksNamed(text: string): Task[] {
    const isHalf = HALVES.test(text.toLowerCase()) || (wantsHalves && !wantsDoubles);
    return numbersNamed(text).map((number) => taskOf(number, isHalf));
  }
}

const doubleTask = (number: number): Task => ({
  prompt: `Wie viel ist das Doppelte von ${number}?`,
  judge: judgeNumber(number * 2),
  hint: `Rechne ${number} plus ${number}.`,
  solution: `Das Doppelte von ${number} ist ${number * 2}.`,
});

const halfTask = (number: number): Task => ({
  prompt: `Wie viel ist die Hälfte von ${number}?`,
  judge: judgeNumber(number / 2),
  hint: `Teile ${number} in zwei gleiche Teile.`,
  solution: `Die Hälfte von ${number} ist ${String(number / 2).replace('.', ',')}.`,
});
