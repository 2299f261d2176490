import { expect, test } from 'vitest';
import { contextOf } from './context-of.ts';

test('a story that fits is told whole', () => {
  expect(contextOf('Eins.\n\nZwei.')).toBe('Eins.\n\nZwei.');
});

test('of a very long story LUX is told the end, from a whole paragraph on', () => {
  const context = contextOf(`${'a'.repeat(15_000)}\n\nMitte ${'b'.repeat(15_000)}\n\nEnde.`);
  expect(context.startsWith('Mitte')).toBe(true);
  expect(context.endsWith('Ende.')).toBe(true);
  expect(context.length).toBeLessThanOrEqual(20_000);
});
