import { expect, test } from 'vitest';
import { timerTone } from './math-problems.tsx';

test.each([
  [30, 'outline'],
  [11, 'outline'],
  [10, 'secondary'],
  [6, 'secondary'],
  [5, 'destructive'],
  [0, 'destructive'],
])('with %d seconds left the timer is %s', (secondsLeft, tone) => {
  expect(timerTone(secondsLeft)).toBe(tone);
});
