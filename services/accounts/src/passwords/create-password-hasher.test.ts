import { expect, test } from 'vitest';
import { useRealPasswordHashes } from '../testing/password-hashes.ts';
import { createPasswordHasher } from './create-password-hasher.ts';

test('a password of nobody takes as long to refuse as a wrong one of somebody', async () => {
  useRealPasswordHashes();
  const desk = createPasswordHasher();
  const stored = await desk.hash('Wolke-Besen-Zebra');
  const times = { somebody: [] as number[], nobody: [] as number[] };
  // In turn, so that a busy machine is busy for both.
  for (let round = 0; round < 5; round += 1) {
    for (const [who, hash] of [
      ['somebody', stored],
      ['nobody', null],
    ] as const) {
      const begun = performance.now();
      expect(await desk.verify('Wolke-Besen-Esel', hash)).toBe(false);
      times[who].push(performance.now() - begun);
    }
  }
  // What other work adds is longest for some and shortest for none.
  const [nobody, somebody] = [Math.min(...times.nobody), Math.min(...times.somebody)];
  expect(nobody).toBeGreaterThan(somebody / 2);
  expect(nobody).toBeLessThan(somebody * 2);
});

test('nobody has any password, not even the one that stands in for theirs', async () => {
  useRealPasswordHashes();
  const desk = createPasswordHasher();
  expect(await desk.verify('nobody has this password', null)).toBe(false);
});
