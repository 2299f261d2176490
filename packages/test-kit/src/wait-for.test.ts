import { expect, test } from 'vitest';
import { waitFor } from './wait-for.ts';

test('resolves with the first truthy answer, and lets the condition fail before', async () => {
  let asked = 0;
  const answer = await waitFor(async () => {
    asked++;
    if (asked === 1) throw new Error('not yet');
    return asked === 3 ? { name: 'Spinne', legs: 8 } : undefined;
  });
  expect(answer.legs).toBe(8);
});

test('says what it waited for in vain, and why', async () => {
  const waiting = waitFor(
    () => {
      throw new Error('no picture');
    },
    { timeoutMs: 30, what: 'the picture' },
  );
  await expect(waiting).rejects.toMatchObject({
    message: 'waited 30 ms in vain for the picture',
    cause: { message: 'no picture' },
  });
});
