import { Redis } from 'ioredis';

/** What waits in the event streams and with whom: where events are missing, that tells who holds them. */
export async function describeBacklog(redisUrl: string): Promise<string[]> {
  const redis = new Redis(redisUrl);
  try {
    const backlog: string[] = [];
    for await (const keys of redis.scanStream({ type: 'stream' })) {
      for (const key of keys) {
        const waiting = await redis.xlen(key);
        const groups = await redis.xinfo('GROUPS', key);
        backlog.push(`${key}: ${waiting} entries, ${JSON.stringify(groups)}`);
      }
    }
    return backlog;
  } finally {
    redis.disconnect();
  }
}
