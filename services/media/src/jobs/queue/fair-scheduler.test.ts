import type { OwnerId } from '@lux/contracts/common/ids.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import { namesInOneSlot } from '@lux/service-kit/redis/one-slot.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { listRedisKeys } from '@lux/test-kit/with-redis-masters.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createFairScheduler } from './fair-scheduler.ts';

const engines = useEngines();
const MIA: OwnerId = 'user:mia-mia-mia';
const BEN: OwnerId = 'visitor:ben-ben-ben';
let opened = 0;

function open() {
  opened += 1;
  const log = createLogger('media', 'silent');
  const redis = connectRedis({ url: engines.redis.url, log, role: 'request' });
  onTestFinished(() => closeRedis(redis));
  const namePrefix = `${engines.redis.prefix}-turns-${opened}`;
  const turns = createFairScheduler({ redis, namePrefix });
  /** Each key that names somebody, with how many seconds it still stays. */
  const readMemory = async () => {
    const keys = await listRedisKeys(engines.redis.url, `${namePrefix}*:media:turn*`);
    return Promise.all(keys.map(async (key) => [key, await redis.ttl(key)] as const));
  };
  return { turns, redis, namePrefix, readMemory };
}

test('a child’s wishes take one round each, and a newcomer joins the round of now', async () => {
  const { turns } = open();
  expect(await Promise.all([1, 2, 3].map(() => turns.take(MIA)))).toEqual([1, 2, 3]);
  expect(await turns.take(BEN)).toBe(1);
  await turns.begun(2);
  await turns.begun(1);
  expect(await turns.take('visitor:ada-ada-ada')).toBe(2);
  expect(await turns.take(MIA)).toBe(4);
});

test('nobody is remembered for longer because others go on painting', async () => {
  const { turns, redis, namePrefix, readMemory } = open();
  await turns.take(MIA);
  const mine = `${namesInOneSlot(redis, namePrefix, 'turns')}:media:turn:${MIA}`;
  await redis.expire(mine, 60);
  await turns.take(BEN);
  await turns.begun(1);
  const memory = new Map(await readMemory());
  expect(memory.get(mine)).toBeLessThanOrEqual(60);
  // All of it ends by itself.
  for (const seconds of memory.values()) expect(seconds).toBeGreaterThan(0);
});

test('who deletes everything is not remembered at all', async () => {
  const { turns, readMemory } = open();
  await turns.take(MIA);
  await turns.take(BEN);
  await turns.forget([MIA]);
  await turns.forget([]);
  const memory = JSON.stringify(await readMemory());
  expect(memory).not.toContain(MIA);
  expect(memory).toContain(BEN);
});
