import { expect, test } from 'vitest';
import { isEarned } from './is-earned.ts';

test('all that a rule names must be reached', () => {
  const rule = { pictures: 3, 'quiz/rounds': 1 };
  const with3 = { pictures: 3 };
  expect(isEarned(rule, { counters: with3, days: [] })).toBe(false);
  expect(isEarned(rule, { counters: { ...with3, 'quiz/rounds': 1 }, days: [] })).toBe(true);
});

test('days count in all, a streak without a gap, also over the change of the clocks', () => {
  const days = ['2026-03-30', '2026-03-28', '2026-03-29', '2026-04-02', '2026-04-03'];
  const progress = { counters: {}, days };
  expect(isEarned({ days: 5 }, progress)).toBe(true);
  expect(isEarned({ streak: 3 }, progress)).toBe(true);
  expect(isEarned({ streak: 4 }, progress)).toBe(false);
  expect(isEarned({ streak: 1 }, { counters: {}, days: [] })).toBe(false);
});

test('a story told of as finished and as saved is one story', () => {
  const progress = { counters: { stories: 2, 'story/rounds': 2 }, days: [] };
  expect(isEarned({ stories: 2 }, progress)).toBe(true);
  expect(isEarned({ stories: 3 }, progress)).toBe(false);
});
