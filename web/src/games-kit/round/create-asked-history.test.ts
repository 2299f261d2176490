// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createAskedHistory } from './create-asked-history.ts';

const history = createAskedHistory('askedQuestions', { limit: 200, maxTextLength: 400 });

test('what was asked is remembered per topic, the newest last', () => {
  history.add('space', ['a', 'b']);
  history.add('nature', ['c']);
  history.add('space', ['a', 'd']);
  expect(history.of('space')).toEqual(['b', 'a', 'd']);
  expect(history.of('nature')).toEqual(['c']);
  expect(history.of('history')).toEqual([]);
});

test('the oldest are forgotten beyond the limit', () => {
  history.add(
    'space',
    Array.from({ length: 203 }, (_, index) => `Frage ${index}`),
  );
  expect(history.of('space')).toHaveLength(200);
  expect(history.of('space')[0]).toBe('Frage 3');
});

test('a damaged topic is forgotten, the others survive', () => {
  localStorage.setItem('askedQuestions', '{"space":[7],"nature":["c"]}');
  expect(history.of('space')).toEqual([]);
  expect(history.of('nature')).toEqual(['c']);
  localStorage.setItem('askedQuestions', '{"sp');
  expect(history.of('space')).toEqual([]);
  history.add('space', ['a']);
  expect(history.of('space')).toEqual(['a']);
});
