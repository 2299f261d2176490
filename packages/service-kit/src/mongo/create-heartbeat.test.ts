import { expect, test } from 'vitest';
import { createHeartbeat } from './create-heartbeat.ts';

const never = () => new Promise<never>(() => {});

test('a database that answers is there, one that refuses is not', async () => {
  expect(await createHeartbeat(async () => 'pong').isThere()).toBe(true);
  const refuse = async () => {
    throw new Error('not connected');
  };
  expect(await createHeartbeat(refuse).isThere()).toBe(false);
});

test('one that hangs is not there, and is asked once for all who want to know', async () => {
  let asked = 0;
  const pulse = createHeartbeat(() => {
    asked += 1;
    return never();
  }, 20);
  expect(await Promise.all([pulse.isThere(), pulse.isThere()])).toEqual([false, false]);
  expect(asked).toBe(1);
});

test('one that is too busy for our question is there as long as it answers others', async () => {
  const pulse = createHeartbeat(never, 20);
  const isThere = pulse.isThere();
  pulse.beat();
  expect(await isThere).toBe(true);
});
