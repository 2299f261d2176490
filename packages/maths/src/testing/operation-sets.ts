import type { Operation } from '../sums/sum.ts';

const all: Operation[] = ['+', '-', '*', '/'];

/** Every choice of operations a child can make: each alone, all pairs, all threes, all four. */
export const operationSets: Operation[][] = Array.from(
  { length: 2 ** all.length - 1 },
  (_, index) => all.filter((_operation, bit) => ((index + 1) >> bit) & 1),
);
