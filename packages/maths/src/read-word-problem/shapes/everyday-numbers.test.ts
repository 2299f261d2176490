import { expect, test } from 'vitest';
import { solveShapes } from './solve-shapes.ts';

test.each([
  ['in 3 wochen ist das fest wie viele tage sind das noch', '21 Tage'],
  ['nachts sind es minus 4 grad und mittags 9 grad wärmer wie warm ist es mittags', '5 Grad'],
  ['7 ziegen fressen jede 2 kilo am tag wie viel kilo sind das in einer woche', '98'],
  ['zwei schiffe haben zusammen 17 kabinen das eine hat 9 wie viele hat das andere', 'Es sind 8'],
  ['ein sack wiegt leer 2 kilo und mit nüssen 17 kilo wie schwer sind die nüsse', '15 Kilogramm'],
  [
    'kinder zahlen 6 euro und erwachsene 9 euro was kostet es für 2 erwachsene und 3 kinder',
    '36 Euro',
  ],
  [
    'ein schal für 45 euro und ein hut für 18 euro er gibt 100 euro wie viel kriegt er zurück',
    '37 Euro',
  ],
  [
    'es gibt 5 bänke auf jeder bank sitzen 6 kinder und 2 kinder stehen noch wie viele sind da',
    '32',
  ],
  ['60 eier immer 8 kommen in einen karton wie viele kartons werden voll', '7 Kartons. 4 bleiben'],
  ['der turm ist 84 cm hoch jeder klotz ist 7 cm hoch aus wie vielen klötzen besteht er', '12'],
  [
    'max hat 10 euro und lea 4 euro wie viel muss max lea geben damit beide gleich viel haben',
    '3 Euro',
  ],
  ['in der klasse sind 26 kinder 9 tragen eine brille der rest nicht wie viele tragen keine', '17'],
  ['30 liter wasser ein liter kostet 2 euro wie viel kostet das', '60 Euro'],
  ['jedes zehnte los gewinnt es gibt 200 lose wie viele gewinne sind das', '20'],
  ['der bus hat 50 plätze 20 frauen und 13 männer sitzen drin wie viele plätze sind frei', '17'],
  ['ina hat 60 knöpfe das sind 4 mal so viele wie ben hat wie viele hat ben', '15'],
])('%s → %s', (told, result) => {
  expect(solveShapes(told)).toContain(result);
});
