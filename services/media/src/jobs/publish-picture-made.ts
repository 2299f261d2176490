import type { JobRecord } from './job.store.ts';
import type { JobDeps } from './job-deps.ts';

/**
 * Tells that a user has a new picture or colouring page, for stickers (SPEC 3). Visitors collect
 * none. The second time it is known by its id and counts no more.
 *
 * @throws what Redis throws while it is away.
 */
export async function publishPictureMade(
  { tellActivity }: Pick<JobDeps, 'tellActivity'>,
  { _id, owner, kind, state, origin, finishedAt = new Date() }: JobRecord,
): Promise<void> {
  if (state !== 'ready' || kind === 'pdf' || !owner.startsWith('user:')) return;
  const timestamp = finishedAt.toISOString();
  await tellActivity({ name: 'picture.made', id: _id, timestamp, owner, kind }, origin);
}
