import { expect, test } from 'vitest';
import { teacher } from '../testing/teacher.ts';
import { sayOdd } from './answer-odd.ts';

const answer = (question: string) =>
  teacher.answer(question, { assistantName: 'LUX', history: [] });

test.each([
  ['wieviele tiere hat moses mit auf die arche genommen', /Noah/],
  ['wie riecht unendlich', /Fantasie/],
  ['was ist schwerer montag oder gelb', /vergleichen/],
  ['bestell mir eine pizza', /ohne Hände/],
  ['mach mal das licht aus', /Geräte/],
  ['weck mich morgen um sieben', /Wecker/],
  ['ruf mal meine oma an', /niemanden/],
  ['mach dass es schneit', /Zaubern/],
  ['wenn ich dich ausmache bist du dann tot', /anmachen/],
  ['was träumst du', /Träumen/],
  ['hä woher weißt du das', /Menschen/],
  ['krieg ich zu Weihnachten ein Pferd', /kommt erst noch/],
  ['wer wird im jahr 2050 bundeskanzler', /kommt erst noch/],
  ['was macht der papst grade jetzt in diesem moment', /gerade passiert/],
  ['wieviele sandkörner gibt es genau am strand von italien', /zählen/],
])('"%s" gets an honest answer', (question, words) => {
  expect(answer(question)).toMatch(words);
});

test.each([
  'bring mir rechnen bei',
  'stell mir eine aufgabe',
  'zeig mir wie man schreibt',
  'ruf die polizei',
  'hol mich hier raus',
  'wie schmeckt honig',
  'welche farbe hat der mond',
  'was ist größer ein elefant oder ein haus',
  'wie alt ist die erde',
])('"%s" is no odd question', (question) => {
  expect(sayOdd(question)).toBeNull();
});
