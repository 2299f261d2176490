import { expect, test } from 'vitest';
import { electSolution } from './elect-solution.ts';
import { explainNamedSum } from './explain-named-sum.ts';

test.each([
  ['tausend minus 430 wie rechne ich das im Kopf', '570'],
  ['wie rechnet man acht mal zwölf am besten', '96'],
  ['56 geteilt durch 8 wie geht das', '7'],
])('the operation that is named is the one computed: %s', (question, result) => {
  expect(explainNamedSum(question)).toContain(result);
});

test.each(['wie geht es dir', 'ich bin minus 3 und du', 'wie rechnet man die Fläche aus'])(
  'it is no named sum: %s',
  (question) => {
    expect(explainNamedSum(question)).toBeNull();
  },
);

test('who says minus is not told plus', () => {
  const found = electSolution('900 minus 120 wie krieg ich das hin');
  expect(found.kind === 'solved' ? found.text : '').not.toContain(' plus ');
});
