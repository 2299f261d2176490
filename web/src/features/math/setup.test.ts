import { expect, test } from 'vitest';
import { toggleOperation } from './setup.tsx';

test('a kind of sum is added and taken away, in the order of the screen', () => {
  expect(toggleOperation(['/', '+'], '-')).toEqual(['+', '-', '/']);
  expect(toggleOperation(['+', '-', '*'], '-')).toEqual(['+', '*']);
});

test('the last one cannot be taken away', () => {
  expect(toggleOperation(['*'], '*')).toEqual(['*']);
});
