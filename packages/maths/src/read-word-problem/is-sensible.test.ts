import { expect, test } from 'vitest';
import { isSensible, usesCounts } from './is-sensible.ts';

test.each([
  [
    'es gehen 24 kinder immer zwei zusammen wie viele paare sind das',
    '24 mal 2 ist 48. Es sind 48 Paare.',
  ],
  [
    'ein seil ist 90 meter lang ich schneide 35 meter ab wie lang ist es noch',
    '90 plus 35 ist 125.',
  ],
  ['zwei züge haben zusammen 17 wagen einer hat 9 wie viele hat der andere', '17 plus 9 ist 26.'],
  ['der korb wiegt leer 2 kilo und voll 17 kilo wie schwer ist das obst', '2 plus 17 ist 19.'],
  ['frieda hat 4 blaue und 6 rote murmeln wie viele hat sie', '4 mal 6 ist 24.'],
  ['jeden tag 2 stück wie viele in einer woche', '2 mal 1 ist 2. Es sind 2 Stück.'],
  [
    'wir pflücken 4 tage lang beeren am ersten tag 12 körbe und dann 9 wie viele körbe sind das',
    'Erst: 4 plus 12 ist 16. Dann: 16 plus 9 ist 25. Es sind 25 Körbe.',
  ],
  [
    'für einen kranz brauch ich 15 blumen und hab 60 wie viele kränze gehen',
    '15 plus 60 ist 75. Es sind 75 Kränze.',
  ],
  ['minus 3 grad mittags 8 grad wärmer wie warm ist es', '3 plus 8 ist 11. Es sind 11 Grad.'],
  ['immer 6 eier in einen karton es sind 50 wie viele kartons', '6 mal 50 ist 300. Es sind 300.'],
])('%s is not: %s', (told, way) => {
  expect(isSensible(told, way)).toBe(false);
});

test.each([
  [
    'ein seil ist 90 meter lang ich schneide 35 meter ab wie lang ist es noch',
    '90 minus 35 ist 55.',
  ],
  ['tom hatte 9 und bekommt noch 3 dazu wie viele hat er jetzt', '9 plus 3 ist 12. Es sind 12.'],
  ['in jeder tüte sind 6 äpfel wie viele sind in 4 tüten', '4 mal 6 ist 24. Es sind 24 Äpfel.'],
])('%s may be: %s', (told, way) => {
  expect(isSensible(told, way)).toBe(true);
});

test('a count that was told and does not stand in the way was not understood', () => {
  const told = '7 zwerge essen jeder 2 äpfel wie viele sind das in 3 runden';
  expect(usesCounts(told, '7 mal 2 ist 14. Es sind 14 Äpfel.')).toBe(false);
  expect(usesCounts(told, 'Erst: 7 mal 2 ist 14. Dann: 3 mal 14 ist 42.')).toBe(true);
});
