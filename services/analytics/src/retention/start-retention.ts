import { addQueueMetrics } from '@lux/service-kit/jobs/add-queue-metrics.ts';
import { createJobQueue } from '@lux/service-kit/jobs/create-job-queue.ts';
import { createJobWorker } from '@lux/service-kit/jobs/create-job-worker.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import type { Deps } from '../deps.ts';
import { deleteExpiredRequests } from './delete-expired-requests.job.ts';
import { handleDeleteExpiredRequests } from './delete-expired-requests.worker.ts';

const HOUR_MS = 60 * 60 * 1_000;

/**
 * Orders the day's deletion at the start and every hour: a fixed time of day would never come on a
 * machine that is switched off at night, and a schedule kept in Redis could be lost with it.
 */
export function startRetention(deps: Deps): { close: () => Promise<void> } {
  const { config, log } = deps;
  const { namePrefix } = config;
  const redis = connectRedis({ url: config.redis.url, log, patience: 'worker' });
  const queue = createJobQueue(deleteExpiredRequests, { redis: deps.redis, namePrefix });
  addQueueMetrics(deps.metrics, deleteExpiredRequests.name, queue);
  const worker = createJobWorker(deleteExpiredRequests, {
    redis,
    namePrefix,
    log,
    concurrency: 1,
    metrics: deps.metrics,
    handle: async (order) => handleDeleteExpiredRequests(deps, order.log),
  });

  let isClosed = false;
  const orderToday = () => {
    const today = new Date().toISOString().slice(0, 10);
    queue.add(today).catch((error: unknown) => {
      log.warn({ err: error }, 'deletion could not be ordered, next try in an hour');
    });
  };
  deps.mongo.whenReady.then(() => isClosed || orderToday());
  const timer = setInterval(orderToday, HOUR_MS);

  return {
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await worker.close();
      await queue.close();
      redis.disconnect();
    },
  };
}
