import { expect, test } from 'vitest';
import { solveWordProblem } from './solve-word-problem.ts';

const resultOf = (text: string) => {
  const reading = solveWordProblem(text);
  return reading.kind === 'solved' ? reading.text.split('. ').at(-1) : reading.kind;
};

test.each([
  [
    'eine gärtnerin setzt vier reihen mit je neun rosen aber sechs gehen ein wie viele blühen',
    'Es sind 30.',
  ],
  [
    'sechs kinder bauen je drei türme vier fallen um wie viele türme stehen noch',
    'Es sind 14 Türme.',
  ],
  ['im garten stehen 12 rosen 4 erfrieren wie viele blühen noch', 'Es sind 8.'],
  ['meine katze frisst am tag zwei dosen wie viele brauch ich für eine woche', 'Es sind 14.'],
])('%s', (text, result) => {
  expect(resultOf(text)).toBe(result);
});

test('what was told of stays a thing', () => {
  expect(resultOf('paul hat 12 murmeln und verliert 4 wie viele murmeln hat er noch')).toBe(
    'Es sind 8 Murmeln.',
  );
});
