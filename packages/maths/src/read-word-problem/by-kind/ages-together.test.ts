import { expect, test } from 'vitest';
import { solveWordProblem } from '../solve-word-problem.ts';

test('in some years each of them is older', () => {
  const told = 'Opa ist 70 und Oma ist 68. Wie alt sind beide zusammen in 5 Jahren?';
  expect(solveWordProblem(told)).toMatchObject({ kind: 'solved' });
  expect(solveWordProblem(told)).toHaveProperty('text', expect.stringContaining('148 Jahre'));
});

test('ages that follow from others are not added up in some years', () => {
  const told =
    'Tom ist 9. Seine Schwester ist doppelt so alt. Wie alt sind sie zusammen in 3 Jahren?';
  expect(solveWordProblem(told).kind).toBe('unclear');
});
