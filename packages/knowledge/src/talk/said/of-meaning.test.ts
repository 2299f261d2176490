import { expect, test } from 'vitest';
import { knowledge } from '../../testing/known.ts';

const { answer, asksFact } = knowledge;

test('of what is asked in words of nobody, what comes near is told, and said to be no more', () => {
  const told = answer('frisst der auch Hühner', { earlier: ['Was ist ein Dachs?'] });
  expect(told?.text).toMatch(/^Genau weiß ich das leider nicht\. Aber ich weiß: Dachse fressen/);
  expect(told?.isAdmission).toBe(true);
});

test('a reason that is not known is not made up of another one', () => {
  const told = answer('und warum singt der nie', { earlier: ['Was ist ein Dachs?'] });
  expect(told === null || told.isAdmission).toBe(true);
});

test.each([
  ['reicht der Elefant mir bis zum Knie', true],
  ['ich hab heute ein Tor geschossen', false],
])('a question is one without its mark: %s', (said, isQuestion) =>
  expect(asksFact(said)).toBe(isQuestion),
);
