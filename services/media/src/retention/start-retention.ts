import { startDailyJob } from '@lux/service-kit/jobs/start-daily-job.ts';
import type { createMetrics } from '@lux/service-kit/server/metrics.ts';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { deleteOldJobsJob } from './delete-old-jobs.job.ts';
import { deleteOldJobs, type RetentionDeps } from './delete-old-jobs.worker.ts';

/** Deletes old jobs every day. @returns how to stop. */
export function startRetention(
  deps: RetentionDeps & Pick<Deps, 'redis'> & { metrics: ReturnType<typeof createMetrics> },
  { redis: { url }, namePrefix }: Pick<Config, 'redis' | 'namePrefix'>,
  log: Logger,
): () => Promise<void> {
  const { close } = startDailyJob(deleteOldJobsJob, {
    redis: deps.redis,
    metrics: deps.metrics,
    ...{ url, namePrefix, log },
    handle: async (order) => deleteOldJobs(deps, order.log),
  });
  return close;
}
