// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { askedQuestions } from './asked-questions.ts';

test('questions are remembered per category, the newest last', () => {
  askedQuestions.add('space', ['a', 'b']);
  askedQuestions.add('nature', ['c']);
  askedQuestions.add('space', ['a', 'd']);
  expect(askedQuestions.of('space')).toEqual(['b', 'a', 'd']);
  expect(askedQuestions.of('nature')).toEqual(['c']);
  expect(askedQuestions.of('history')).toEqual([]);
});

test('the oldest are forgotten beyond two hundred', () => {
  askedQuestions.add(
    'space',
    Array.from({ length: 203 }, (_, index) => `Frage ${index}`),
  );
  expect(askedQuestions.of('space')).toHaveLength(200);
  expect(askedQuestions.of('space')[0]).toBe('Frage 3');
});

test('a broken note is forgotten, whole categories survive', () => {
  localStorage.setItem('askedQuestions', '{"space":[7],"nature":["c"]}');
  expect(askedQuestions.of('space')).toEqual([]);
  expect(askedQuestions.of('nature')).toEqual(['c']);
  localStorage.setItem('askedQuestions', '{"sp');
  expect(askedQuestions.of('space')).toEqual([]);
  askedQuestions.add('space', ['a']);
  expect(askedQuestions.of('space')).toEqual(['a']);
});
