import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { isReadableJob } from './is-readable-job.ts';

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
