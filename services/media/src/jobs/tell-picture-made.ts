import type { JobRecord } from './job.store.ts';
import type { JobParts } from './job-parts.ts';

/**
 * Tells that a user has a new picture or colouring page, for stickers (SPEC 3). Visitors collect
 * none. A picture must not suffer from its sticker: where Redis is away it is not counted.
 */
export async function tellPictureMade(
  { tellActivity, log }: Pick<JobParts, 'tellActivity' | 'log'>,
  { _id, owner, kind }: JobRecord,
): Promise<void> {
  if ((kind !== 'image' && kind !== 'coloring') || !owner.startsWith('user:')) return;
  const timestamp = new Date().toISOString();
  await tellActivity({ name: 'picture.made', id: _id, timestamp, owner, kind }).catch(
    (error: unknown) => log.warn({ err: error, jobId: _id }, 'a picture counts for no sticker'),
  );
}
