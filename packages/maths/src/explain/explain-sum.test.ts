import { expect, test } from 'vitest';
import { Rational } from '../numbers/rational.ts';
import { type Operation, wholeSum } from '../sums/sum.ts';
import { explainRest } from './explain-division.ts';
import { explainSum } from './explain-sum.ts';

test.each<[number, Operation, number, string]>([
  [8, '+', 7, 'Erst bis 10: 8 + 2 = 10, dann noch 5, das sind 15.'],
  [
    3,
    '+',
    9,
    'Tausche, dann ist es leichter: 9 + 3. Erst bis 10: 9 + 1 = 10, dann noch 2, das sind 12.',
  ],
  [4, '+', 3, 'Zähle von der 4 um 3 weiter: 5, 6, 7.'],
  [34, '+', 27, 'Erst die Zehner: 34 + 20 = 54. Dann die Einer: 54 + 7 = 61.'],
  [41, '+', 30, 'Rechne die Zehner: 40 + 30 = 70. Der eine Einer bleibt, das sind 71.'],
  [13, '-', 5, 'Erst zurück bis 10: 13 − 3 = 10, dann noch 2 weg, das sind 8.'],
  [72, '-', 68, 'Ergänze von 68 bis 72: 68 + 4 = 72. Der Unterschied ist 4.'],
  [9, '-', 8, 'Ergänze von 8 bis 9: 8 + 1 = 9. Der Unterschied ist 1.'],
  [7, '*', 9, 'Rechne 10 · 7 = 70 und nimm einmal 7 weg: 70 − 7 = 63.'],
  [56, '/', 8, 'Die Umkehraufgabe hilft: 7 · 8 = 56, also 56 : 8 = 7.'],
  [84, '/', 7, 'Zerlege: 84 = 70 + 14. Dann 70 : 7 = 10, 14 : 7 = 2. Zusammen: 10 + 2 = 12.'],
  [
    -4,
    '+',
    9,
    'Gehe auf der Zahlengeraden von −4 um 9 nach rechts: erst 4 bis zur 0, dann noch 5. Du landest bei 5.',
  ],
  [3, '-', -5, 'Minus minus wird zu plus: 3 − (−5) = 3 + 5 = 8.'],
])('%d %s %d', (left, operation, right, way) => {
  expect(explainSum(wholeSum(left, operation, right))).toBe(way);
});

test('carries and loans are named place by place', () => {
  expect(explainSum(wholeSum(347, '+', 285))).toBe(
    'Rechne Stelle für Stelle. Einer: 7 + 5 = 12, schreibe 2, merke 1. Zehner: 4 + 8 + 1 = 13, schreibe 3, merke 1. Hunderter: 3 + 2 + 1 = 6. Das Ergebnis ist 632.',
  );
  expect(explainSum(wholeSum(503, '-', 67))).toBe(
    'Rechne Stelle für Stelle. Einer: 3 − 7 geht nicht, hol dir einen Zehner: 13 − 7 = 6. Zehner: 0 − 1 − 6 geht nicht, hol dir einen Hunderter: 10 − 1 − 6 = 3. Hunderter: 5 − 1 − 0 = 4. Das Ergebnis ist 436.',
  );
});

test('commas, fractions and rests have a way of their own', () => {
  const decimal = { left: Rational.of(5, 2), operation: '*', right: Rational.of(4) } as const;
  expect(explainSum(decimal)).toBe(
    'Rechne erst ohne Komma: 25 · 4 = 100. Beide Zahlen zusammen haben 1 Stelle hinter dem Komma, das Ergebnis auch: 10,0 = 10.',
  );
  const fraction = { left: Rational.of(1, 2), operation: '+', right: Rational.of(1, 4) } as const;
  expect(explainSum(fraction, { isFraction: true })).toBe(
    'Mache die Brüche gleichnamig: 1/2 = 2/4. Dann 2/4 + 1/4 = 3/4.',
  );
  expect(explainRest(47, 6)).toBe(
    '7 · 6 = 42 passt noch in die 47, 8 · 6 = 48 ist schon zu groß. Von 42 bis 47 fehlen 5, also 7 Rest 5.',
  );
});
