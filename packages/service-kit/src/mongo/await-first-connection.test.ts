import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { awaitFirstConnection } from './await-first-connection.ts';

test('a replica waits for its database, but not for one that is away', async () => {
  const { promise: whenReady, resolve } = Promise.withResolvers<void>();
  let isListening = false;
  const waiting = awaitFirstConnection({ whenReady }, 60_000).then(() => {
    isListening = true;
  });
  await pause(0);
  expect(isListening).toBe(false);
  resolve();
  await waiting;

  const never = Promise.withResolvers<void>().promise;
  await awaitFirstConnection({ whenReady: never }, 1);
});
