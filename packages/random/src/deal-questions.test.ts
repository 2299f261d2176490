import { expect, test } from 'vitest';
import { dealQuestions, shuffleOptions } from './deal-questions.ts';
import { createRandom } from './random.ts';

const questions = ['Eins?', 'Zwei?', 'Drei?', 'Vier?'].map((question) => ({
  ...{ question, options: ['richtig', 'falsch', 'auch falsch'], correctAnswer: 0 },
}));
const textsOf = (dealt: { question: string }[]) => dealt.map(({ question }) => question);

test('what somebody has not had comes first, then what was longest ago', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const had = ['Zwei?', 'Eins?', 'Drei?'];
    const dealt = dealQuestions(createRandom(seed), questions, { count: 3, had });
    expect(textsOf(dealt)).toEqual(['Vier?', 'Zwei?', 'Eins?']);
  }
});

test('fewer questions than wished are all of them, each once', () => {
  const dealt = dealQuestions(createRandom(1), questions, { count: 10, had: [] });
  expect(textsOf(dealt).toSorted()).toEqual(textsOf(questions).toSorted());
});

test('the right option stays right, wherever it stands, and stands at every place', () => {
  const [question] = questions;
  if (!question) throw new Error('There is no question.');
  const places = Array.from({ length: 40 }, (_, seed) => {
    const { options, correctAnswer } = shuffleOptions(createRandom(seed), question);
    expect(options[correctAnswer]).toBe('richtig');
    return correctAnswer;
  });
  expect(new Set(places)).toEqual(new Set([0, 1, 2]));
});
