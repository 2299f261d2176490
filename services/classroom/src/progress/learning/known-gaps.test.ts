import { sumFamilies } from '@lux/maths/practice/families.ts';
import { sumsOfFamily, taskOfSum } from '@lux/maths/practice/sum-task.ts';
import type { Operation } from '@lux/maths/sums/sum.ts';
import { shuffle } from '@lux/random/choose.ts';
import { createRandom } from '@lux/random/random.ts';
import { expect, test } from 'vitest';
import { simulateChild } from '../testing/simulate-child.ts';
import { unsureFamiliesOf } from '../views/next-step.ts';

const children = Array.from({ length: 40 }, (_, index) => index + 1);

/** What may be a gap of a child: a whole family of the usual round, or a single product. */
const families = sumFamilies
  .filter(({ operation, id }) => (operation === '+' || operation === '-') && !id.endsWith('-big'))
  .map(({ id }) => id);
const products = [
  ...new Set(
    [2, 3, 4, 5, 6, 7, 8, 9]
      .flatMap((row) => sumsOfFamily(`times-${row}`).map(taskOfSum))
      .filter((task) => !task.endsWith('*1')),
  ),
];

const kinds: [string, { all: string[]; operations: Operation[] }][] = [
  ['families of + and −', { all: families, operations: ['+', '-'] }],
  ['single products', { all: products, operations: ['*'] }],
];

const gapsOf = (all: readonly string[], seed: number, count: number) =>
  shuffle(createRandom(seed), all).slice(0, count);

test.each(kinds)(
  'after 200 answers nine of ten gaps are among the five that are shown: %s',
  (_, { all, operations }) => {
    const isShown = children.flatMap((seed) => {
      const gaps = gapsOf(all, seed, 1 + (seed % 5));
      const child = simulateChild({ seed, gaps, operations, isAdaptive: true, learns: false });
      while (child.answers() < 200) child.play();
      const shown = unsureFamiliesOf(child.tasks()).flatMap(({ family, tasks }) => [
        family,
        ...tasks.map(({ task }) => task),
      ]);
      return gaps.map((gap) => shown.includes(gap));
    });
    expect(isShown.filter(Boolean).length / isShown.length).toBeGreaterThanOrEqual(0.9);
  },
);

test.each(kinds)(
  'with what is weak more often 80 %% are right after at most 0.7 of the tasks: %s',
  (_, { all, operations }) => {
    const tasksUntilKnown = (isAdaptive: boolean) =>
      children.reduce((total, seed) => {
        const gaps = gapsOf(all, seed, 3);
        const child = simulateChild({ seed, gaps, operations, isAdaptive, learns: true });
        while (child.rightOnGaps() < 0.8 && child.answers() < 3_000) child.play();
        return total + child.answers();
      }, 0);
    expect(tasksUntilKnown(true) / tasksUntilKnown(false)).toBeLessThanOrEqual(0.7);
  },
);
