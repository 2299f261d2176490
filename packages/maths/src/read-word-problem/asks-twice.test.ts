import { expect, test } from 'vitest';
import { solveWordProblem } from './solve-word-problem.ts';

test('one number is no answer to two questions', () => {
  const told =
    'Lilli ist 8 Jahre. Ihr Papa ist viermal so alt. Wie alt ist er, und wie alt war er bei ihrer Geburt?';
  expect(solveWordProblem(told).kind).toBe('unclear');
});
