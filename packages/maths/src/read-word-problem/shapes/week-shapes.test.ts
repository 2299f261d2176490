import { expect, test } from 'vitest';
import { solveWordProblem } from '../solve-word-problem.ts';

test.each([
  [
    'Tim geht in 3 Wochen an 5 Tagen in der Woche zur Schule. Wie viele Tage sind das?',
    'Es sind 15 Tage.',
  ],
  ['Ein Hund frisst 2 Dosen am Tag. Wie viele Dosen frisst er in 3 Wochen?', 'Es sind 42 Dosen.'],
])('weeks are as many as their days: %s', (told, answer) => {
  expect(solveWordProblem(told)).toHaveProperty('text', expect.stringContaining(answer));
});

test('not every day of a week is a school day', () => {
  const told = 'Mia isst 2 Äpfel am Tag, aber nicht am Wochenende. Wie viele Äpfel in 3 Wochen?';
  expect(solveWordProblem(told).kind).not.toBe('solved');
});
