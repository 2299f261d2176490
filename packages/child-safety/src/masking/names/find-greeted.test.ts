import { expect, test } from 'vitest';
import { hasPersonalData } from '../mask-personal-data.ts';

test.each([
  ['Schön, Mia!', true],
  ['Hallo Ben, wie geht es dir?', true],
  ['Mia, das ist eine gute Frage.', true],
  ['Schön, Spinnen!', false],
  ['Der Mond ist schön.', false],
  ['Mia ging in den Wald.', false],
])('LUX’s own “%s” greets somebody: %s', (text, isGreeting) => {
  expect(hasPersonalData(text, { isAnswer: true })).toBe(isGreeting);
});
