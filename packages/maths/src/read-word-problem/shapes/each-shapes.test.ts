import { expect, test } from 'vitest';
import { solveWordProblem } from '../solve-word-problem.ts';

const textOf = (told: string) => {
  const read = solveWordProblem(told);
  return read.kind === 'solved' ? read.text : read.kind;
};

test.each([
  [
    'ina läuft jeden tag neun kilometer hin und acht zurück wie viele kilometer sind das in fünf tagen',
    '5 mal 17 ist 85. Es sind 85 Kilometer.',
  ],
  [
    'ein koffer wiegt zehn kilo und da kommen noch zwei bücher rein jedes drei kilo wie schwer ist er dann',
    'Es sind 16 Kilogramm.',
  ],
  [
    'im kino kostet eine kinderkarte sechs euro und eine für erwachsene zehn und wir sind zwei erwachsene und drei kinder was müssen wir bezahlen',
    'Das kostet 38 Euro.',
  ],
  [
    'ich habe zwanzig eier und in jede schachtel passen sechs wie viele schachteln werden voll und wie viele bleiben übrig',
    '20 geteilt durch 6 ist 3 Rest 2. Es sind 3 Schachteln. 2 bleiben übrig.',
  ],
  ['die lehrerin hat 30 hefte und behält 14 wie viele hat sie verteilt', '30 minus 14 ist 16.'],
])('what each takes: %s', (told, way) => {
  expect(textOf(told)).toContain(way);
});

test.each([
  [
    'in jeder pralinenschachtel sind sechs pralinen und oma hat vier schachteln wie viele pralinen sind das',
    '24 Pralinen',
  ],
  [
    'zuerst waren 20 vögel da dann hat die katze einen gefangen und sechs sind weggeflogen wie viele sind noch da',
    '13 Vögel',
  ],
  ['opa hat zehn kirschen die amsel stibitzt drei wie viele hat er noch', '7 Kirschen'],
])('what is counted without saying so: %s', (told, result) => {
  expect(textOf(told)).toContain(result);
});
