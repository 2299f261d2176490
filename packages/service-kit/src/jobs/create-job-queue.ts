import { PRIORITY_LIMIT, Queue } from 'bullmq';
import type { RedisClient } from '../redis/connect-redis.ts';
import { namesInOneSlot } from '../redis/one-slot.ts';
import type { Origin } from '../tracing/origin.ts';

/** An order that a worker carries out: what is agreed between who enqueues and who works. */
export interface JobDefinition {
  /** Verb and noun: `generate-image`. Also the queue's name. */
  name: string;
  /** How often it is tried in all. */
  attempts: number;
  /** Pause before the second try, doubling after it. */
  backoffMs: number;
  /** How long a finished job's bookkeeping stays in Redis; the truth is in the record. */
  keepFinishedSeconds: number;
}

export interface JobQueue {
  /**
   * Enqueues the record of this id; a second order for the same record is the same job.
   *
   * @param turn from 1: lower turns are begun first, equal ones in the order they came. Without
   *   turns: in the order they came.
   * @param origin the request that ordered it, for log lines and traces of the worker.
   */
  add: (recordId: string, turn?: number, origin?: Origin) => Promise<void>;
  /** Waiting and not yet begun. */
  countWaiting: () => Promise<number>;
  /** Jobs in each state, as Redis knows them. */
  countByState: () => Promise<Record<'waiting' | 'active' | 'delayed' | 'failed', number>>;
  /** Ids of the records that wait, in the order they will be begun. */
  waitingIds: () => Promise<string[]>;
  /** Takes a job out, unless a worker holds it. */
  remove: (recordId: string) => Promise<void>;
  /** Whether Redis will see to it: waiting, pausing before another try, or being worked on. */
  isPending: (recordId: string) => Promise<boolean>;
  close: () => Promise<void>;
}

const PENDING = new Set(['waiting', 'prioritized', 'delayed', 'active']);

/** The begin of all keys of a queue, which BullMQ's scripts touch together. */
export function jobKeyPrefix(redis: RedisClient, namePrefix: string, queue: string): string {
  return `${namesInOneSlot(redis, namePrefix, `queue-${queue}`)}:jobs`;
}

/** The sending end of a job. Job data is ids and nothing else: the record's, and its origin's. */
export function createJobQueue(
  definition: JobDefinition,
  { redis, namePrefix }: { redis: RedisClient; namePrefix: string },
): JobQueue {
  const queue = new Queue(definition.name, {
    connection: redis,
    prefix: jobKeyPrefix(redis, namePrefix, definition.name),
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
    add: async (recordId, turn, origin) => {
      await (await open()).add(
        definition.name,
        { recordId, ...(origin && { origin }) },
        { jobId: recordId, ...(turn && { priority: Math.min(turn, PRIORITY_LIMIT) }) },
      );
    },
    countWaiting: async () => (await open()).getJobCountByTypes('waiting', 'prioritized'),
    countByState: async () => {
      const states = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const;
      const counts = await (await open()).getJobCounts(...states);
      const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = counts;
      return { waiting: waiting + prioritized, active, delayed, failed };
    },
    waitingIds: async () => (await open()).getRanges(['waiting', 'prioritized'], 0, -1, true),
    remove: async (recordId) => {
      await (await open()).remove(recordId);
    },
    isPending: async (recordId) => PENDING.has(await (await open()).getJobState(recordId)),
    close: async () => queue.close(),
  };
}
