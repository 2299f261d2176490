import { createHmac } from 'node:crypto';
import type { RedisClient } from '@lux/service-kit/redis/connect-redis.ts';
import type { Result } from 'ioredis';
import { createTokenBuckets, type TokenBuckets } from './token-buckets.ts';

declare module 'ioredis' {
  interface RedisCommander<Context> {
    addToBucket: (bucket: string, takenMs: number, mostMs: number) => Result<string, Context>;
  }
}

/**
 * Adds what one replica gave away, as the time that refills it, and gives the time until the bucket is
 * full again, by Redis' clock. It was given away already, so all replicas together may have given more
 * than the bucket holds; `mostMs` bounds how long that is paid for.
 */
const ADD = `
  local taken, most = tonumber(ARGV[1]), tonumber(ARGV[2])
  local time = redis.call('TIME')
  local now = time[1] * 1000 + time[2] / 1000
  local full = tonumber(redis.call('GET', KEYS[1]) or 0)
  local left = math.min(math.max(full - now, 0) + taken, most)
  redis.call('SET', KEYS[1], string.format('%.3f', now + left), 'PX', math.ceil(left) + 1)
  return string.format('%.3f', left)
`;

interface Options {
  redis: RedisClient;
  namePrefix: string;
  /** Keys the hashes that stand for names in Redis, as names hold addresses. */
  secret: string;
}

/** What is taken within so many milliseconds is told together: a class asks for much in the same moment. */
export const TOLD_AFTER_MS = 25;

/** What was taken and is not told yet, as the time that refills it, and the most that is paid for at once. */
interface Untold {
  takenMs: number;
  mostMs: number;
}

/**
 * Token buckets that all replicas of the bff fill together. Each decides by its own memory, so that no
 * request waits for Redis, tells Redis soon what it took and learns what the others took. Replicas give at
 * most what they give away until then too much; while Redis is away each counts alone.
 */
export function createSharedTokenBuckets({ redis, namePrefix, secret }: Options): TokenBuckets {
  redis.defineCommand('addToBucket', { numberOfKeys: 1, lua: ADD });
  const buckets = createTokenBuckets();
  const untold = new Map<string, Untold>();

  const keyOf = (name: string) =>
    `${namePrefix}:address:${createHmac('sha256', secret).update(name).digest('base64url')}`;

  const share = async (name: string, { takenMs, mostMs }: Untold) => {
    const fullInMs = await redis.addToBucket(keyOf(name), takenMs, mostMs);
    buckets.raise(name, Number(fullInMs));
  };

  const shareAll = () => {
    const taken = [...untold];
    untold.clear();
    if (redis.status !== 'ready') return;
    // A lost message is not sent again: the other replicas' counts have moved on.
    for (const [name, one] of taken) share(name, one).catch(() => {});
  };

  return {
    ...buckets,
    take: (name, { burst, perSecond }, count = 1) => {
      const waitMs = buckets.take(name, { burst, perSecond }, count);
      if (waitMs > 0) return waitMs;
      if (untold.size === 0) setTimeout(shareAll, TOLD_AFTER_MS).unref();
      const takenMs = (untold.get(name)?.takenMs ?? 0) + (count * 1000) / perSecond;
      untold.set(name, { takenMs, mostMs: (2 * burst * 1000) / perSecond });
      return 0;
    },
  };
}
