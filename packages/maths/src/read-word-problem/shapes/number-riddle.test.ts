import { expect, test } from 'vitest';
import { solveWordProblem } from '../solve-word-problem.ts';

test.each([
  ['ich denk mir ne zahl wenn ich die mal fünf nehme kommt 45 raus', 'Die Zahl ist 9.'],
  ['Meine Zahl geteilt durch 4 ist 6. Wie heißt sie?', 'Die Zahl ist 24.'],
  ['denk dir eine zahl rechne 3 dazu du hast 10 wie heißt sie', 'Die Zahl ist 7.'],
  ['das Doppelte meiner Zahl ist 18', 'Die Zahl ist 9.'],
])('what was done with a number is undone: %s', (told, answer) => {
  expect(solveWordProblem(told)).toHaveProperty('text', expect.stringContaining(answer));
});

test('a result that follows from another number is none', () => {
  expect(solveWordProblem('Welche Zahl plus 3 ist das Doppelte von 8?').kind).not.toBe('solved');
});
