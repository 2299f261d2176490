import { startDailyJob } from '@lux/service-kit/jobs/start-daily-job.ts';
import { KEEP_AUDIT_DAYS } from '../audit/audit-trail.store.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** As long as dead letters, which a person may put into the stream again. */
const BELATED_DAYS = 14;

/** Keeps the audit trail for a year, what visitors keep while they use it, and notes of what was wiped as long as something may be late; the database engine has no working TTL index. */
export function startRetention(
  {
    redis: { url },
    namePrefix,
    visitorRetentionDays,
  }: Pick<Config, 'redis' | 'namePrefix' | 'visitorRetentionDays'>,
  { auditTrail, syncedItems, wipedPeriods, deletionLog, mongo, redis, log, metrics }: Deps,
): { close: () => Promise<void> } {
  return startDailyJob('delete-expired-audit-entries', {
    ...{ redis, url, namePrefix, log, metrics },
    whenReady: mongo.whenReady,
    handle: async (order) => {
      const olderThan = new Date(Date.now() - KEEP_AUDIT_DAYS * DAY_MS);
      const deleted = await auditTrail.deleteOlderThan(olderThan);
      await wipedPeriods.deleteOlderThan(new Date(Date.now() - BELATED_DAYS * DAY_MS));
      // Reading drops what is older than any back-up.
      await deletionLog.read({});
      order.log.info({ deleted, olderThan }, 'expired entries of the audit trail deleted');
      const unusedSince = new Date(Date.now() - visitorRetentionDays * DAY_MS);
      const visitors = await syncedItems.removeUnusedOfVisitors(unusedSince);
      order.log.info({ visitors, unusedSince }, 'unused things of visitors deleted');
    },
  });
}
