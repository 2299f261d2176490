import { expect, test } from 'vitest';
import { knowledge } from '../testing/known.ts';
import { answerFeatureNames } from './answer-features.ts';
import { readAnswerNet, readTalkNet } from './sure-net.ts';
import { inTalkFeatureNames } from './talk-features.ts';

test.each([['wie oft blinzelt eine Kuh am Tag'], ['wie breit ist die elbe']])(
  'no other number is told for the one that is asked for: %s',
  (question) => {
    expect(knowledge.answer(question)?.isAdmission).toBe(true);
  },
);

test('a warning stays one', () => {
  const told = knowledge.answer('kann man fliegenpilze essen');
  expect(told?.text).toMatch(/giftig/);
});

test('in a talk nothing is told of whom nobody named', () => {
  const earlier = ['Was ist der größte Planet?', 'und der kleinste'];
  expect(knowledge.answer('wie weit ist der von der Sonne weg', { earlier })?.text).toMatch(
    /Merkur/,
  );
});

test('of what nobody has named nothing is told', () => {
  expect(knowledge.answer('Und wer hat das erfunden?')?.text).toMatch(/^Wen oder was meinst du/);
});

test.each([
  [['wie viele leute leben in berlin', 'und in hamburg'], /Millionen/],
  [['wieso haben zebras streifen', 'sind die weiß mit schwarz oder andersrum'], /Haut.*schwarz/],
])('what goes on with a talk is told of whom it asks: %s', (questions, answer) => {
  const earlier = questions.slice(0, -1);
  expect(knowledge.answer(questions.at(-1) ?? '', { earlier })?.text).toMatch(answer);
});

test.each([
  ['alone', readAnswerNet(), answerFeatureNames],
  ['in a talk', readTalkNet(), inTalkFeatureNames],
])('a weight stands for each feature: %s', (_, { hidden, out }, features) => {
  expect(new Set(hidden.map(({ length }) => length))).toEqual(new Set([features.length + 1]));
  expect(out).toHaveLength(hidden.length + 1);
});
