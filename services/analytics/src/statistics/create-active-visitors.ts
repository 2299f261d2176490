import { createHash } from 'node:crypto';
import type { RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import type { RedisClient } from '@lux/service-kit/redis/connect-redis.ts';

const WINDOW_MS = 5 * 60 * 1_000;

interface Options {
  redis: RedisClient;
  namePrefix: string;
}

/**
 * Who asked something in the last 5 minutes, by a hash of the mark; in Redis, as counting them in
 * the database takes too long while many ask. Seeing a request again changes nothing.
 */
export function createActiveVisitors({ redis, namePrefix }: Options) {
  const key = `${namePrefix}:active-visitors`;
  return {
    see: async (events: RequestCompletedEvent[]): Promise<void> => {
      const oldest = Date.now() - WINDOW_MS;
      const seen = new Map<string, number>();
      for (const { visitorToken, timestamp } of events) {
        const at = Date.parse(timestamp);
        if (visitorToken === null || at < oldest) continue;
        seen.set(visitorToken, Math.max(at, seen.get(visitorToken) ?? 0));
      }
      if (seen.size === 0) return;
      const scores = [...seen].flatMap(([mark, at]) => [at, hash(mark)]);
      await redis
        .multi()
        .zadd(key, 'GT', ...scores)
        .zremrangebyscore(key, '-inf', oldest)
        .pexpire(key, WINDOW_MS)
        .exec();
    },

    count: async (): Promise<number> => redis.zcount(key, Date.now() - WINDOW_MS, '+inf'),

    forget: async (visitorMarks: string[]): Promise<void> => {
      if (visitorMarks.length > 0) await redis.zrem(key, ...visitorMarks.map(hash));
    },
  };
}

const hash = (mark: string) => createHash('sha256').update(mark).digest('base64url').slice(0, 22);
