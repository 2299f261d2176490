import { type Job, UnrecoverableError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { z } from 'zod';
import { toAppError } from '../errors/to-app-error.ts';
import type { JobDefinition } from './job-definition.ts';

const JobData = z.object({ recordId: z.string() });

export interface JobOrder {
  recordId: string;
  log: Logger;
  /** Whether a failure now is final. */
  isLastAttempt: boolean;
  /** As given to `JobQueue.add`; 0 without turns. */
  turn: number;
}

interface Options {
  redis: Redis;
  namePrefix: string;
  log: Logger;
  concurrency: number;
  handle: (order: JobOrder) => Promise<void>;
}

/** A worker that died is noticed after this long and its job goes to another one. */
const STALLED_AFTER_MS = 5_000;

/** The working end of a job. The handler may run twice for one record and must bear it. */
export function createJobWorker(
  definition: JobDefinition,
  { redis, namePrefix, log, concurrency, handle }: Options,
): { close: () => Promise<void>; setConcurrency: (concurrency: number) => void } {
  const run = async (job: Job) => {
    const data = JobData.safeParse(job.data);
    if (!data.success) throw new UnrecoverableError('job data is not a record id');
    const { recordId } = data.data;
    await handle({
      recordId,
      log: log.child({ job: definition.name, recordId }),
      isLastAttempt: job.attemptsMade + 1 >= definition.attempts,
      turn: job.opts.priority ?? 0,
    });
  };
  const worker = new Worker(definition.name, run, {
    connection: redis,
    prefix: `${namePrefix}:jobs`,
    concurrency,
    lockDuration: STALLED_AFTER_MS,
    stalledInterval: STALLED_AFTER_MS,
    // A crash counts as an attempt of its own; the record decides whether work is still due.
    maxStalledCount: 10,
    skipVersionCheck: true,
  });
  worker.on('error', (error) => {
    // The connection reports an outage once; BullMQ would at every try to reconnect.
    if (toAppError(error).status === 503) return;
    log.warn({ err: error, job: definition.name }, 'worker error');
  });
  worker.on('failed', (job, error) =>
    log.warn({ err: error, job: definition.name, recordId: job?.id }, 'job attempt failed'),
  );
  return {
    /** Lets jobs in hand finish. Where Redis is away nobody could be told, so it does not wait then. */
    close: async () => worker.close(redis.status !== 'ready'),
    /** Holds from the next job on. */
    setConcurrency: (next) => {
      if (worker.concurrency !== next) worker.concurrency = next;
    },
  };
}
