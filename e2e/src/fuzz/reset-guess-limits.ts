import { Redis } from 'ioredis';

/** Opens the dashboard again to an address that has guessed its password too often. */
export async function resetGuessLimits(redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl);
  try {
    const keys = await redis.keys('lux:guesses:*');
    if (keys.length > 0) await redis.del(keys);
  } finally {
    redis.disconnect();
  }
}
