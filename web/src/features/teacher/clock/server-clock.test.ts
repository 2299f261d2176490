import { afterEach, expect, test, vi } from 'vitest';
import { minutesSince, secondsUntil, setClock } from './server-clock.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a countdown goes by the server, whatever the tablet believes', () => {
  vi.useFakeTimers({ now: Date.parse('2001-01-01T00:00:00Z') });
  const clock = setClock(null, Date.parse('2026-11-23T08:00:00Z'));
  expect(secondsUntil('2026-11-23T08:45:00Z', clock.nowMs())).toBe(45 * 60);
  vi.advanceTimersByTime(60_000);
  // Somebody sets the tablet's clock in the middle of it.
  vi.setSystemTime(Date.parse('2030-01-01T00:00:00Z'));
  expect(secondsUntil('2026-11-23T08:45:00Z', clock.nowMs())).toBe(44 * 60);
  expect(minutesSince('2026-11-23T07:57:10Z', clock.nowMs())).toBe(3);
});

test('an answer that travelled a second longer moves nothing, a tablet that slept does', () => {
  vi.useFakeTimers();
  const said = Date.parse('2026-11-23T08:00:00Z');
  const clock = setClock(null, said);
  vi.advanceTimersByTime(31_000);
  expect(setClock(clock, said + 30_000)).toBe(clock);
  const woken = setClock(clock, said + 600_000);
  expect(secondsUntil('2026-11-23T08:11:00Z', woken.nowMs())).toBe(60);
});

test('without a word of the server the own clock has to do', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T08:00:00Z') });
  expect(setClock(null, null).nowMs()).toBe(Date.now());
  expect(secondsUntil('2026-11-23T07:00:00Z', Date.now())).toBe(0);
});
