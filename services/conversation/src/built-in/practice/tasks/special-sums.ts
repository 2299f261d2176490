import { hearNumber, isAnotherMatter } from '../hear-answer.ts';
import type { Operation, Trait, Wish } from '../wish/wish.ts';
import type { Task } from './task.ts';

type Between = (least: number, most: number) => number;
type Sum = [left: number, operation: Operation, right: number];
interface Special {
  sum: Sum;
  /** What is left of dividing; 0 of all other sums. */
  rest: number;
}

const MOST_DRAWS = 40;
const TEN = 10;
const EASY_FACTOR = 5;
const DIGITS: Partial<Record<Trait, readonly [number, number]>> = {
  twoDigits: [10, 99],
  threeDigits: [100, 999],
};

/** A sum with the numbers that were wished for: with a rest, with two digits, of whole tens; null where none were. */
export function specialSum(
  wish: Wish,
  operation: Operation,
  { limit, step }: { limit: number; step: number },
  between: Between,
): Special | null {
  const { traits } = wish;
  const digits = traits.map((trait) => DIGITS[trait]).find((each) => each !== undefined);
  if (operation === '/')
    return traits.includes('rest') ? dividedWithRest(wish, step, between) : null;
  if (operation === '*') return digits ? { sum: timesLarge(step, between), rest: 0 } : null;
  if (traits.includes('tens')) {
    const most = Math.max(TEN, Math.floor(Math.max(limit, 100) / TEN));
    const left = between(1, most - 1);
    return { sum: signed(operation, left * TEN, between(1, most - left) * TEN), rest: 0 };
  }
  const isOverTen = traits.includes('carry') ? true : traits.includes('noCarry') ? false : null;
  if (!digits && isOverTen === null) return null;
  const [least, most] = digits ?? [1, limit];
  const end = Math.max(limit, most);
  const draw = (): [number, number] => {
    const left = between(least, Math.max(least, end - least));
    return [left, between(least, Math.max(least, end - left))];
  };
  let [left, right] = draw();
  for (let draws = 1; draws < MOST_DRAWS && isOverTen !== null; draws += 1) {
    if (left + right <= end && goesOverTen(left, right) === isOverTen) break;
    [left, right] = draw();
  }
  return { sum: signed(operation, left, right), rest: 0 };
}

const goesOverTen = (left: number, right: number) => (left % TEN) + (right % TEN) > TEN - 1;

/** Two parts, put together or one of them taken away. */
const signed = (operation: Operation, left: number, right: number): Sum =>
  operation === '-' ? [left + right, '-', right] : [left, '+', right];

const timesLarge = (step: number, between: Between): Sum =>
  step > 2
    ? [between(11, 19), '*', between(11, 15)]
    : [between(3, step > 0 ? 9 : EASY_FACTOR), '*', between(11, step > 0 ? 25 : 15)];

function dividedWithRest({ table, tables }: Wish, step: number, between: Between): Special {
  const most = step > 0 ? TEN : EASY_FACTOR;
  const by = tables[between(0, Math.max(0, tables.length - 1))] ?? table ?? between(2, most);
  const divisor = Math.max(2, by);
  const rest = between(1, divisor - 1);
  return { sum: [between(2, most) * divisor + rest, '/', divisor], rest };
}

const ASKED = /Wie viel ist (\d+) geteilt durch (\d+), und welcher Rest bleibt\?$/u;

/** "Wie viel ist 23 geteilt durch 4, und welcher Rest bleibt?" */
export const findRest = (said: string): Task | null => {
  const [, left, right] = ASKED.exec(said) ?? [];
  return right === undefined ? null : taskOf(Number(left), Number(right));
};

export const restTask = ({ sum: [left, , right] }: Special): Task => taskOf(left, right);

function taskOf(left: number, right: number): Task {
  const [whole, rest] = [Math.floor(left / right), left % right];
  return {
    prompt: `Wie viel ist ${left} geteilt durch ${right}, und welcher Rest bleibt?`,
    judge(answer) {
      if (isAnotherMatter(answer) && !/rest/iu.test(answer)) return null;
      const [first = '', second] = answer
        .toLowerCase()
        .split(/(?:und )?(?:mit )?(?:einem )?rest(?: von)?/u);
      const said = hearNumber(first);
      if (said === null) return null;
      return said === whole && second !== undefined && hearNumber(second) === rest;
    },
    hint: `Such die größte Zahl der ${right}er-Reihe, die in ${left} passt. Was übrig bleibt, ist der Rest.`,
    secondHint: `${whole} mal ${right} ist ${whole * right}. Wie viel fehlt bis ${left}?`,
    reason: `${whole} mal ${right} ist ${whole * right}. Bis ${left} fehlen noch ${rest}.`,
    solution: `${left} geteilt durch ${right} ist ${whole} Rest ${rest}.`,
    weight: left,
  };
}
