import { expect, test } from 'vitest';
import { pick, pickIfAny, pickWeighted, shuffle } from './choose.ts';
import { createRandom } from './random.ts';

test('each item is picked now and then', () => {
  const random = createRandom(1);
  const picked = Array.from({ length: 100 }, () => pick(random, ['a', 'b', 'c']));
  expect(new Set(picked)).toEqual(new Set(['a', 'b', 'c']));
});

test('picking from nothing is refused, or gives undefined where that was asked for', () => {
  expect(() => pick(Math.random, [])).toThrow(RangeError);
  expect(() => pickWeighted(Math.random, [])).toThrow(RangeError);
  expect(pickIfAny(Math.random, [])).toBeUndefined();
  expect(pickIfAny(Math.random, ['a'])).toBe('a');
});

test('a weight of 3 is picked three times as often as a weight of 1, and 0 never', () => {
  const random = createRandom(2);
  const counts = { often: 0, rarely: 0, never: 0 };
  for (let count = 0; count < 10_000; count += 1) {
    counts[
      pickWeighted(random, [
        [3, 'often'],
        [0, 'never'],
        [1, 'rarely'],
      ] as const)
    ] += 1;
  }
  expect(counts.never).toBe(0);
  expect(counts.often / counts.rarely).toBeCloseTo(3, 0);
});

test('a shuffle keeps all items and leaves its list alone', () => {
  const items = Object.freeze([1, 2, 3, 4, 5]);
  expect(shuffle(createRandom(3), items).toSorted()).toEqual(items);
  expect(items).toEqual([1, 2, 3, 4, 5]);
});

test('each of the six orders of three comes about equally often', () => {
  const random = createRandom(4);
  const orders = new Map<string, number>();
  for (let count = 0; count < 6_000; count += 1) {
    const order = shuffle(random, ['a', 'b', 'c']).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(6);
  for (const count of orders.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
});
