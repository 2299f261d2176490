import { expect, test } from 'vitest';
import { electSolution } from '../elect-solution.ts';
import { asksElse, givesChange, inOtherUnit, savesUp, shiftsClock } from './follow-question.ts';

const solve = (problem: string) => {
  const found = electSolution(problem);
  return found.kind === 'solved' ? found.text : '';
};

test.each([
  [
    'mia hat 14 perlen und ida hat doppelt so viele wie viele hat ida',
    'und wie viele haben sie zusammen',
    '42 Perlen',
  ],
  [
    'mia hat 14 perlen und ida hat doppelt so viele wie viele hat ida',
    'und wie viele hat ida mehr',
    '14 Perlen',
  ],
  [
    'paul ist 9 und seine schwester ist 3 jahre älter wie alt ist sie',
    'und wie alt sind beide zusammen',
    '21 Jahre',
  ],
])('behind "%s", "%s" is asked of the same', (before, said, result) => {
  expect(asksElse(said, solve(before), before)).toContain(result);
});

test.each(['und wie viele beine hat ein hund', 'und wie alt wird ein pferd', 'wie viele sind das'])(
  'what is asked of something else is none of it: %s',
  (said) => {
    const before = 'lena hat doppelt so viele pferde wie ich und ich hab 13 wie viele hat lena';
    expect(asksElse(said, solve(before), before)).toBeNull();
  },
);

test('change is given back, a length told in another unit, and a train comes late', () => {
  expect(
    givesChange(
      'und was kriegen wir auf 5000 cent zurück',
      '18 Euro plus 22 Euro ist 40 Euro. Das kostet 40 Euro.',
    ),
  ).toContain('10 Euro übrig');
  expect(
    inOtherUnit('in zentimetern bitte', '6 mal 2 Meter ist 12 Meter. Es sind 12 Meter.'),
  ).toContain('1200 Zentimeter');
  expect(inOtherUnit('in gramm bitte', 'Es sind 12 Meter.')).toBeNull();
  expect(
    shiftsClock('und wenn er 10 minuten verspätung hat', '10 Uhr 15 plus 50 Minuten ist 11 Uhr 5.'),
  ).toContain('ist 11 Uhr 15.');
});

test('what is missing is saved up week by week', () => {
  const last = '89 Euro minus 15 Euro ist 74 Euro. Es fehlen noch 74 Euro.';
  const said = 'und wenn sie jede woche 500 cent kriegt wie viele wochen dauert das';
  expect(savesUp(said, last, 'wie viel fehlt ihr')).toContain('Es sind 15 Wochen.');
  expect(savesUp('und wenn sie weint', last, 'wie viel fehlt ihr')).toBeNull();
  const price = '5 mal 1 Euro 20 ist 6 Euro. So viel kostet das.';
  expect(givesChange('und wenn ich mit 1000 cent bezahle', price)).toContain('4 Euro übrig');
});
