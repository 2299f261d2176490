import { expect, test } from 'vitest';
import { quizResult } from './quiz.tsx';

test.each([
  [5, 'Perfekt!'],
  [4, 'Gut gemacht!'],
  [3, 'Gut gemacht!'],
  [2, 'Weiter so!'],
  [0, 'Weiter so!'],
])('%d of 5: %s', (score, title) => {
  expect(quizResult(score, 5).title).toBe(title);
});

test('exactly half is not more than half', () => {
  expect(quizResult(2, 4).title).toBe('Weiter so!');
});
