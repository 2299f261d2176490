import { expect, test } from 'vitest';
import { fillDays } from './overview.tsx';

test('every day up to today is there, also those without requests', () => {
  const days = fillDays([{ date: '2025-03-08', count: 4 }], new Date('2025-03-09T10:00:00Z'), 3);
  expect(days).toEqual([
    { date: '2025-03-07', count: 0 },
    { date: '2025-03-08', count: 4 },
    { date: '2025-03-09', count: 0 },
  ]);
});

test('today is Berlin’s: half past midnight there is yesterday evening in London', () => {
  const [day] = fillDays([], new Date('2025-06-30T22:30:00Z'), 1);
  expect(day?.date).toBe('2025-07-01');
});

test('no day is lost or doubled when the clocks change', () => {
  const dates = fillDays([], new Date('2025-04-02T10:00:00Z'), 5).map(({ date }) => date);
  expect(dates).toEqual(['2025-03-29', '2025-03-30', '2025-03-31', '2025-04-01', '2025-04-02']);
});
