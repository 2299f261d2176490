import { expect, test } from 'vitest';
import { mathResult } from './use-math.ts';

test.each([
  [10, 10, 'Fantastisch!'],
  [8, 10, 'Fantastisch!'],
  [16, 20, 'Fantastisch!'],
  [4, 5, 'Fantastisch!'],
  [15, 20, 'Gut gemacht!'],
  [6, 10, 'Gut gemacht!'],
  [3, 5, 'Gut gemacht!'],
  [11, 20, 'Nicht schlecht!'],
  [4, 10, 'Nicht schlecht!'],
  [2, 5, 'Nicht schlecht!'],
  [7, 20, 'Weiter üben!'],
  [0, 5, 'Weiter üben!'],
])('%d of %d: %s', (score, total, title) => {
  expect(mathResult(score, total).title).toBe(title);
});
