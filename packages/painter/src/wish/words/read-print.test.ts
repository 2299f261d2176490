import { expect, test } from 'vitest';
import { readPrint } from './read-print.ts';

test.each([
  ['Ein Fußballer mit der Nummer 7 auf dem Trikot jubelt', '7', 'Ein Fußballer jubelt'],
  ['ein Kind mit einem L auf dem Pulli', 'L', 'ein Kind'],
  ['ein Mädchen im T-Shirt mit der Zahl 10', '10', 'ein Mädchen im T-Shirt'],
])('a number or letter on a shirt is taken out of "%s"', (wish, print, rest) => {
  expect(readPrint(wish)).toEqual({ rest, print });
});

test('numbers that count and letters of words stay', () => {
  const wish = 'ein Haus mit 7 Zwergen und einem Auto auf dem Dach';
  expect(readPrint(wish)).toEqual({ rest: wish });
});
