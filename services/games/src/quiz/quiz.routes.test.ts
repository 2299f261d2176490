import { QuizQuestion } from '@lux/contracts/games/quiz.ts';
import { expect, test } from 'vitest';
import { dealQuestion } from './quiz.routes.ts';

const item = {
  question: 'Wie viele Beine hat eine Spinne?',
  answer: 'Acht',
  wrong: ['Zwei', 'Vier', 'Sechs'],
  explanation: 'Spinnen haben acht Beine, Insekten nur sechs.',
};

test('a dealt question keeps its options and its right answer', () => {
  const dealt = QuizQuestion.parse(dealQuestion(item));
  expect(dealt.options.toSorted()).toEqual(['Acht', 'Sechs', 'Vier', 'Zwei']);
  expect(dealt.options[dealt.correctAnswer]).toBe('Acht');
});

test('the right answer is as often in each place', () => {
  const deals = 8_000;
  const places = [0, 0, 0, 0];
  for (let deal = 0; deal < deals; deal += 1) {
    const { correctAnswer } = dealQuestion(item);
    places[correctAnswer] = (places[correctAnswer] ?? 0) + 1;
  }
  const expected = deals / places.length;
  const chiSquare = places.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // With three degrees of freedom an even spread exceeds this once in a million runs.
  expect(chiSquare).toBeLessThan(30.7);
});
