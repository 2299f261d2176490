import type { LessonWipe } from '@lux/contracts/classroom/joined-place.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import { lessonPeriod } from '@lux/service-kit/server/user-data-routes.ts';
import { forgetPicture } from '../colored-pages/keep-colors.ts';
import type { Deps } from '../deps.ts';
import type { JobRecord } from '../jobs/records/job-record.ts';

export type WipeDeps = Pick<
  Deps,
  'files' | 'thumbnails' | 'coloredPages' | 'jobArchive' | 'jobs' | 'queue' | 'turns'
>;

/**
 * Forgets what these owners wished for, got and coloured in a lesson, but for the pictures of the
 * class album, which become their new owner's. A job's record goes last: where this stops, it still
 * names its files. A worker that paints on finds its job cancelled and clears its picture away.
 */
export async function wipeLesson(
  deps: WipeDeps,
  { owners, keep, ...lesson }: LessonWipe,
): Promise<void> {
  const { files, coloredPages, jobArchive } = deps;
  const period = lessonPeriod(lesson);
  const album = new Set(keep.fileIds);
  await files.give(keep.fileIds, { from: owners, to: keep.owner });
  // A coloured page in the album is a picture from here on, not the colours of its page.
  for (const id of album) await coloredPages.loseFile(id);

  for (const job of await jobArchive.listWished(owners, period)) {
    await endJob(deps, job);
    await removeFiles(deps, job.fileIds, album);
    await jobArchive.remove(job._id);
  }
  const written = await files.listWritten(owners, period);
  // Wished for before the lesson, and ready in it.
  const ofEarlierJobs = await jobArchive.namedFiles(written);
  await removeFiles(
    deps,
    written.filter((id) => !ofEarlierJobs.has(id)),
    album,
  );
  await deps.turns.forget(owners);
}

async function endJob({ jobs, queue }: WipeDeps, { _id, owner, state }: JobRecord): Promise<void> {
  if (state === 'queued' || state === 'active') await jobs.cancel(_id, [owner]);
  // One in a worker's hands can not be removed, and ends by itself.
  await queue.remove(_id).catch(() => {});
}

async function removeFiles(deps: WipeDeps, ids: Id[], except: Set<Id>): Promise<void> {
  for (const id of ids.filter((one) => !except.has(one))) {
    await forgetPicture(deps, id);
    await deps.thumbnails.remove(id);
    await deps.files.remove(id);
  }
}
