import type { JobDefinition } from '@lux/service-kit/jobs/create-job-queue.ts';

/**
 * Deletes requests older than `EVENT_RETENTION_DAYS`; the database engine does not do so by itself
 * (it has no working TTL index). The record it is about is a day, `YYYY-MM-DD`, so that all copies
 * of the service together order it once a day. The bookkeeping outlasts the day for the same reason.
 */
export const deleteExpiredRequests: JobDefinition = {
  name: 'delete-expired-requests',
  attempts: 5,
  backoffMs: 60_000,
  keepFinishedSeconds: 2 * 24 * 60 * 60,
};
