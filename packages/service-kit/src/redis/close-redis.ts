import type { Redis } from 'ioredis';

/** Ends a connection politely, or at once where Redis is away. */
export async function closeRedis(redis: Redis): Promise<void> {
  await redis.quit().catch(() => redis.disconnect());
}
