import { Redis } from 'ioredis';

/** Names the keys with this prefix that hold one of the texts, in their name or their value. */
export async function findInRedis(url: string, prefix: string, texts: string[]): Promise<string[]> {
  const redis = new Redis(url);
  try {
    const found: string[] = [];
    for (const key of await redis.keys(`${prefix}*`)) {
      const text = key + JSON.stringify(await readKey(redis, key));
      if (texts.some((one) => text.includes(one))) found.push(key);
    }
    return found;
  } finally {
    redis.disconnect();
  }
}

async function readKey(redis: Redis, key: string): Promise<unknown> {
  const type = await redis.type(key);
  if (type === 'string') return redis.get(key);
  if (type === 'hash') return redis.hgetall(key);
  if (type === 'list') return redis.lrange(key, 0, -1);
  if (type === 'set') return redis.smembers(key);
  if (type === 'zset') return redis.zrange(key, '0', '-1');
  if (type === 'stream') return redis.xrange(key, '-', '+');
  return null;
}
