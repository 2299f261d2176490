import type { Redis } from 'ioredis';

/** They hold what children said, so they do not stay longer than a person needs to find the cause. */
const KEEP_SECONDS = 14 * 24 * 60 * 60;
const KEEP_ENTRIES = 1_000;

export interface Burial {
  /** Of the stream entry the events came in. */
  entryId: string;
  why: string;
  /** JSON, as it was delivered. */
  content: string;
}

/** Puts events that nobody can handle where a person can look at them. */
export async function buryEvents(
  redis: Redis,
  deadKey: string,
  { entryId, why, content }: Burial,
): Promise<void> {
  const fields = ['id', entryId, 'why', why, 'events', content];
  await redis.xadd(deadKey, 'MAXLEN', '~', KEEP_ENTRIES, '*', ...fields);
  await redis.expire(deadKey, KEEP_SECONDS);
}
