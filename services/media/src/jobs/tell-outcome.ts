import type { JobRecord } from './job.store.ts';
import type { JobParts } from './job-parts.ts';

/**
 * Tells the record of the request that ordered a picture how it has ended, so that admins see the
 * picture there, too. The job notes that it was told: where this process stops in between or Redis
 * is away, the sweep tells it again, and a second time changes nothing.
 */
export async function tellOutcome(
  { tellSettled, store, log }: Pick<JobParts, 'tellSettled' | 'store' | 'log'>,
  { _id, requestId, state, fileId, reason, finishedAt }: JobRecord,
): Promise<void> {
  if (!requestId || !finishedAt) return;
  const imageUrl = state === 'ready' && fileId ? `/media/${fileId}` : null;
  const failure = state === 'failed' ? (reason ?? 'INTERNAL') : null;
  try {
    // Neither: ready, and deleted by an admin since.
    if (imageUrl ?? failure) {
      await tellSettled({ name: 'picture.settled', requestId, imageUrl, failure });
    }
    await store.noteTold(_id, finishedAt);
  } catch (error) {
    log.warn({ err: error, jobId: _id }, 'outcome not told, the sweep will');
  }
}
