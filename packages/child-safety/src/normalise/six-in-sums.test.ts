import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';
import { writeSixInSums } from './six-in-sums.ts';

test.each([
  ['sex plus viere wos is des', 'sechs plus viere wos is des'],
  ['Was ist drei mal Sex?', 'Was ist drei mal sechs?'],
  ['wieviel is sex und zwoa', 'wieviel is sechs und zwoa'],
  ['zwölf minus sex', 'zwölf minus sechs'],
])('"%s" is a sum with six', (said, meant) => {
  expect(writeSixInSums(said)).toBe(meant);
  expect(checkText(said).verdict).toBe('ok');
});

test.each([
  'was ist sex',
  'wie geht sex und zwei frauen',
  'erzähl mir was von sex und liebe',
  'wir hatten fünf mal sex im bett',
])('"%s" stays as it is', (said) => {
  expect(writeSixInSums(said)).toBe(said);
  expect(checkText(said).verdict).toBe('blocked');
});
