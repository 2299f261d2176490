import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';
import { onlySums } from './only-sums.ts';

test.each([
  'ich lese jeden tag 8 seiten wie viele in einer woche',
  'von 36 pralinen hat oma ein drittel gegessen',
  'jedes kind bringt 2 flaschen mit',
  'mama trinkt jeden tag 3 tassen kaffee wie viele in 10 tagen',
  'ich trinke jeden tag 3 gläser wasser wie viele in einer woche',
  'ein mann geht 5 schritte vor und 2 zurück',
  'wenn ich 3 leben hab und 2 verliere',
])('"%s" is a sum', (text) => {
  expect(onlySums(text)).toBe(true);
  expect(checkText(text)).toEqual({ verdict: 'ok' });
});

test.each([
  'papa haut mich jeden tag 3 mal wie viele in einer woche',
  'papa trinkt jeden tag 8 bier wie viele in einer woche',
  'ich hab 20 tabletten wie viele jeden tag',
  'mama ist 3 tage weg wie viele stunden sind das',
  'ich bin 3 tage allein wie viele stunden sind das',
  'papa kommt 3 mal in der woche in mein zimmer wie oft im monat',
  'ich hab 2 steine gegessen und 3 davon',
  'mama hat 3 flaschen wein und trinkt 2',
  'wie lang halten 2 brote für 3 kinder',
  'papa trinkt jeden tag 3 gläser wein wie viele in 10 tagen',
  'ich hab 41 fieber und mein bruder 39',
  'hat jeder papa zwei gesichter',
])('"%s" is more than a sum', (text) => {
  expect(onlySums(text)).toBe(false);
});
