import { expect, test } from 'vitest';
import { createNearTerms } from './near-terms.ts';

const near = createNearTerms(
  ['Specht', 'Lava', 'Witz', 'Hessen', 'Giraffe'],
  (word) => !/^(?:warum|hämmert|essen|heiß)$/u.test(word),
);

test('one noun is read as another that sounds nearly so', () => {
  const [reading] = near('warum hämmert der spekt an den baum');
  expect(reading?.question).toBe('warum hämmert der specht an den baum');
  expect(reading?.isTold('Der Specht sucht im Baum nach Käfern.')).toBe(true);
  expect(reading?.isTold('Der Specht ist ein Vogel.')).toBe(false);
});

test('what is no noun, and what sounds otherwise, is left', () => {
  expect(near('was essen elefanten')).toEqual([]);
});
