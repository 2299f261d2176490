import { type BackendFactory, createRedisBackend, type RedisQueueBackend } from 'bullmq';
import type { Logger } from 'pino';
import { z } from 'zod';
import { toAppError } from '../errors/to-app-error.ts';
import type { RedisClient } from '../redis/connect-redis.ts';

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

/** What BullMQ parses or adds to, as it names it. A missing field does no harm. */
const JobHash = z.looseObject({
  data: Json.optional(),
  opts: JsonObject.optional(),
  progress: Json.optional(),
  parent: JsonObject.optional(),
  ats: Count.optional(),
  atm: Count.optional(),
  stc: Count.optional(),
});

/** Whether BullMQ can make a job of this hash in Redis; any job's. */
function isReadableJob(fields: Record<string, string>): boolean {
  return JobHash.safeParse(fields).success;
}

interface Options {
  redis: RedisClient;
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
async function removeUnreadableJobs({ redis, keys, log }: Options): Promise<number> {
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

async function isReadable(redis: RedisClient, key: string): Promise<boolean> {
  const type = await redis.type(key);
  if (type === 'hash') return isReadableJob(await redis.hgetall(key));
  // Where there is nothing, the job has ended in between.
  return type === 'none';
}

/** What BullMQ answers where it has taken the next job, its data not parsed yet. */
const Taken = z.tuple([z.looseObject({ data: z.string() })]).rest(z.unknown());

/**
 * BullMQ's own way to Redis, with which a worker goes on at once where an entry in its queue is no
 * job at all. BullMQ notices that only once it has taken the entry out of the line: it throws, does
 * not know the cause, waits for something new, and finds the entry stalled later.
 */
export function passOverUnreadableJobs(options: {
  redis: RedisClient;
  log: Logger;
}): BackendFactory<RedisQueueBackend> {
  return (...given) => {
    const backend = createRedisBackend(...given);
    const { keys } = backend;
    const take = backend.moveToActive.bind(backend);
    const finish = backend.moveToFinished.bind(backend);
    const delay = backend.moveToDelayed.bind(backend);

    /** Resolves with what the step answers, or with null where something unreadable was in its way. */
    const tryStep = async <Answer>(step: () => Promise<Answer>): Promise<Answer | null> => {
      try {
        const answer = await step();
        if (canBeMade(answer)) return answer;
        await removeUnreadableJobs({ ...options, keys });
      } catch (error) {
        const isAway = toAppError(error).status === 503;
        if (isAway || (await removeUnreadableJobs({ ...options, keys })) === 0) throw error;
      }
      return null;
    };

    backend.moveToActive = async (...order) => {
      for (;;) {
        const next = await tryStep(() => take(...order));
        if (next) return next;
      }
    };
    // These end one job and take the next one: it is the next one that could not be read.
    backend.moveToFinished = async (...order) => (await tryStep(() => finish(...order))) ?? [];
    backend.moveToDelayed = async (...order) => (await tryStep(() => delay(...order))) ?? [];
    return backend;
  };
}

function canBeMade(answer: unknown): boolean {
  const { data } = Taken.safeParse(answer);
  return !data || isReadableJob({ data: data[0].data });
}
