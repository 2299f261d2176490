import { createJobWorker } from '@lux/service-kit/jobs/create-job-worker.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import type { createMetrics } from '@lux/service-kit/server/create-metrics.ts';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { fulfilWishJob } from './fulfil-wish.job.ts';
import { type FulfilmentDeps, fulfilWish } from './fulfil-wish.worker.ts';

/** Starts to take wishes from the queue. @returns how to stop, after those in hand. */
export function startFulfilling(
  deps: FulfilmentDeps & { metrics?: ReturnType<typeof createMetrics> },
  { redis: { url }, namePrefix }: Pick<Config, 'redis' | 'namePrefix'>,
  log: Logger,
): () => Promise<void> {
  const redis = connectRedis({ url, log, patience: 'worker' });
  const worker = createJobWorker(fulfilWishJob, {
    redis,
    namePrefix,
    log,
    concurrency: deps.imageProvider.concurrency,
    ...(deps.metrics && { metrics: deps.metrics }),
    handle: async (order) => {
      await fulfilWish(deps, order);
      // Another painter may have come with new AI settings.
      worker.setConcurrency(deps.imageProvider.concurrency);
    },
  });
  return async () => {
    await worker.close();
    await closeRedis(redis);
  };
}
