import type { AgeGroup } from '@lux/contracts/games/quiz.ts';
import { expect, test } from 'vitest';
import type { BankQuestion } from './bank/bank-question.ts';
import { pickItems } from './pick-items.ts';

const build = (question: string, ageGroup: AgeGroup): BankQuestion => ({
  id: 'nature-001',
  ageGroup,
  question,
  answer: 'Ja',
  wrong: ['Nein', 'Vielleicht', 'Manchmal'],
  explanation: 'Weil es so ist.',
  source: 'Schulbuch',
});
const several = (name: string, count: number, ageGroup: AgeGroup) =>
  Array.from({ length: count }, (_, index) => build(`${name}${index}?`, ageGroup));
const bank = [
  ...several('s', 4, 'small'),
  ...several('m', 4, 'medium'),
  ...several('l', 4, 'large'),
];
const names = (items: { question: string }[]) => items.map(({ question }) => question);
const pick = (changes: Partial<Parameters<typeof pickItems>[0]>) =>
  names(
    pickItems({ pooled: [], bank, count: 4, ageGroup: 'small', excludedQuestions: [], ...changes }),
  );

test('a round has questions of the child’s age, in another order each time', () => {
  const rounds = Array.from({ length: 40 }, () => pick({}));
  for (const round of rounds) expect(round.toSorted()).toEqual(['s0?', 's1?', 's2?', 's3?']);
  expect(new Set(rounds.map((round) => round.join())).size).toBeGreaterThan(5);
});

test('without an age all levels are mixed', () => {
  const rounds = Array.from({ length: 40 }, () => pick({ ageGroup: undefined })).flat();
  expect(new Set(rounds.map((name) => name[0]))).toEqual(new Set(['s', 'm', 'l']));
});

test('when those of the age run out, those of the next age follow, never the farthest', () => {
  expect(pick({ count: 8 }).map((name) => name[0])).toEqual([...'ssss', ...'mmmm']);
});

test('a question the child had does not come again while others are left', () => {
  expect(
    pick({ excludedQuestions: ['S1', ' s2? '] })
      .slice(0, 2)
      .toSorted(),
  ).toEqual(['s0?', 's3?']);
  expect(
    pick({ excludedQuestions: ['S1', ' s2? '] })
      .slice(2)
      .join(),
  ).toMatch(/^m\d\?,m\d\?$/);
});

test('when all were had, the one longest ago comes first', () => {
  const had = names([...bank].toReversed());
  expect(pick({ ageGroup: undefined, excludedQuestions: had })).toEqual([
    'l3?',
    'l2?',
    'l1?',
    'l0?',
  ]);
  // One that came a second time was not long ago.
  expect(pick({ ageGroup: undefined, excludedQuestions: [...had, 'l3?'] })[0]).toBe('l2?');
});

test('new questions of a model go first, and the bank fills up', () => {
  const pooled = several('p', 3, 'small');
  const round = pick({ pooled, excludedQuestions: ['p1?'] });
  expect(round.slice(0, 2).toSorted()).toEqual(['p0?', 'p2?']);
  expect(round.slice(2).join()).toMatch(/^s\d\?,s\d\?$/);
});

test('a question that model and bank both have comes once', () => {
  const round = pick({ pooled: several('S', 4, 'small'), count: 8 });
  expect(new Set(round.map((name) => name.toLowerCase())).size).toBe(8);
});
