import { expect, test, vi } from 'vitest';
import { readAhead } from './read-ahead.ts';

async function* count(upTo: number, error?: Error) {
  for (let number = 1; number <= upTo; number += 1) yield number;
  if (error) throw error;
}

async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of source) items.push(item);
  return items;
}

test('everything is taken in before anybody asks', async () => {
  const onItem = vi.fn();
  const items = readAhead(count(3), onItem);
  await vi.waitFor(() => expect(onItem).toHaveBeenCalledTimes(3));
  expect(await collect(items)).toEqual([1, 2, 3]);
});

test('whoever asks early waits', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  async function* late() {
    yield 1;
    await promise;
    yield 2;
  }
  const collected = collect(readAhead(late(), () => {}));
  resolve();
  expect(await collected).toEqual([1, 2]);
});

test('an error is thrown where it happened, to whoever asks', async () => {
  const items = readAhead(count(2, new Error('torn')), () => {});
  const seen: number[] = [];
  const read = async () => {
    for await (const item of items) seen.push(item);
  };
  await expect(read()).rejects.toThrow('torn');
  expect(seen).toEqual([1, 2]);
});
