import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type { Deps } from '../deps.ts';

/** Forgets what these children can do, also of rounds that are on their way. Twice finds nothing left. */
export async function forgetProgress(
  { progress, deadRounds }: Pick<Deps, 'progress' | 'deadRounds'>,
  owners: readonly OwnerId[],
): Promise<void> {
  // Of visitors nothing is ever kept.
  const own = owners.filter((owner) => !owner.startsWith('visitor:'));
  await progress.forget(own);
  await deadRounds.forget((content) => own.some((owner) => content.includes(owner)));
}
