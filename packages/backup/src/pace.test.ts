import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

function workFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

function listen() {
  const rests: number[] = [];
  return { rests, rest: async (ms: number) => void rests.push(ms) };
}

test('after work it rests in proportion', async () => {
  const { rests, rest } = listen();
  const pace = createPace(0.25, rest);
  workFor(8);
  await pace();
  expect(rests[0]).toBeGreaterThanOrEqual(24);
});

test('where nobody waits it never rests', async () => {
  const { rests, rest } = listen();
  const pace = createPace(1, rest);
  workFor(8);
  await pace();
  expect(rests).toEqual([]);
});
