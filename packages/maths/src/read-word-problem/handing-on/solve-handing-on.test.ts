import { expect, test } from 'vitest';
import { solveHandingOn } from './solve-handing-on.ts';

const textOf = (told: string) => {
  const read = solveHandingOn(told);
  return read?.kind === 'solved' ? read.text : read;
};

test.each([
  [
    'paul hat zwölf karten und tim hat fünf paul schenkt tim drei wie viele hat tim',
    '5 plus 3 ist 8.',
  ],
  [
    'paul hat zwölf karten und tim hat fünf paul schenkt tim drei wie viele hat paul noch',
    '12 minus 3 ist 9.',
  ],
  ['lena hat zwei nüsse ihr opa gibt ihr vier wie viele hat lena', '2 plus 4 ist 6.'],
  ['ina gibt jan fünf ihrer zwölf perlen und jan hatte drei wie viele hat jan', '3 plus 5 ist 8.'],
  ['uli hat acht und eva zwölf dosen uli bekommt zwei von eva wie viele hat eva', '12 minus 2'],
  ['oma gibt mia vier euro mia hatte fünf euro wie viel geld hat mia', '9 Euro.'],
])('what one gives the other gets: %s', (told, way) => {
  expect(textOf(told)).toContain(way);
});

test('handed on among them it stays as much as it was', () => {
  expect(
    textOf('ich habe acht sticker und eva hat zehn ich gebe eva drei wie viele haben wir zusammen'),
  ).toContain('8 plus 10 ist 18.');
});

test.each([
  'paul hat acht autos er schenkt tim drei wie viele hat tim',
  'finn hat neun nüsse mia hat vier er gibt mia drei und opa isst zwei wie viele hat mia',
])('of whom not enough is told nothing is guessed: %s', (told) => {
  expect(solveHandingOn(told)).toEqual({ kind: 'unclear' });
});

test.each([
  'paul hat acht autos und schenkt tim drei wie viele hat paul noch',
  'lea hat drei äpfel und kauft vier wie viele hat lea',
  'paul schenkt tim drei karten wie viele hat paul verschenkt',
])('%s is left to others', (told) => {
  expect(solveHandingOn(told)).toBeNull();
});
