import { expect, test } from 'vitest';
import { isDeeperThan } from './json-bodies.ts';

const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`;

test('levels are counted, of lists and objects alike', () => {
  expect(isDeeperThan(64, nested(64))).toBe(false);
  expect(isDeeperThan(64, nested(66))).toBe(true);
  expect(isDeeperThan(64, '['.repeat(200))).toBe(true);
});

test('what lies side by side is not deep', () => {
  expect(isDeeperThan(4, `[${'[{}],'.repeat(100)}0]`)).toBe(false);
});

test('brackets in texts are no levels, after escaped quotes neither', () => {
  expect(isDeeperThan(4, JSON.stringify({ text: `\\"${'['.repeat(50)}"${'{'.repeat(50)}` }))).toBe(
    false,
  );
});
