import { expect, test } from 'vitest';
import { asTold } from './as-told.ts';

test.each([
  ['Tom hat 12 Autos, nee, 15 Autos und bekommt 4', 'Tom hat 15 Autos und bekommt 4'],
  ['ein eis kostet 2 euro ach quatsch 3 euro', 'ein eis kostet 3 euro'],
  ['oma backt 24 kekse also ich mein 28 und wir essen 9', 'oma backt 28 kekse und wir essen 9'],
  ['wir sind 5 kinder nein warte 6 kinder', 'wir sind 6 kinder'],
  ['ich hab 20 äh 30 euro', 'ich hab 30 euro'],
  ['ich hab sieben nein acht murmeln', 'ich hab acht murmeln'],
  ['da sind 8 vögel nein es sind 9 vögel und 2 fliegen weg', 'da sind 9 vögel und 2 fliegen weg'],
])('of numbers the last was meant: %s', (told, meant) => {
  expect(asTold(told)).toBe(meant);
});

test.each([
  'ich hab 5 kekse und meine schwester 3',
  'nein ich hab 5 und er hat 6',
  'ist 7 mal 8 nein oder 56',
  'wir haben 3 stunden und 20 minuten',
])('nothing is taken back in: %s', (told) => {
  expect(asTold(told)).toBe(told);
});

test('a price has its unit, and a rest is not asked for twice', () => {
  expect(asTold('ein comic 4,50 euro und ein stift 1,20 was kostet das')).toContain('1,20 Euro');
  expect(asTold('ein brett ist 1,20 m lang und kostet 4 euro')).toContain('1,20 m ');
  expect(asTold('31 kekse 7 kinder wie viele kriegt jeder und wie viele bleiben übrig?')).toBe(
    '31 kekse 7 kinder wie viele kriegt jeder?',
  );
});
