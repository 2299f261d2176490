import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';
import { onlyOfGrammar, onlyWantsMistakes } from './of-grammar.ts';

test.each([
  'schlagen ist ein namenwort',
  'wie geht das bei essen: ich esse, du …',
  'wie heißt die vergangenheit von schlagen',
])('"%s" is said of a word', (text) => {
  expect(onlyOfGrammar(text)).toBe(true);
  expect(checkText(text)).toEqual({ verdict: 'ok' });
});

test.each([
  'schlagen ist ein tunwort und papa macht das mit mir',
  'papa schlägt mich ist das ein verb',
  'ich will sterben ist das ein satz',
  'wie geht das bei essen ich esse nichts mehr',
])('"%s" is said of somebody', (text) => {
  expect(onlyOfGrammar(text)).toBe(false);
});

test('mistakes to be found are no mistake of the child', () => {
  expect(checkText('schreib mir sätze und ich sag ob da ein fehler ist')).toEqual({
    verdict: 'ok',
  });
  expect(onlyWantsMistakes('schreib mir sätze und ich sag ob ich noch leben will')).toBe(false);
});
