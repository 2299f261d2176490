import { expect, test } from 'vitest';
import { type CountsByDay, countRequest } from './daily-counts.ts';
import { answerTimes } from './read-statistics.ts';

const timesOf = (durationsMs: number[]) => {
  const days: CountsByDay = new Map();
  for (const durationMs of durationsMs) {
    countRequest(days, {
      timestamp: '2026-05-04T10:00:00.000Z',
      ...{ type: 'text', status: 200, safety: null, prompt: null, response: null, durationMs },
    });
  }
  return answerTimes(days.get('2026-05-04')?.duration ?? {});
};

test('median and 95th percentile are at most 5 % off', () => {
  const durations = Array.from({ length: 1_000 }, (_, place) => 10 + place * 3);
  const [text] = timesOf(durations);
  expect(text).toMatchObject({ type: 'text', count: 1_000 });
  expect(text?.p50Ms).toBeGreaterThan(1_507 * 0.95);
  expect(text?.p50Ms).toBeLessThan(1_507 * 1.05);
  expect(text?.p95Ms).toBeGreaterThan(2_857 * 0.95);
  expect(text?.p95Ms).toBeLessThan(2_857 * 1.05);
});

test('one request has one time, and none has no entry', () => {
  expect(timesOf([0])).toEqual([{ type: 'text', count: 1, p50Ms: 1, p95Ms: 1 }]);
  expect(timesOf([])).toEqual([]);
});
