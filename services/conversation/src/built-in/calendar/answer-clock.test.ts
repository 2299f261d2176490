import { expect, test } from 'vitest';
import { answerClock } from './answer-clock.ts';
import { easterSunday } from './upcoming-feasts.ts';

// A Tuesday, 14:30 in Berlin (summer time: UTC+2).
const now = new Date('2026-06-16T12:30:00Z');

test.each([
  ['Wie spät ist es?', 'Es ist 14 Uhr 30, also halb drei am Nachmittag.'],
  ['Wie viel Uhr ist es?', 'Es ist 14 Uhr 30, also halb drei am Nachmittag.'],
  ['wieviel uhr haben wir', 'Es ist 14 Uhr 30, also halb drei am Nachmittag.'],
  ['Weißt du, wie spät es ist?', 'Es ist 14 Uhr 30, also halb drei am Nachmittag.'],
  ['Welcher Tag ist heute?', 'Heute ist Dienstag, der 16. Juni 2026.'],
  ['Was für ein Tag ist heute?', 'Heute ist Dienstag, der 16. Juni 2026.'],
  ['Welchen Wochentag haben wir heute?', 'Heute ist Dienstag, der 16. Juni 2026.'],
  ['Welches Datum haben wir?', 'Heute ist Dienstag, der 16. Juni 2026.'],
  ['Der Wievielte ist heute?', 'Heute ist Dienstag, der 16. Juni 2026.'],
  ['Welcher Tag ist morgen?', 'Morgen ist Mittwoch, der 17. Juni 2026.'],
  ['Welcher Tag war gestern?', 'Gestern war Montag, der 15. Juni 2026.'],
  ['Welcher Tag ist übermorgen?', 'Übermorgen ist Donnerstag, der 18. Juni 2026.'],
  ['Welches Jahr haben wir?', 'Wir haben das Jahr 2026.'],
  ['Welcher Monat ist gerade?', 'Es ist Juni.'],
  ['Welche Jahreszeit haben wir?', 'Bei uns ist gerade Frühling.'],
  [
    'wie viele Tage sind es noch bis Weihnachten wenn heute der zehnte Dezember ist',
    'Noch 14 Tage, dann ist Heiligabend. Das ist am Donnerstag, dem 24. Dezember.',
  ],
  ['Ist heute Dienstag?', 'Ja, heute ist Dienstag.'],
  ['Ist heute schon Freitag?', 'Nein, heute ist Dienstag.'],
  [
    'Wie viele Tage sind es noch bis Weihnachten?',
    'Noch 191 Tage, dann ist Heiligabend. Das ist am Donnerstag, dem 24. Dezember.',
  ],
  [
    'Wann ist Ostern?',
    'Ostersonntag ist am Sonntag, dem 28. März 2027. Bis dahin sind es noch 285 Tage.',
  ],
  [
    'Wie lange dauert es noch bis Halloween?',
    'Noch 137 Tage, dann ist Halloween. Das ist am Samstag, dem 31. Oktober.',
  ],
  [
    'Wann ist der erste Advent?',
    'Der erste Advent ist am Sonntag, dem 29. November 2026. Bis dahin sind es noch 166 Tage.',
  ],
  ['Welcher Wochentag ist der 24. Dezember?', 'Der 24. Dezember 2026 ist ein Donnerstag.'],
  ['Welcher Wochentag war der 9. November 1989?', 'Der 9. November 1989 war ein Donnerstag.'],
])('%s → %s', (question, answer) => {
  expect(answerClock(question, now)).toBe(answer);
});

test.each([
  'Wie viele Beine hat eine Spinne?',
  'Warum feiern wir Weihnachten?',
  'Was ist eine Uhr?',
  'Wer hat die Uhr erfunden?',
  'Wie viele Tage hat ein Jahr?',
  'Wie viele Monate hat ein Jahr?',
  'Warum gibt es Jahreszeiten?',
  'Welcher Tag ist der schönste?',
  'Was isst man am Morgen?',
  'Wann war der Zweite Weltkrieg?',
  'Wie lange lebt ein Elefant?',
  'Warum heißt der Montag Montag?',
  'Wie spät ist es in Amerika?',
  'Wie lange dauert es bis zum Mond?',
  'Wie viele Tage hat der Februar?',
])('%s is not a question to the clock', (question) => {
  expect(answerClock(question, now)).toBeNull();
});

test.each([
  ['2026-01-15T08:15:00Z', 'Es ist 9 Uhr 15, also Viertel nach neun am Morgen.'],
  ['2026-01-15T10:45:00Z', 'Es ist 11 Uhr 45, also Viertel vor zwölf am Vormittag.'],
  ['2026-01-15T12:00:00Z', 'Es ist 13 Uhr, also ein Uhr am Mittag.'],
  ['2026-01-15T00:07:00Z', 'Es ist ein Uhr 7.'],
  ['2026-01-15T23:30:00Z', 'Es ist 0 Uhr 30, also halb eins in der Nacht.'],
])('the clock of Berlin at %s', (instant, answer) => {
  expect(answerClock('Wie spät ist es?', new Date(instant))).toBe(answer);
});

test('on the day itself and the day before the count says so', () => {
  expect(answerClock('Wann ist Weihnachten?', new Date('2026-12-24T09:00:00Z'))).toContain(
    'ist heute',
  );
  expect(answerClock('Wann ist Weihnachten?', new Date('2026-12-23T22:59:00Z'))).toContain(
    'schon morgen',
  );
  expect(answerClock('Wann ist Weihnachten?', new Date('2026-12-23T23:01:00Z'))).toContain(
    'ist heute',
  );
});

test.each([
  [2024, 3, 31],
  [2025, 4, 20],
  [2026, 4, 5],
  [2027, 3, 28],
  [2038, 4, 25],
])('Easter %i', (year, month, day) => {
  expect(easterSunday(year)).toEqual({ month, day });
});
