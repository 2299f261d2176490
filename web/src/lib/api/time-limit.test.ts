// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { lessonPause } from '../session/lesson-pause.ts';
import { timeLimit } from './time-limit.ts';

afterEach(() => lessonPause.end());

test('the time of a call stands still in a pause and begins anew afterwards', () => {
  vi.useFakeTimers();
  const limit = timeLimit(8_000);
  vi.advanceTimersByTime(5_000);
  lessonPause.begin();
  vi.advanceTimersByTime(600_000);
  expect(limit.signal.aborted).toBe(false);
  lessonPause.end();
  vi.advanceTimersByTime(7_900);
  expect(limit.signal.aborted).toBe(false);
  vi.advanceTimersByTime(9_000);
  expect(limit.signal.aborted).toBe(true);
});

test('whoever waits for the end of a pause waits no longer than wanted', async () => {
  lessonPause.begin();
  const controller = new AbortController();
  const given = lessonPause.over(controller.signal);
  const waited = lessonPause.over();
  controller.abort();
  await given;
  lessonPause.end();
  await waited;
});
