import { expect, test } from 'vitest';
import { restartBackoffMs } from './restart-backoff-ms.ts';

test('pauses double from 250 ms up to 10 s', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6, 60].map(restartBackoffMs);
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
});
