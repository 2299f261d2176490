import type { JobRecord } from './job.store.ts';
import type { JobDeps } from './job-deps.ts';
import { publishPictureMade } from './publish-picture-made.ts';
import { pushJob } from './push-job.ts';
import { viewJob } from './view-job.ts';

/** What telling of an outcome needs. */
export type TellingParts = Pick<
  JobDeps,
  'store' | 'queue' | 'usualDuration' | 'push' | 'tellSettled' | 'tellActivity' | 'log'
>;

/**
 * Tells how a job has ended: the child's devices and, of a picture, the record of the request that
 * ordered it, so that admins see it there, and the stickers. The job notes that it was told: where
 * this process stops in between or Redis is away, the sweep tells it again, and a second time
 * changes nothing.
 */
export async function publishOutcome(parts: TellingParts, job: JobRecord): Promise<void> {
  if (!job.finishedAt) return;
  try {
    pushJob(parts.push, job.owner, await viewJob(parts, job));
    await tellRequest(parts, job);
    await publishPictureMade(parts, job);
    await parts.store.noteTold(job._id, job.finishedAt);
  } catch (error) {
    parts.log.warn({ err: error, jobId: job._id }, 'outcome not told, the sweep will');
  }
}

async function tellRequest(
  { tellSettled }: Pick<JobDeps, 'tellSettled'>,
  { origin, kind, state, fileId, reason }: JobRecord,
): Promise<void> {
  const requestId = origin?.requestId;
  if (!requestId || kind === 'pdf') return;
  const imageUrl = state === 'ready' && fileId ? `/media/${fileId}` : null;
  const failure = state === 'failed' ? (reason ?? 'INTERNAL') : null;
  // Neither: ready, and deleted by an admin since.
  if (!imageUrl && !failure) return;
  await tellSettled({ name: 'picture.settled', requestId, imageUrl, failure }, origin);
}
