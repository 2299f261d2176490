import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Rate } from './rate.ts';

/** Which bucket of whom. */
interface Bucket {
  /** What the names of all such buckets begin with. */
  prefix: string;
  /** The field of the hash that says whose it is. */
  field: string;
  /** Whose it is where there is no such field. */
  name: string;
  rate: Rate;
  count: number;
}

export interface Admission {
  /** The hash's fields; none where there is no such hash, and nothing was taken then. */
  fields: Record<string, string>;
  /** Milliseconds until the bucket holds enough; 0: taken. */
  waitMs: number;
}

// The moment when the bucket will be full again is all that is kept of it, as in `createBuckets`, but
// by the clock that all copies of the bff share.
const SCRIPT = `
  local fields = redis.call('HGETALL', KEYS[1])
  if #fields == 0 then return {0} end
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local bucket = ARGV[3] .. (redis.call('HGET', KEYS[1], ARGV[4]) or ARGV[5])
  local full = tonumber(redis.call('GET', bucket) or 0)
  local after = math.max(full, now) + tonumber(ARGV[1])
  local wait = after - now - tonumber(ARGV[2])
  if wait <= 0 then
    redis.call('SET', bucket, string.format('%.0f', after), 'PX', string.format('%.0f', after - now))
    wait = 0
  end
  return {wait, unpack(fields)}
`;
const SHA = createHash('sha1').update(SCRIPT).digest('hex');

/** Reads a session and takes from its bucket in one step and one way to Redis. */
export function createAdmission(redis: Redis) {
  return async (hash: string, { prefix, field, name, rate, count }: Bucket): Promise<Admission> => {
    const costMs = Math.ceil((count * 1000) / rate.perSecond);
    const windowMs = Math.ceil((rate.burst * 1000) / rate.perSecond);
    const values = [costMs, windowMs, prefix, field, name];
    const answer = await redis.evalsha(SHA, 1, hash, ...values).catch((error: Error) => {
      // After Redis was started anew it knows no scripts.
      if (!error.message.startsWith('NOSCRIPT')) throw error;
      return redis.eval(SCRIPT, 1, hash, ...values);
    });
    const [waitMs, ...parts] = Array.isArray(answer) ? answer : [];
    const fields: Record<string, string> = {};
    for (let index = 0; index + 1 < parts.length; index += 2) {
      fields[String(parts[index])] = String(parts[index + 1]);
    }
    return { fields, waitMs: Number(waitMs) };
  };
}
