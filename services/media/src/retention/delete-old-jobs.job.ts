import type { JobDefinition } from '@lux/service-kit/jobs/create-job-queue.ts';

/**
 * Deletes the records of old jobs and the files of runs that did not count. The record it is about
 * is a day, `YYYY-MM-DD`, so that all workers together order it once a day; the bookkeeping
 * outlasts the day for the same reason.
 */
export const deleteOldJobsJob: JobDefinition = {
  name: 'delete-old-jobs',
  attempts: 5,
  backoffMs: 60_000,
  keepFinishedSeconds: 2 * 24 * 60 * 60,
};
