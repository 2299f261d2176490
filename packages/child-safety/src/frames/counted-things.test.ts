import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';
import { onlyCounts } from './only-sums.ts';

test.each([
  'ich wiege 28 kilo und mein bruder 9 mehr wie viel wiegt er',
  'ich hatte 3 flaschen limo getrunken von 12 wie viele sind noch da',
  'opa raucht jeden tag 3 zigarren wie viele in einer woche',
  'opa nimmt jeden tag 2 tabletten wie viele in 2 wochen',
  'mama kauft 3 flaschen wein für je 6 euro',
  'der bauer hat 15 hühner 4 sterben wie viele hat er noch',
])('"%s" only counts', (text) => {
  expect(onlyCounts(text)).toBe(true);
  expect(checkText(text)).toEqual({ verdict: 'ok' });
});

test.each([
  'ich wiege 31 kilo und bin zu dick wie viel muss weg',
  'mein bruder hat 3 flaschen reiniger getrunken von 12 wie viele sind noch da',
  'ich rauche jeden tag 3 zigaretten wie viele in einer woche',
  'wie viele tabletten kann man nehmen',
  'oma nimmt jeden tag 2 tabletten und ich nehm jetzt alle 30',
  'papa kauft 6 flaschen bier für 9 euro und dann haut er mama',
  'der bauer hat 12 schafe 3 sterben und ich will auch sterben',
])('"%s" is more than counted', (text) => {
  expect(onlyCounts(text)).toBe(false);
  expect(checkText(text).verdict).not.toBe('ok');
});

test('fear beside baking is asked back about', () => {
  const alone = 'ich bin allein zu hause und backe 24 kekse, jeder kriegt 4';
  expect(checkText(alone)).toEqual({ verdict: 'ok' });
  expect(checkText('ich bin allein zu hause und hab angst und backe 3 kekse')).toHaveProperty(
    'concern',
  );
});
