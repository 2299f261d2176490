import { PRIORITY_LIMIT, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { JobDefinition } from './job-definition.ts';

export interface JobQueue {
  /**
   * Enqueues the record of this id; a second order for the same record is the same job.
   *
   * @param turn from 1: lower turns are begun first, equal ones in the order they came. Without
   *   turns: in the order they came.
   */
  add: (recordId: string, turn?: number) => Promise<void>;
  /** Waiting and not yet begun. */
  countWaiting: () => Promise<number>;
  /** Ids of the records that wait, in the order they will be begun. */
  waitingIds: () => Promise<string[]>;
  /** Takes a job out, unless a worker holds it. */
  remove: (recordId: string) => Promise<void>;
  /** Whether Redis will see to it: waiting, pausing before another try, or being worked on. */
  isPending: (recordId: string) => Promise<boolean>;
  close: () => Promise<void>;
}

const PENDING = new Set(['waiting', 'prioritized', 'delayed', 'active']);

/** The sending end of a job. Job data is the record's id and nothing else. */
export function createJobQueue(
  definition: JobDefinition,
  { redis, namePrefix }: { redis: Redis; namePrefix: string },
): JobQueue {
  const queue = new Queue(definition.name, {
    connection: redis,
    prefix: `${namePrefix}:jobs`,
    skipVersionCheck: true,
    defaultJobOptions: {
      attempts: definition.attempts,
      backoff: { type: 'exponential', delay: definition.backoffMs },
      removeOnComplete: { age: definition.keepFinishedSeconds },
      removeOnFail: { age: definition.keepFinishedSeconds },
    },
  });
  // The connection reports its own outages; without a listener BullMQ would print each of them.
  queue.on('error', () => {});
  // Until it was open once, BullMQ would wait for Redis without an end; the ping fails in time.
  let wasOpen = false;
  queue.waitUntilReady().then(
    () => {
      wasOpen = true;
    },
    () => {},
  );
  const open = async () => {
    if (!wasOpen) await redis.ping();
    return queue;
  };

  return {
    add: async (recordId, turn) => {
      await (await open()).add(
        definition.name,
        { recordId },
        { jobId: recordId, ...(turn && { priority: Math.min(turn, PRIORITY_LIMIT) }) },
      );
    },
    countWaiting: async () => (await open()).getJobCountByTypes('waiting', 'prioritized'),
    waitingIds: async () => (await open()).getRanges(['waiting', 'prioritized'], 0, -1, true),
    remove: async (recordId) => {
      await (await open()).remove(recordId);
    },
    isPending: async (recordId) => PENDING.has(await (await open()).getJobState(recordId)),
    close: async () => queue.close(),
  };
}
