import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { RedisClient } from './connect-redis.ts';

/** How long a Redis that stays silent may take to say goodbye. */
const GOODBYE_MS = 1_000;

/** Ends a connection politely, or at once where Redis is away. */
export async function closeRedis(redis: RedisClient): Promise<void> {
  // Behind commands that wait for Redis to come back, a goodbye would wait as long as they do.
  if (redis.status === 'reconnecting') return redis.disconnect();
  // So would one said while the connection is being made, in vain.
  const { promise: isAway, resolve } = Promise.withResolvers<void>();
  redis.once('reconnecting', resolve);
  const goodbye = whenReady(redis)
    .then(() => redis.quit())
    .catch(() => {});
  await Promise.race([goodbye, isAway, pause(GOODBYE_MS, undefined, { ref: false })]);
  redis.off('reconnecting', resolve);
  redis.disconnect();
}

/** A cluster that is left while it is being opened would open all the same, and hear nobody. */
async function whenReady(redis: RedisClient): Promise<void> {
  if (redis.isCluster && redis.status !== 'ready') await once(redis, 'ready');
}
