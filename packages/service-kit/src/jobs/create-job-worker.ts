import { type Job, UnrecoverableError, Worker, type WorkerOptions } from 'bullmq';
import type { Logger } from 'pino';
import { Histogram, Registry } from 'prom-client';
import { z } from 'zod';
import { toAppError } from '../errors/to-app-error.ts';
import type { RedisClient } from '../redis/connect-redis.ts';
import { Origin } from '../tracing/origin.ts';
import { workChannel } from '../tracing/work-channel.ts';
import { type JobDefinition, jobKeyPrefix } from './create-job-queue.ts';
import { passOverUnreadableJobs } from './unreadable-jobs.ts';

/** The figures of one job worker, added to the registry its process shows. */
function createWorkerMetrics(registry = new Registry()) {
  const known = registry.getSingleMetric('job_attempt_duration_seconds');
  const duration =
    known instanceof Histogram
      ? known
      : new Histogram({
          name: 'job_attempt_duration_seconds',
          help: 'Time a worker took for one attempt at a job',
          labelNames: ['job', 'result'],
          buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90],
          registers: [registry],
        });
  return {
    /** Times one attempt, by how it ended. @throws what it throws. */
    time: async (job: string, attempt: () => Promise<void>): Promise<void> => {
      const stop = duration.startTimer({ job });
      try {
        await attempt();
        stop({ result: 'done' });
      } catch (error) {
        stop({ result: 'failed' });
        throw error;
      }
    },
  };
}

const JobData = z.object({ recordId: z.string(), origin: Origin.default({}) });

export interface JobOrder {
  recordId: string;
  log: Logger;
  /** Whether a failure now is final. */
  isLastAttempt: boolean;
  /** As given to `JobQueue.add`; 0 without turns. */
  turn: number;
}

interface Options {
  redis: RedisClient;
  namePrefix: string;
  log: Logger;
  concurrency: number;
  handle: (order: JobOrder) => Promise<void>;
  /** Where the worker's figures are shown. */
  metrics?: Registry;
  /** How long a stop waits for jobs in hand. */
  closeTimeoutMs?: number;
}

/** A worker that died is noticed after this long and its job goes to another one. */
const STALLED_AFTER_MS = 5_000;
/** Leaves time to close within the 10 s a stop may take (`runService`). */
const CLOSE_TIMEOUT_MS = 7_000;

/** The working end of a job. The handler may run twice for one record and must bear it. */
export function createJobWorker(
  definition: JobDefinition,
  {
    redis,
    namePrefix,
    log,
    concurrency,
    handle,
    metrics,
    closeTimeoutMs = CLOSE_TIMEOUT_MS,
  }: Options,
): { close: () => Promise<void>; setConcurrency: (concurrency: number) => void } {
  const figures = createWorkerMetrics(metrics);
  const logOf = (recordId: string | undefined, { requestId }: Origin) =>
    log.child({ job: definition.name, recordId, ...(requestId && { requestId }) });

  const run = async (job: Job) => {
    const data = JobData.safeParse(job.data);
    if (job.name !== definition.name) throw new UnrecoverableError('the job has a foreign name');
    if (!data.success) throw new UnrecoverableError('job data is not a record id');
    const { recordId, origin } = data.data;
    const attempt = job.attemptsMade + 1;
    const order: JobOrder = {
      recordId,
      log: logOf(recordId, origin),
      isLastAttempt: attempt >= definition.attempts,
      turn: job.opts.priority ?? 0,
    };
    const work = {
      name: definition.name,
      attributes: { 'lux.job.record_id': recordId, 'lux.job.attempt': attempt },
      parent: origin.traceparent,
    };
    await figures.time(definition.name, () => workChannel.tracePromise(() => handle(order), work));
  };
  const options: WorkerOptions = {
    connection: redis,
    prefix: jobKeyPrefix(redis, namePrefix, definition.name),
    concurrency,
    lockDuration: STALLED_AFTER_MS,
    stalledInterval: STALLED_AFTER_MS,
    // A crash counts as an attempt of its own; the record decides whether work is still due.
    maxStalledCount: 10,
    // For what did not come from `createJobQueue`.
    removeOnFail: { age: definition.keepFinishedSeconds },
    skipVersionCheck: true,
  };
  const queueLog = log.child({ job: definition.name });
  const backend = passOverUnreadableJobs({ redis, log: queueLog });
  const worker = new Worker(definition.name, run, options, backend);
  worker.on('error', (error) => {
    // The connection reports an outage once; BullMQ would at every try to reconnect.
    if (toAppError(error).status === 503) return;
    log.warn({ err: error, job: definition.name }, 'worker error');
  });
  worker.on('failed', (job, error) => {
    const { data } = JobData.safeParse(job?.data);
    logOf(job?.id, data?.origin ?? {}).warn({ err: error }, 'job attempt failed');
  });
  return {
    /**
     * Lets jobs in hand finish, within limits: another worker takes over what is left. Where Redis is
     * away, or goes away meanwhile, the result could not be published, so it does not wait then.
     */
    close: async () => {
      const closing = worker.close(redis.status !== 'ready').catch(() => {});
      const { promise: enough, resolve } = Promise.withResolvers<void>();
      redis.once('close', resolve);
      const timer = setTimeout(resolve, closeTimeoutMs);
      await Promise.race([closing, enough]);
      clearTimeout(timer);
      redis.off('close', resolve);
    },
    /** Holds from the next job on. */
    setConcurrency: (next) => {
      if (worker.concurrency !== next) worker.concurrency = next;
    },
  };
}
