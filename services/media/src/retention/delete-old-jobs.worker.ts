import type { Logger } from 'pino';
import type { Deps } from '../deps.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const KEEP_JOBS_DAYS = 30;
const BATCH = 200;

/**
 * Handles `delete-old-jobs`. First the files that runs left behind which died just when another
 * one won: only the record knows them, so they go before it does, a day after the job has ended.
 * Results stay: they are the child's pictures. Doing it twice deletes nothing more.
 */
export async function deleteOldJobs(
  { files, jobRecords }: Pick<Deps, 'files' | 'jobRecords'>,
  log: Logger,
  now: Date = new Date(),
): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  let orphans = 0;
  for (;;) {
    const jobs = await jobRecords.findWithSpareFiles(dayAgo, BATCH);
    if (jobs.length === 0) break;
    for (const { _id, fileId, fileIds } of jobs) {
      const spare = fileIds.filter((id) => id !== fileId);
      for (const id of spare) await files.remove(id);
      await jobRecords.forgetFiles(_id, spare);
      orphans += spare.length;
    }
  }
  const monthAgo = new Date(now.getTime() - KEEP_JOBS_DAYS * DAY_MS);
  const deleted = await jobRecords.deleteFinished(monthAgo);
  log.info({ orphans, deleted, olderThan: monthAgo }, 'old jobs deleted');
}
