import { expect, test } from 'vitest';
import { explainSum } from './explain-sum.ts';
import { isPlainSum, sumTold } from './sum-told.ts';

test.each([
  ['54 plus 23', '54 plus 20 ist 74. Dann mit den Einern: 74 plus 3 ist 77.'],
  ['83 minus 46', '83 minus 40 ist 43. Dann mit den Einern: 43 minus 6 ist 37.'],
  ['27 plus 5', 'Geh erst bis zum Zehner: 27 plus 3 ist 30. Dann den Rest: 30 plus 2 ist 32.'],
  ['neun mal sieben', '10 mal 7 ist 70. Das ist einmal die 7 zu viel: 70 minus 7 ist 63.'],
  ['sechs mal acht', '5 mal 8 ist 40 und 1 mal 8 ist 8. Zusammen sind das 48.'],
  ['drei mal vier', '4 plus 4 plus 4 ist 12.'],
  ['14 mal 6', '10 mal 6 ist 60 und 4 mal 6 ist 24. Zusammen sind das 84.'],
  ['20 geteilt durch 6', '3 mal 6 ist 18. Bis 20 fehlen noch 2, das ist der Rest.'],
])('the way to %s is told', (question, way) => {
  expect(explainSum(question)).toContain(way);
});

test('the sum that was told is found in what was said', () => {
  expect(sumTold('Ja, ich habe nachgerechnet: Acht mal sieben ist 56.')?.sum).toBe(
    'Acht mal sieben',
  );
  expect(sumTold('Ein Wal ist 30 Meter lang.')).toBeNull();
});

test('a sum is told from a story with numbers', () => {
  expect(isPlainSum('was ist vierundfünfzig plus siebzehn')).toBe(true);
  expect(isPlainSum('mia hat drei äpfel und bekommt vier dazu')).toBe(false);
});
