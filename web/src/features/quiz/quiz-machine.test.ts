import { expect, test } from 'vitest';
import { buildRoundQuestion } from '../../testing/builders/build-round.ts';
import { buildId } from '../../testing/builders/builders.ts';
import { type QuizEvent, type QuizGame, quizMachine } from './quiz-machine.ts';

const generated: QuizEvent = {
  type: 'generated',
  questions: [buildRoundQuestion()],
  id: buildId(),
  at: 0,
};
const picked: QuizEvent = { type: 'category-picked', category: 'space' };
const answered: QuizEvent[] = [
  { type: 'chosen', index: 1, at: 0 },
  { type: 'check-pressed', at: 0 },
  { type: 'next-pressed', at: 0 },
];
const picking: QuizGame = { phase: 'picking' };
const run = (...events: QuizEvent[]) => events.reduce(quizMachine, picking);

test('a category is picked, questions are made, then played', () => {
  expect(run(picked)).toEqual({ phase: 'generating', category: 'space' });
  expect(run(picked, generated)).toMatchObject({ phase: 'playing', category: 'space' });
});

test('while questions are made no other category is picked', () => {
  expect(run(picked, { type: 'category-picked', category: 'nature' })).toEqual(run(picked));
});

test('a failure leads back to the categories', () => {
  expect(run(picked, { type: 'generating-failed' })).toEqual(picking);
});

test('questions for a category that was left change nothing', () => {
  expect(run(picked, { type: 'category-left' }, generated)).toEqual(picking);
});

test('play again makes new questions of the same category, once the round is over', () => {
  const again: QuizEvent = { type: 'again-pressed' };
  expect(run(picked, generated, again).phase).toBe('playing');
  expect(run(picked, generated, ...answered, again)).toEqual(run(picked));
});
