import type { Redis } from 'ioredis';

/** Ends a connection politely, or at once where Redis is away. */
export async function closeRedis(redis: Redis): Promise<void> {
  // Behind commands that wait for Redis to come back, a goodbye would wait as long as they do.
  if (redis.status === 'reconnecting') return redis.disconnect();
  // So would one said while the connection is being made, in vain.
  const { promise: isAway, resolve } = Promise.withResolvers<void>();
  redis.once('reconnecting', resolve);
  await Promise.race([redis.quit().catch(() => {}), isAway]);
  redis.off('reconnecting', resolve);
  redis.disconnect();
}
