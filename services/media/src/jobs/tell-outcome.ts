import type { JobRecord } from './job.store.ts';
import type { JobParts } from './job-parts.ts';
import { tellPictureMade } from './tell-picture-made.ts';

/**
 * Tells how a picture has ended: the record of the request that ordered it, so that admins see the
 * picture there, and the stickers. The job notes that it was told: where this process stops in
 * between or Redis is away, the sweep tells it again, and a second time changes nothing.
 */
export async function tellOutcome(
  parts: Pick<JobParts, 'tellSettled' | 'tellActivity' | 'store' | 'log'>,
  job: JobRecord,
): Promise<void> {
  if (job.kind === 'pdf' || !job.finishedAt) return;
  try {
    await tellRequest(parts, job);
    await tellPictureMade(parts, job);
    await parts.store.noteTold(job._id, job.finishedAt);
  } catch (error) {
    parts.log.warn({ err: error, jobId: job._id }, 'outcome not told, the sweep will');
  }
}

async function tellRequest(
  { tellSettled }: Pick<JobParts, 'tellSettled'>,
  { origin, state, fileId, reason }: JobRecord,
): Promise<void> {
  const requestId = origin?.requestId;
  if (!requestId) return;
  const imageUrl = state === 'ready' && fileId ? `/media/${fileId}` : null;
  const failure = state === 'failed' ? (reason ?? 'INTERNAL') : null;
  // Neither: ready, and deleted by an admin since.
  if (!imageUrl && !failure) return;
  await tellSettled({ name: 'picture.settled', requestId, imageUrl, failure }, origin);
}
