import { expect, test } from 'vitest';
import { answerFractionSum } from './fraction-sum.ts';

test.each([
  ['wie viel ist ein halb plus ein drittel', 'Ein halb plus ein Drittel ist fünf Sechstel.'],
  ['was ist drei viertel minus ein halb', 'Drei Viertel minus ein halb ist ein Viertel.'],
  ['1 minus ein viertel', '1 minus ein Viertel ist drei Viertel.'],
  ['was ist ein drittel von einem viertel', 'Ein Drittel von einem Viertel ist ein Zwölftel.'],
  [
    'wie viel ist drei viertel von 80',
    'Erst: 80 geteilt durch 4 ist 20. Dann: 3 mal 20 ist 60. Es sind 60.',
  ],
  ['wie viel prozent sind 5 von 20', '5 geteilt durch 20, mal 100: 5 von 20 sind 25 Prozent.'],
  [
    'wie viel prozent sind ein viertel',
    'Ein Viertel ist 100 geteilt durch 4. Das sind 25 Prozent.',
  ],
])('%s', (question, answer) => {
  expect(answerFractionSum(question)).toBe(answer);
});

test.each(['wie viel ist die hälfte von 8', 'ein halbes brot', 'was ist ein viertel'])(
  '%s is no sum of fractions',
  (question) => {
    expect(answerFractionSum(question)).toBeNull();
  },
);
