import { expect, test } from 'vitest';
import { berlinDay } from './berlin-day.ts';

test.each([
  ['2026-01-15T22:59:59.999Z', '2026-01-15'],
  ['2026-01-15T23:00:00.000Z', '2026-01-16'],
  ['2026-07-15T21:59:59.999Z', '2026-07-15'],
  ['2026-07-15T22:00:00.000Z', '2026-07-16'],
  // The clocks go forward, and back.
  ['2026-03-29T22:00:00.000Z', '2026-03-30'],
  ['2026-10-25T22:30:00.000Z', '2026-10-25'],
  ['2026-10-25T23:00:00.000Z', '2026-10-26'],
])('%s is %s in Berlin', (moment, day) => {
  expect(berlinDay(Date.parse(moment))).toBe(day);
});
