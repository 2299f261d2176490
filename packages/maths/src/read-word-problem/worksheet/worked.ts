import { type Dimension, sayMeasure, sayNumber } from '../units.ts';

/** A number that was told or worked out, with its way and the places of all numbers it comes from. */
export interface Worked {
  value: number;
  dimension: Dimension | null;
  steps: readonly string[];
  from: readonly number[];
}

const SHARES: readonly (readonly [number, string])[] = [
  [1 / 2, 'Die Hälfte'],
  [1 / 3, 'Ein Drittel'],
  [2 / 3, 'Zwei Drittel'],
  [1 / 4, 'Ein Viertel'],
  [3 / 4, 'Drei Viertel'],
  [1 / 5, 'Ein Fünftel'],
  [1 / 6, 'Ein Sechstel'],
  [1 / 8, 'Ein Achtel'],
  [1 / 10, 'Ein Zehntel'],
];
const round = (value: number) => Math.round(value * 1e6) / 1e6;

/** Works out steps and says them in the units of the problem; null where something cannot be. */
export function createWorker(units: readonly string[]) {
  const say = (value: number, dimension: Dimension | null) =>
    dimension === null ? sayNumber(value) : sayMeasure(value, dimension, units);

  const made = (value: number, dimension: Dimension | null, step: string, parts: Worked[]) => {
    const isWhole = dimension !== null || Number.isInteger(value);
    if (!isWhole || value < 0) return null;
    const steps = [...new Set([...parts.flatMap((part) => part.steps), step])];
    return { value, dimension, steps, from: [...new Set(parts.flatMap((part) => part.from))] };
  };

  function add(one: Worked, other: Worked, sign: 1 | -1): Worked | null {
    if (one.dimension !== other.dimension) return null;
    const value = round(one.value + sign * other.value);
    const [a, b, sum] = [one.value, other.value, value].map((each) => say(each, one.dimension));
    return made(value, one.dimension, `${a} ${sign > 0 ? 'plus' : 'minus'} ${b} ist ${sum}.`, [
      one,
      other,
    ]);
  }

  function multiply(count: Worked, each: Worked): Worked | null {
    if (count.dimension !== null && each.dimension !== null) return null;
    const dimension = count.dimension ?? each.dimension;
    const value = round(count.value * each.value);
    const said = `${say(count.value, count.dimension)} mal ${say(each.value, each.dimension)}`;
    return made(value, dimension, `${said} ist ${say(value, dimension)}.`, [count, each]);
  }

  /** A half, a third …; three times as many of something. */
  function timesOf(factor: number, whole: Worked, at: number): Worked | null {
    const value = round(whole.value * factor);
    const share = SHARES.find(([size]) => Math.abs(size - factor) < 1e-6)?.[1];
    const said = share
      ? `${share} von ${say(whole.value, whole.dimension)}`
      : `${sayNumber(factor)} mal ${say(whole.value, whole.dimension)}`;
    const told = { value: factor, dimension: null, steps: [], from: [at] };
    return made(value, whole.dimension, `${said} ist ${say(value, whole.dimension)}.`, [
      whole,
      told,
    ]);
  }

  function sum(parts: readonly Worked[]): Worked | null {
    const [first, ...others] = parts;
    return others.reduce<Worked | null>((all, one) => all && add(all, one, 1), first ?? null);
  }

  return { say, add, multiply, timesOf, sum };
}
