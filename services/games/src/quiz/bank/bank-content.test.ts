import { checkAnswer } from '@lux/child-safety/check-answer.ts';
import { checkByRules } from '@lux/child-safety/check-by-rules.ts';
import { expect, test } from 'vitest';
import { questionKey } from '../quiz-item.ts';
import { loadBank } from './load-bank.ts';

const bank = loadBank();
const categories = Object.entries(bank);
const questions = categories.flatMap(([, all]) => all);
const optionsOf = ({ answer, wrong }: (typeof questions)[number]) => [answer, ...wrong];

test.each(categories)('%s has at least 60 questions, of every level', (_category, all) => {
  expect(all.length).toBeGreaterThanOrEqual(60);
  for (const level of ['small', 'medium', 'large'] as const) {
    expect(all.filter(({ ageGroup }) => ageGroup === level).length).toBeGreaterThanOrEqual(20);
  }
});

test('there are at least 240 questions, each with an id, a text and four options of its own', () => {
  expect(questions.length).toBeGreaterThanOrEqual(240);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  expect(new Set(questions.map(({ question }) => questionKey(question))).size).toBe(
    questions.length,
  );
  const odd = questions.filter((one) => new Set(optionsOf(one).map(questionKey)).size !== 4);
  expect(odd.map(({ id }) => id)).toEqual([]);
});

test('ids begin with their category', () => {
  for (const [category, all] of categories) {
    expect(all.filter(({ id }) => !id.startsWith(`${category}-`))).toEqual([]);
  }
});

test('the right answer cannot be told by its length', () => {
  const longest = questions.filter(({ answer, wrong }) =>
    wrong.every((option) => option.length < answer.length),
  );
  expect(longest.length / questions.length).toBeLessThanOrEqual(0.35);
});

test('no option depends on the place of another', () => {
  const odd = questions.filter((one) =>
    optionsOf(one).some((option) => /^(alle|keine|beide)\b.*\b(davon|antworten)/i.test(option)),
  );
  expect(odd.map(({ id }) => id)).toEqual([]);
});

test('everything a child reads passes LUX’s own gate', () => {
  const stopped = questions.filter((one) =>
    [one.question, ...optionsOf(one), one.explanation].some(
      (text) => checkAnswer(text).verdict !== 'ok' || checkByRules(text).verdict !== 'ok',
    ),
  );
  expect(stopped.map(({ id }) => id)).toEqual([]);
});
