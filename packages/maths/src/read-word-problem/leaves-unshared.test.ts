import { expect, test } from 'vitest';
import { solveWordProblem } from './solve-word-problem.ts';

test('what all pay together is no answer to what each of them pays', () => {
  const told =
    'Drei Freunde teilen sich eine Pizza für 9 Euro und ein Wasser für 3 Euro. Was zahlt jeder?';
  expect(solveWordProblem(told).kind).toBe('unclear');
});

test('what is shared is told where it was shared', () => {
  const told = '20 Bonbons werden gerecht an 4 Kinder verteilt. Wie viele bekommt jeder?';
  expect(solveWordProblem(told)).toMatchObject({ kind: 'solved' });
});
