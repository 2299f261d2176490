import { expect, test } from 'vitest';
import { sharesMicrophone } from '../use-wave-levels.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0', 10, true],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0', 10, true],
  [mac, 0, true],
  [mac, 5, false],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140.0 Mobile', 5, false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, false],
])('%s with %d touch points: %s', (userAgent, maxTouchPoints, expected) => {
  expect(sharesMicrophone({ userAgent, maxTouchPoints })).toBe(expected);
});
