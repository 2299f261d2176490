import { startDailyJob } from '@lux/service-kit/jobs/start-daily-job.ts';
import type { Logger } from 'pino';
import type { Deps } from '../deps.ts';
import { replaceTokens } from '../requests/replace-tokens.ts';
import { foldLeftSegments } from '../statistics/fold-segments.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** As long as dead letters, which a person may put into the stream again. */
export const BELATED_DAYS = 14;
/** After this time without an admin's look the child's wish to delete everything comes first. */
export const WORDS_OF_DANGER_DAYS = 30;

/** The job's and its queue's name. */
export const DELETE_EXPIRED_REQUESTS = 'delete-expired-requests';

/**
 * Deletes every day what is older than it may be; the database engine has no working TTL index.
 */
export function startRetention(deps: Deps): { close: () => Promise<void> } {
  const { config, log, redis, metrics, mongo } = deps;
  return startDailyJob(DELETE_EXPIRED_REQUESTS, {
    ...{ redis, log, metrics },
    url: config.redis.url,
    namePrefix: config.namePrefix,
    whenReady: mongo.whenReady,
    handle: async (order) => deleteExpiredRequests(deps, order.log),
  });
}

/**
 * Deletes requests older than `EVENT_RETENTION_DAYS`. What they add up to stays in the days' counts. Doing it twice
 * deletes nothing more.
 */
export async function deleteExpiredRequests(
  deps: Pick<
    Deps,
    | 'requests'
    | 'alerts'
    | 'outcomes'
    | 'segments'
    | 'days'
    | 'adoptions'
    | 'forgotten'
    | 'deletedThings'
    | 'config'
    | 'log'
  >,
  log: Logger,
): Promise<void> {
  const daysAgo = (count: number) => new Date(Date.now() - count * DAY_MS);
  // Before their events go, as they may have to be counted again.
  await foldLeftSegments(deps);
  const limit = daysAgo(deps.config.eventRetentionDays);
  const deleted = await deps.requests.deleteOlderThan(limit);
  await deps.alerts.deleteHandledBefore(limit);
  await deps.forgotten.deleteOlderThan(daysAgo(BELATED_DAYS));
  await deps.deletedThings.deleteOlderThan(daysAgo(BELATED_DAYS));
  await deps.outcomes.deleteOlderThan(daysAgo(BELATED_DAYS));
  await deps.adoptions.deleteOlderThan(daysAgo(BELATED_DAYS));
  await deps.requests.forgetWords(daysAgo(WORDS_OF_DANGER_DAYS));
  await replaceTokens(deps);
  log.info({ deleted, olderThan: limit }, 'expired requests deleted');
}
