import { startDailyJob } from '@lux/service-kit/jobs/start-daily-job.ts';
import type { Deps } from '../deps.ts';
import { deleteExpiredRequests } from './delete-expired-requests.job.ts';
import { handleDeleteExpiredRequests } from './delete-expired-requests.worker.ts';

/** Deletes every day what is older than it may be. */
export function startRetention(deps: Deps): { close: () => Promise<void> } {
  const { config, log, redis, metrics, mongo } = deps;
  return startDailyJob(deleteExpiredRequests, {
    ...{ redis, log, metrics },
    url: config.redis.url,
    namePrefix: config.namePrefix,
    whenReady: mongo.whenReady,
    handle: async (order) => handleDeleteExpiredRequests(deps, order.log),
  });
}
