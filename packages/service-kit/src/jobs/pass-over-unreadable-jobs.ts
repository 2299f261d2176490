import { type BackendFactory, createRedisBackend, type RedisQueueBackend } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { z } from 'zod';
import { toAppError } from '../errors/to-app-error.ts';
import { isReadableJob, removeUnreadableJobs } from './remove-unreadable-jobs.ts';

/** What BullMQ answers where it has taken the next job, its data not parsed yet. */
const Taken = z.tuple([z.looseObject({ data: z.string() })]).rest(z.unknown());

/**
 * BullMQ's own way to Redis, with which a worker goes on at once where an entry in its queue is no
 * job at all. BullMQ notices that only once it has taken the entry out of the line: it throws, does
 * not know whose fault it was, waits for something new, and finds the entry stalled later.
 */
export function passOverUnreadableJobs(options: {
  redis: Redis;
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
