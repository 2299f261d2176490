import type { JobDeps } from './job-deps.ts';
import { pushProgress, viewJob } from './push-progress.ts';
import type { JobRecord } from './records/job-record.ts';

/** What telling of an outcome needs. */
export type OutcomeDeps = Pick<
  JobDeps,
  'store' | 'queue' | 'usualDuration' | 'push' | 'tellSettled' | 'tellActivity' | 'log'
>;

/**
 * Tells how a job has ended: the child's devices and, of a picture, the record of the request that
 * ordered it, so that admins see it there, and the stickers. The job notes that it was told: where
 * this process stops in between or Redis is away, the sweep tells it again, and a second time
 * changes nothing.
 */
export async function publishOutcome(deps: OutcomeDeps, job: JobRecord): Promise<void> {
  if (!job.finishedAt) return;
  try {
    pushProgress(deps.push, job.owner, await viewJob(deps, job));
    await tellRequest(deps, job);
    await publishPictureMade(deps, job);
    await deps.store.noteTold(job._id, job.finishedAt);
  } catch (error) {
    deps.log.warn({ err: error, jobId: job._id }, 'outcome not told, the sweep will');
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

/** Younger ones may just be being told. */
const GRACE_PERIOD_MS = 3_000;
const SWEEP_LIMIT = 500;

/** Publishes the outcome of jobs that ended without it: their process stopped, or had no Redis. */
export async function publishMissedOutcomes(
  deps: OutcomeDeps,
  now: Date = new Date(),
): Promise<void> {
  const before = new Date(now.getTime() - GRACE_PERIOD_MS);
  for (const job of await deps.store.findUntold(before, SWEEP_LIMIT)) {
    await publishOutcome(deps, job);
  }
}

/**
 * Tells that a user or a seat has a new picture or colouring page, for stickers (SPEC 3). Visitors
 * collect none. The second time it is known by its id and counts no more.
 *
 * @throws what Redis throws while it is away.
 */
async function publishPictureMade(
  { tellActivity }: Pick<JobDeps, 'tellActivity'>,
  { _id, owner, kind, state, origin, finishedAt = new Date() }: JobRecord,
): Promise<void> {
  if (state !== 'ready' || kind === 'pdf' || owner.startsWith('visitor:')) return;
  const timestamp = finishedAt.toISOString();
  await tellActivity({ name: 'picture.made', id: _id, timestamp, owner, kind }, origin);
}
