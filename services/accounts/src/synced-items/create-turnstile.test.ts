import { expect, test } from 'vitest';
import { createTurnstile } from './create-turnstile.ts';

/** Lets what has been resolved go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('one of each account is inside, and no more than fit', async () => {
  const turnstile = createTurnstile(2);
  const inside: string[] = [];
  const enter = async (account: string) => {
    const leave = await turnstile.enter(account);
    inside.push(account);
    return leave;
  };
  const [mia, again, tom, ben] = ['mia', 'mia', 'tom', 'ben'].map(enter);
  await settle();
  expect(inside).toEqual(['mia', 'tom']);
  (await tom)?.();
  await settle();
  expect(inside).toEqual(['mia', 'tom', 'ben']);
  const leave = await mia;
  leave?.();
  leave?.();
  await settle();
  expect(inside).toEqual(['mia', 'tom', 'ben', 'mia']);
  (await again)?.();
  (await ben)?.();
});

test('one account cannot take the places where others wait', async () => {
  const turnstile = createTurnstile(1);
  const waiting = Array.from({ length: 60 }, () => turnstile.enter('mia'));
  const outcomes = Promise.allSettled(waiting);
  const tom = turnstile.enter('tom');
  const first = await waiting[0];
  first?.();
  for (const one of waiting.slice(1, 25)) (await one)();
  (await tom)();
  const refused = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(60 - 25);
  expect(refused[0]).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE' } });
});
