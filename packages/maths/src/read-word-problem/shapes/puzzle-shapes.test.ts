import { expect, test } from 'vitest';
import { solveWordProblem } from '../solve-word-problem.ts';

test.each([
  [
    'Ein Quadrat hat außenrum 36 cm. Wie lang ist eine Seite und wie groß ist die Fläche?',
    /9 Zentimeter.*81/,
  ],
  ['Hühner und Kühe, zusammen 12 Tiere und 30 Beine. Wie viele Kühe sind das?', /Es sind 3 Kühe/],
  [
    'Hühner und Kühe, zusammen 12 Tiere und 30 Beine. Wie viele Hühner sind das?',
    /Es sind 9 Hühner/,
  ],
  [
    'mein bruder ist doppelt so alt wie ich und ich bin 6 wie alt ist er wenn ich 10 bin',
    /16 Jahre/,
  ],
  ['Eine Torte hat 12 Stücke, wir essen 5, welcher Bruchteil bleibt übrig?', /sieben Zwölftel/],
])('%s', (told, solution) => {
  const reading = solveWordProblem(told);
  expect(reading.kind === 'solved' ? reading.text : reading.kind).toMatch(solution);
});

test('heads and legs that cannot be are not solved', () => {
  const told = 'Hühner und Kühe, zusammen 10 Tiere und 90 Beine. Wie viele Kühe sind das?';
  const reading = solveWordProblem(told);
  expect(reading.kind === 'solved' ? reading.text : '').not.toMatch(/Es sind 35/);
});
