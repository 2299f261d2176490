import { expect, test } from 'vitest';
import { createDroppedRowCounter } from './dropped-row-counter.ts';

test('each request counts once, until the list has it', () => {
  const leftOut = createDroppedRowCounter(10);
  for (const id of ['a', 'b', 'b', 'c']) leftOut.add(id);
  expect(leftOut.count()).toBe(3);
  leftOut.found([{ id: 'b' }, { id: 'nowhere' }]);
  expect(leftOut.count()).toBe(2);
  leftOut.clear();
  expect(leftOut.count()).toBe(0);
});

test('beyond the limit the oldest stay counted', () => {
  const leftOut = createDroppedRowCounter(2);
  for (const id of ['a', 'b', 'c', 'd', 'e']) leftOut.add(id);
  expect(leftOut.count()).toBe(5);
  leftOut.found([{ id: 'a' }, { id: 'e' }]);
  expect(leftOut.count()).toBe(4);
});
