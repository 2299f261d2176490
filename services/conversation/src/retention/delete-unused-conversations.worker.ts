import { startDailyJob } from '@lux/service-kit/jobs/start-daily-job.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The job's and its queue's name. */
export const DELETE_UNUSED_CONVERSATIONS = 'delete-unused-conversations';

/** Deletes every day the conversations of visitors that nobody has gone on with for so long. */
export function startRetention(
  {
    redis: { url },
    namePrefix,
    visitorRetentionDays,
  }: Pick<Config, 'redis' | 'namePrefix' | 'visitorRetentionDays'>,
  { archive, mongo, redis, log, metrics }: Deps,
): { close: () => Promise<void> } {
  return startDailyJob(DELETE_UNUSED_CONVERSATIONS, {
    ...{ redis, url, namePrefix, log, metrics },
    whenReady: mongo.whenReady,
    handle: async (order) => {
      const unusedSince = new Date(Date.now() - visitorRetentionDays * DAY_MS);
      const deleted = await archive.removeUnusedOfVisitors(unusedSince);
      order.log.info({ deleted, unusedSince }, 'unused conversations of visitors deleted');
    },
  });
}
