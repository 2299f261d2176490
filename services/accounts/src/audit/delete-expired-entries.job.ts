import type { JobDefinition } from '@lux/service-kit/jobs/create-job-queue.ts';

/**
 * Deletes entries of the audit trail older than a year. The record it is about is a day, `YYYY-MM-DD`,
 * so that all copies of the service together order it once a day.
 */
export const deleteExpiredEntries: JobDefinition = {
  name: 'delete-expired-audit-entries',
  attempts: 5,
  backoffMs: 60_000,
  keepFinishedSeconds: 2 * 24 * 60 * 60,
};
