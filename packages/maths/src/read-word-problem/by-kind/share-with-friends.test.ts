import { expect, test } from 'vitest';
import { solveWordProblem } from '../solve-word-problem.ts';

test.each([
  ['ich hab 12 kekse und teile sie mit 3 freunden wie viele kriegt jeder', 'Jeder bekommt 3.'],
  ['ich teile 10 kekse mit meinem bruder wie viele hat jeder', 'Jeder bekommt 5.'],
])('who shares gets some as well: %s', (told, answer) => {
  expect(solveWordProblem(told)).toHaveProperty('text', expect.stringContaining(answer));
});
