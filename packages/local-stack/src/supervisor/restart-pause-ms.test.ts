import { expect, test } from 'vitest';
import { restartPauseMs } from './restart-pause-ms.ts';

test('pauses double from 250 ms up to 10 s', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6, 60].map(restartPauseMs);
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
});
