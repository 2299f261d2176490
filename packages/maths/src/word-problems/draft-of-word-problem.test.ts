import { createRandom } from '@lux/random/random.ts';
import { expect, test } from 'vitest';
import type { Difficulty } from '../problem.ts';
import type { Operation } from '../sums/sum.ts';
import { draftOfWordProblem, wordProblems } from './draft-of-word-problem.ts';
import { nouns } from './nouns.ts';

const levels: Difficulty[] = ['easy', 'medium', 'hard'];
const operations: Operation[] = ['+', '-', '*', '/'];
const everyKind = levels.flatMap((level) => operations.map((one) => ({ level, one })));

test('there are many situations, and enough of each kind for a long round of one operation', () => {
  expect(Object.values(wordProblems).flat().length).toBeGreaterThanOrEqual(50);
  for (const { level, one } of everyKind) {
    const told = wordProblems[one].filter(({ numbers }) => numbers[level]);
    expect([level, one, told.length >= 6]).toEqual([level, one, true]);
  }
});

test.each(everyKind)(
  '$level $one: word problems end with a question and are answered in a sentence',
  ({ level, one }) => {
    const random = createRandom(2);
    for (let index = 0; index < 300; index += 1) {
      const { problem, explanation } = draftOfWordProblem(random, level, one, 100);
      expect(problem).toMatch(/^[\p{Lu}\d].*\?$/u);
      expect(explanation).toMatch(/\p{L}.*\.$/u);
      expect(`${problem} ${explanation}`).not.toMatch(/undefined|NaN|null| {2}/);
    }
  },
);

test('one thing is named in the singular, several in the plural', () => {
  const singulars = Object.values(nouns).filter(({ one, many }) => one !== many);
  const random = createRandom(4);
  for (const { level, one } of everyKind) {
    for (let index = 0; index < 300; index += 1) {
      const draft = draftOfWordProblem(random, level, one, 100);
      const texts = [
        draft.problem,
        ...draft.mistakes.filter(({ value }) => draft.suits(value)).map(draft.write),
        draft.explanation,
      ].join(' ');
      for (const noun of singulars) {
        expect(texts).not.toMatch(new RegExp(`(?<![\\d,/\u202f])1 ${noun.many}\\b`));
        expect(texts).not.toMatch(new RegExp(`\\b(?!1 )\\d+ ${noun.one}(?!\\p{L})`, 'u'));
      }
    }
  }
});
