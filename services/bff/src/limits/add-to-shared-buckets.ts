import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';

export interface Addition {
  key: string;
  /** What was taken, as the time that refills it. */
  takenMs: number;
  /** What refills all of the bucket. */
  windowMs: number;
}

// As in `createAdmission`: the moment when a bucket will be full again, by Redis' clock. All copies
// have given away what they add, so it may be more than the bucket holds; nobody pays for longer than
// one more bucket.
const SCRIPT = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local left = {}
  for place, key in ipairs(KEYS) do
    local taken = tonumber(ARGV[2 * place - 1])
    local most = 2 * tonumber(ARGV[2 * place])
    local full = tonumber(redis.call('GET', key) or 0)
    left[place] = math.min(math.max(full - now, 0) + taken, most)
    redis.call('SET', key, string.format('%.0f', now + left[place]), 'PX', string.format('%.0f', left[place] + 1))
  end
  return left
`;
const SHA = createHash('sha1').update(SCRIPT).digest('hex');

/**
 * Adds to buckets that several copies take from, in one way to Redis.
 *
 * @returns for each, in milliseconds, when it will be full again.
 */
export async function addToSharedBuckets(redis: Redis, additions: Addition[]): Promise<number[]> {
  const keys = additions.map(({ key }) => key);
  const amounts = additions.flatMap(({ takenMs, windowMs }) => [
    Math.ceil(takenMs),
    Math.ceil(windowMs),
  ]);
  const answer = await redis
    .evalsha(SHA, keys.length, ...keys, ...amounts)
    .catch((error: Error) => {
      // After Redis was started anew it knows no scripts.
      if (!error.message.startsWith('NOSCRIPT')) throw error;
      return redis.eval(SCRIPT, keys.length, ...keys, ...amounts);
    });
  return Array.isArray(answer) ? answer.map(Number) : [];
}
