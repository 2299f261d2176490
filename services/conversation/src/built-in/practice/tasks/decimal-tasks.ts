import { createRandom, integerBetween } from '@lux/random/random.ts';
import { hearNumber, isAnotherMatter } from '../hear-answer.ts';
import type { Task, TaskKind } from './task.ts';

const TENTH = 10;
const MOST_TENTHS = 95;

/** "Wie viel ist 2,5 plus 1,3?" */
export function decimalTasks(): TaskKind {
  return {
    make(seed) {
      const random = createRandom(seed);
      const [one, other] = [integerBetween(random, 11, MOST_TENTHS), integerBetween(random, 2, 45)];
      const isPlus = integerBetween(random, 0, 1) === 0;
      return decimalTask(Math.max(one, other), isPlus, Math.min(one, other));
    },
    find(said) {
      const [, left, sign, right] =
        /Wie viel ist (\d+(?:,\d)?) (plus|minus) (\d+(?:,\d)?)\?$/u.exec(said) ?? [];
      if (left === undefined || right === undefined) return null;
      return decimalTask(tenthsOf(left), sign === 'plus', tenthsOf(right));
    },
  };
}

const tenthsOf = (written: string) => Math.round(Number(written.replace(',', '.')) * TENTH);
const write = (tenths: number) => String(tenths / TENTH).replace('.', ',');

function decimalTask(left: number, isPlus: boolean, right: number): Task {
  const result = isPlus ? left + right : left - right;
  const sum = `${write(left)} ${isPlus ? 'plus' : 'minus'} ${write(right)}`;
  const [whole, tenths] = [Math.floor(right / TENTH), right % TENTH];
  const way = isPlus ? 'dazu' : 'weg';
  return {
    prompt: `Wie viel ist ${sum}?`,
    judge(answer) {
      const said = isAnotherMatter(answer) ? null : hearNumber(answer);
      return said === null ? null : Math.round(said * TENTH) === result;
    },
    hint: `Rechne erst die Ganzen: ${whole} ${way}. Dann die Zehntel: ${tenths} ${way}.`,
    secondHint: `Rechne in Zehnteln: ${left} ${isPlus ? 'plus' : 'minus'} ${right}. Dann setz das Komma vor die letzte Ziffer.`,
    solution: `${sum} ist ${write(result)}.`,
  };
}
