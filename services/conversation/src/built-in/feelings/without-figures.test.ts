import { expect, test } from 'vitest';
import { isAlarming, isTroubled, isWorrying } from './signs-of-telling.ts';
import { withoutFigures } from './without-figures.ts';

test.each([
  'beim schach hab ich papas dame geschlagen',
  'ich hab beim memory meine oma vernichtet',
  'mein papa hat mich beim schach geschlagen',
  'bayern hat dortmund geschlagen',
  'mein handy ist tot ich muss das laden',
  'unser auto ist heute früh gestorben',
  'ich sterbe vor lachen',
  'wir haben räuber und gendarm gespielt und ich war im gefängnis',
  'beim fangen bin ich hingefallen aber es tut nicht mehr weh',
  'heute war unsere lehrerin krank und wir hatten vertretung',
])('"%s" tells of nothing bad', (said) => {
  expect(withoutFigures(said)).not.toBe(said);
  expect(isTroubled(said) || isAlarming(said) || isWorrying(said)).toBe(false);
});

test.each([
  'mein bruder hat mich geschlagen',
  'unser hund ist tot',
  'ich sterbe vor angst',
  'beim spielen hat papa mich geschlagen und ich habe geweint',
  'papa hat mich beim schach geschlagen weil ich geweint hab',
  'papa hat mich beim spielen geschlagen',
  'der trainer hat mich beim training geschlagen',
  'die mannschaft hat mich geschlagen',
  'ich bin hingefallen und es tut weh',
  'unsere lehrerin ist gestorben',
])('"%s" stays a trouble', (said) => {
  expect(isTroubled(said) || isAlarming(said)).toBe(true);
});
