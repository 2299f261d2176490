import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { z } from 'zod';

const Json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text || '{}');
  } catch {
    context.addIssue('not JSON');
    return z.NEVER;
  }
});
const JsonObject = Json.refine((value) => value !== null && typeof value === 'object');
const Count = z.string().regex(/^\d{1,15}$/);

/** What BullMQ parses or adds to, as it names it. A field that is missing harms nobody. */
const JobHash = z.looseObject({
  data: Json.optional(),
  opts: JsonObject.optional(),
  progress: Json.optional(),
  parent: JsonObject.optional(),
  ats: Count.optional(),
  atm: Count.optional(),
  stc: Count.optional(),
});

/** Whether BullMQ can make a job of this hash in Redis; whose job it is does not matter. */
export function isReadableJob(fields: Record<string, string>): boolean {
  return JobHash.safeParse(fields).success;
}

interface Options {
  redis: Redis;
  /** The queue's keys, as BullMQ names them. */
  keys: Record<string, string>;
  log: Logger;
}

/** Enough to find it, whatever somebody has put into the queue. */
const SHOWN_CHARACTERS = 100;

/**
 * Removes what BullMQ has taken out of the line for a worker and cannot make a job of, each with a
 * line in the log. Otherwise it would lie there until it is taken for stalled, come first in line
 * again, and so on.
 *
 * @returns how many there were.
 */
export async function removeUnreadableJobs({ redis, keys, log }: Options): Promise<number> {
  const { active = '', marker = '', '': prefix = '' } = keys;
  const isOfQueue = new Set(Object.values(keys));
  const ids = await redis.lrange(active, 0, -1);
  let removed = 0;
  for (const id of ids) {
    const key = prefix + id;
    if (await isReadable(redis, key)) continue;
    const steps = redis.multi().lrem(active, 0, id).del(`${key}:lock`);
    // An entry may bear the name of a part of the queue itself.
    if (!isOfQueue.has(key)) steps.del(key);
    // Others may be in line; BullMQ has not come to telling that.
    steps.zadd(marker, 0, '0');
    const [taken] = (await steps.exec()) ?? [];
    // Another copy may have been here first.
    if (!taken?.[1]) continue;
    removed += 1;
    log.warn({ entry: id.slice(0, SHOWN_CHARACTERS) }, 'removed from the queue what is no job');
  }
  return removed;
}

async function isReadable(redis: Redis, key: string): Promise<boolean> {
  const type = await redis.type(key);
  if (type === 'hash') return isReadableJob(await redis.hgetall(key));
  // Where there is nothing, the job has ended in between.
  return type === 'none';
}
