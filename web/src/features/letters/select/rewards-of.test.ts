import { expect, test } from 'vitest';
import { rewardsOf } from '../letters.tsx';

test('there is one drawing for each task', () => {
  for (const theme of [null, 'animals', 'trains', 'space', 'dinosaurs'] as const) {
    const rewards = rewardsOf(theme, 10);
    expect(rewards).toHaveLength(10);
    for (const drawing of rewards) expect(drawing).toMatch(/svg/);
  }
});

test('a train begins with its locomotive, and wagons follow', () => {
  const [locomotive, ...wagons] = rewardsOf('trains', 4);
  expect(new Set(wagons).size).toBe(1);
  expect(wagons).not.toContain(locomotive);
});
