import { expect, test } from 'vitest';
import { createKeyedSemaphore } from './keyed-semaphore.ts';

/** Lets what has been resolved go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('one of each account holds it, and no more than fit', async () => {
  const semaphore = createKeyedSemaphore(2);
  const holders: string[] = [];
  const acquire = async (account: string) => {
    const release = await semaphore.acquire(account);
    holders.push(account);
    return release;
  };
  const [mia, again, tom, ben] = ['mia', 'mia', 'tom', 'ben'].map(acquire);
  await settle();
  expect(holders).toEqual(['mia', 'tom']);
  (await tom)?.();
  await settle();
  expect(holders).toEqual(['mia', 'tom', 'ben']);
  const release = await mia;
  release?.();
  release?.();
  await settle();
  expect(holders).toEqual(['mia', 'tom', 'ben', 'mia']);
  (await again)?.();
  (await ben)?.();
});

test('one account cannot take the places where others wait', async () => {
  const semaphore = createKeyedSemaphore(1);
  const waiting = Array.from({ length: 60 }, () => semaphore.acquire('mia'));
  const outcomes = Promise.allSettled(waiting);
  const tom = semaphore.acquire('tom');
  const first = await waiting[0];
  first?.();
  for (const one of waiting.slice(1, 25)) (await one)();
  (await tom)();
  const refused = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(60 - 25);
  expect(refused[0]).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE' } });
});
