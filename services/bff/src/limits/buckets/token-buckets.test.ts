import { expect, test } from 'vitest';
import { createTokenBuckets } from './token-buckets.ts';

function open() {
  const clock = { ms: 1_000_000 };
  return { clock, buckets: createTokenBuckets(() => clock.ms) };
}

const rate = { burst: 3, perSecond: 2 };

test('a burst passes, then one for every moment that refills it', () => {
  const { clock, buckets } = open();
  const take = () => buckets.take('mia', rate);
  expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 500]);
  clock.ms += 499;
  expect(take()).toBe(1);
  clock.ms += 1;
  expect([take(), take()]).toEqual([0, 500]);
});

test('who is refused does not wait longer for having asked', () => {
  const { clock, buckets } = open();
  for (let time = 0; time < 100; time += 1) buckets.take('mia', rate);
  clock.ms += 500;
  expect(buckets.take('mia', rate)).toBe(0);
});

test('buckets of other names are full', () => {
  const { buckets } = open();
  buckets.take('mia', rate, 3);
  expect(buckets.take('tom', rate)).toBe(0);
});

test('more at once than ever fits is never given', () => {
  const { buckets } = open();
  expect(buckets.take('mia', rate, 4)).toBeGreaterThan(0);
});

test('names without number take no memory without end, and do not empty a used bucket at once', () => {
  const { clock, buckets } = open();
  for (let name = 0; name < 50_000; name += 1) buckets.take(`stranger ${name}`, rate);
  clock.ms += 500;
  buckets.take('mia', rate, 3);
  for (let name = 0; name < 1_000; name += 1) buckets.take(`other ${name}`, rate);
  expect(buckets.take('mia', rate)).toBeGreaterThan(0);
});
