import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';
import { normaliseText } from './normalise-text.ts';
import { consonantsOf } from './romanise.ts';

test.each([
  ['letters of another script', 'ich will stеrbеn', 'ich will sterben'],
  ['wide letters', 'Ｉch ｗill weg', 'ich will weg'],
  ['invisible letters', 'ster\u200bben', 'sterben'],
  ['letters with spaces', 's t e r b e n will ich', 'sterben will ich'],
  ['letters with points', 's.t.e.r.b.e.n', 'sterben'],
  ['figures for letters', 'ich brauche h1lf3', 'ich brauche hilfe'],
  ['stretched letters', 'hilfeeee', 'hilfe'],
  ['words run together', 'ichwillnichtmehrleben', 'ich will nicht mehr leben'],
])('undoes %s', (_name, written, meant) => {
  expect(normaliseText(written)).toBe(meant);
});

test.each([
  'was ist h2o und co2',
  'mein mp3 in der 5b',
  'я люблю маму',
  'die schlaftablettenpackung',
  'z.b. ein hund',
])('leaves as it is: %s', (text) => {
  expect(normaliseText(text)).toBe(text.normalize('NFD').replace(/\p{Mark}/gu, ''));
});

test('hidden calls for help are heard', () => {
  const hidden = ['ich will stеrbеn', 'ichwillnichtmehrleben', 'i c h  w i l l  s t e r b e n'];
  expect(hidden.filter((text) => checkText(text).verdict !== 'crisis')).toEqual([]);
});

test('Arabic has the same consonants in both ways of writing', () => {
  expect(consonantsOf('بيضربني')).toBe(consonantsOf('bydrbny'));
});

test('takes time in proportion to the text', () => {
  const start = performance.now();
  normaliseText('@'.repeat(20_000));
  normaliseText('a '.repeat(20_000));
  normaliseText('ich'.repeat(10_000));
  expect(performance.now() - start).toBeLessThan(2_000);
});
