import { expect, test } from 'vitest';
import { predictLayered } from '../classifier/layered-head.ts';
import { fitLayered } from './fit-layered.ts';

/** Harmless alone, bad together, and nothing at all is harmless: no sum of two weights tells it. */
const either = [
  { rows: [0, 2], label: 1 },
  { rows: [1, 2], label: 1 },
  { rows: [0, 1, 2], label: 0 },
  { rows: [2], label: 0 },
];
const examples = Array.from({ length: 400 }, (_, at) => {
  const { rows, label } = either[at % either.length] ?? { rows: [], label: 0 };
  return {
    rows: Int32Array.from(rows),
    values: Float32Array.from(rows, () => 2),
    label,
    weight: 1,
  };
});
const learn = () =>
  fitLayered(examples, {
    featureCount: 3,
    labels: ['other', 'one of both'],
    units: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
    seed: 7,
    epochs: 60,
  });

test('what two things mean together is learnt, though neither means it alone', () => {
  const learnt = learn();
  const told = either.map(({ rows }) => {
    const [other = 0, one = 0] = predictLayered(learnt, { rows, values: rows.map(() => 2) });
    return one > other ? 1 : 0;
  });
  expect(told).toEqual(either.map(({ label }) => label));
});

test('learning twice gives the same weights', () => {
  expect(learn()).toEqual(learn());
});
