import { expect, test } from 'vitest';
import {
  chance,
  createRandom,
  floatBetween,
  integerBelow,
  integerBetween,
  spreadSeed,
} from './random.ts';

const take = (count: number, draw: () => number) => Array.from({ length: count }, draw);

test('the numbers of a seed stay the same for ever', () => {
  expect(take(4, createRandom(1)).map((value) => Math.floor(value * 1e6))).toEqual([
    627_073, 2_735, 527_447, 981_050,
  ]);
  expect(take(4, createRandom(2 ** 32 + 1))).toEqual(take(4, createRandom(1)));
});

test('two seeds give different numbers, also where they are neighbours', () => {
  expect(take(4, createRandom(1))).not.toEqual(take(4, createRandom(2)));
  expect(Math.abs(spreadSeed(1) - spreadSeed(2))).toBeGreaterThan(2 ** 16);
});

test('all numbers are from 0 to below 1, and evenly spread', () => {
  const random = createRandom(3);
  const tenths = Array.from({ length: 10 }, () => 0);
  for (const value of take(10_000, random)) {
    const tenth = Math.floor(value * 10);
    tenths[tenth] = (tenths[tenth] ?? Number.NaN) + 1;
  }
  expect(tenths).toHaveLength(10);
  for (const count of tenths) expect(count / 1_000).toBeCloseTo(1, 0.5);
});

test('a whole number between two reaches both of them', () => {
  const random = createRandom(4);
  expect(new Set(take(200, () => integerBetween(random, -1, 2)))).toEqual(new Set([-1, 0, 1, 2]));
});

test('a whole number below an end never reaches it', () => {
  const random = createRandom(5);
  expect(new Set(take(200, () => integerBelow(random, 3)))).toEqual(new Set([0, 1, 2]));
});

test('any number between two stays between them', () => {
  expect(floatBetween(() => 0, 2, 4)).toBe(2);
  expect(floatBetween(() => 0.75, 2, 4)).toBe(3.5);
});

test('a chance of 0 never happens, one of 1 always, one of 0.3 three times in ten', () => {
  const random = createRandom(6);
  expect(chance(() => 0, 0)).toBe(false);
  expect(chance(() => 0.999, 1)).toBe(true);
  const happened = take(10_000, () => Number(chance(random, 0.3))).filter(Boolean);
  expect(happened.length / 10_000).toBeCloseTo(0.3, 1);
});
