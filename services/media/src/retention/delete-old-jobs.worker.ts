import { startDailyJob } from '@lux/service-kit/jobs/start-daily-job.ts';
import type { createMetrics } from '@lux/service-kit/server/metrics.ts';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { KEEP_LOOSE_FILES_DAYS } from '../files/orphaned-file.store.ts';
import { KEEP_JOBS_DAYS } from '../jobs/records/job-archive.store.ts';
import { deleteUnusedFiles } from './delete-unused-files.ts';
import { removeOrphanedFiles } from './remove-orphaned-files.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const BATCH = 200;

export type RetentionDeps = Pick<
  Deps,
  'files' | 'orphanedFiles' | 'unusedFiles' | 'thumbnails' | 'coloredPages' | 'jobArchive'
>;

/** Deletes unused files of visitors and old jobs every day. @returns how to stop. */
export function startRetention(
  deps: RetentionDeps & Pick<Deps, 'redis'> & { metrics: ReturnType<typeof createMetrics> },
  {
    redis: { url },
    namePrefix,
    visitorRetentionDays,
  }: Pick<Config, 'redis' | 'namePrefix' | 'visitorRetentionDays'>,
  log: Logger,
): () => Promise<void> {
  const { close } = startDailyJob('delete-old-jobs', {
    redis: deps.redis,
    metrics: deps.metrics,
    ...{ url, namePrefix, log },
    handle: async (order) => {
      const unusedSince = new Date(Date.now() - visitorRetentionDays * DAY_MS);
      const files = await deleteUnusedFiles(deps, unusedSince);
      order.log.info({ files, unusedSince }, 'unused files of visitors deleted');
      await deleteOldJobs(deps, order.log);
    },
  });
  return close;
}

/**
 * Deletes the records of old jobs. First cards of classes that are a day old, and the files that runs left behind which died just when another
 * one won, a day after the job has ended. Then old records; results stay, as they are the child's
 * pictures, and note that no record names them any more. Last what nothing refers to at all. Doing
 * it twice deletes nothing more.
 */
export async function deleteOldJobs(
  deps: RetentionDeps,
  log: Logger,
  now: Date = new Date(),
): Promise<void> {
  const { files, jobArchive } = deps;
  const dayAgo = new Date(now.getTime() - KEEP_LOOSE_FILES_DAYS * DAY_MS);
  let spareFiles = 0;
  for (;;) {
    const jobs = await jobArchive.findWithSpareFiles(dayAgo, BATCH);
    if (jobs.length === 0) break;
    for (const { _id, fileId, fileIds } of jobs) {
      const spare = fileIds.filter((id) => id !== fileId);
      for (const id of spare) await files.remove(id);
      await jobArchive.forgetFiles(_id, spare);
      spareFiles += spare.length;
    }
  }
  // The picture passwords on them are nobody's to find later; new cards are printed in a minute.
  for (const { fileId } of await jobArchive.findCards(dayAgo)) {
    if (!fileId) continue;
    await files.remove(fileId);
    await jobArchive.loseFile(fileId);
  }
  const monthAgo = new Date(now.getTime() - KEEP_JOBS_DAYS * DAY_MS);
  let deleted = 0;
  for (;;) {
    const jobs = await jobArchive.findFinished(monthAgo, BATCH);
    if (jobs.length === 0) break;
    await files.outliveJobs(jobs.flatMap(({ fileId }) => fileId ?? []));
    const ids = jobs.map(({ _id }) => _id);
    deleted += await jobArchive.deleteFinished(ids, monthAgo);
  }
  const orphans = await removeOrphanedFiles(deps, dayAgo);
  log.info({ spareFiles, deleted, orphans, olderThan: monthAgo }, 'old jobs deleted');
}
