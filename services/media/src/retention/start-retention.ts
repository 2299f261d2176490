import { addQueueMetrics } from '@lux/service-kit/jobs/add-queue-metrics.ts';
import { createJobQueue } from '@lux/service-kit/jobs/create-job-queue.ts';
import { createJobWorker } from '@lux/service-kit/jobs/create-job-worker.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import type { createMetrics } from '@lux/service-kit/server/create-metrics.ts';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { deleteOldJobsJob } from './delete-old-jobs.job.ts';
import { deleteOldJobs, type RetentionDeps } from './delete-old-jobs.worker.ts';

const HOUR_MS = 60 * 60 * 1_000;

/**
 * Orders the day's deletion at the start and every hour: a fixed time of day would never come on a
 * machine that is switched off at night. @returns how to stop.
 */
export function startRetention(
  deps: RetentionDeps & Pick<Deps, 'redis'> & { metrics: ReturnType<typeof createMetrics> },
  { redis: { url }, namePrefix }: Pick<Config, 'redis' | 'namePrefix'>,
  log: Logger,
): () => Promise<void> {
  const redis = connectRedis({ url, log, patience: 'worker' });
  const queue = createJobQueue(deleteOldJobsJob, { redis: deps.redis, namePrefix });
  addQueueMetrics(deps.metrics, deleteOldJobsJob.name, queue);
  const worker = createJobWorker(deleteOldJobsJob, {
    redis,
    namePrefix,
    log,
    concurrency: 1,
    metrics: deps.metrics,
    handle: async (order) => deleteOldJobs(deps, order.log),
  });
  const orderToday = () => {
    const today = new Date().toISOString().slice(0, 10);
    queue.add(today).catch((error: unknown) => {
      log.warn({ err: error }, 'deletion could not be ordered, next try in an hour');
    });
  };
  orderToday();
  const timer = setInterval(orderToday, HOUR_MS);
  return async () => {
    clearInterval(timer);
    await worker.close();
    await queue.close();
    await closeRedis(redis);
  };
}
