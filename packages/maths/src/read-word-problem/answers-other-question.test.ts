import { expect, test } from 'vitest';
import { solveWordProblem } from './solve-word-problem.ts';

test.each([
  'Drei Freunde teilen sich eine Pizza für 9 Euro und ein Wasser für 3 Euro. Was zahlt jeder?',
  'Lilli ist 8 Jahre. Ihr Papa ist viermal so alt. Wie alt ist er, und wie alt war er bei ihrer Geburt?',
])('one number is no answer to what else was asked: %s', (told) => {
  expect(solveWordProblem(told).kind).toBe('unclear');
});

test('what is shared is told where it was shared', () => {
  const told = '20 Bonbons werden gerecht an 4 Kinder verteilt. Wie viele bekommt jeder?';
  expect(solveWordProblem(told)).toMatchObject({ kind: 'solved' });
});
