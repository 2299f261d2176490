import { type OwnerId, OwnerKind } from '@lux/contracts/common/ids.ts';
import { errors } from '../errors.ts';
import type { JobDeps } from './job-deps.ts';

/**
 * Stored pictures per child: a visitor's browser forgets in the end, a seat of a class lasts a school
 * year of some lessons, an account years of school. Ten pictures in each of 40 weeks are 400; a painted one takes 0.15 MB, a model's up to 3 MB.
 */
const ROOM = {
  visitor: { files: 500, bytes: 500_000_000 },
  seat: { files: 1_000, bytes: 1_000_000_000 },
  user: { files: 2_000, bytes: 2_000_000_000 },
} as const;

/**
 * Whether one more picture or print can be stored for this child. A job that is under way may go over
 * it by a few.
 *
 * @throws GALLERY_FULL 409.
 */
export async function ensureRoom(
  { measureFiles }: Pick<JobDeps, 'measureFiles'>,
  owner: OwnerId,
): Promise<void> {
  const room = ROOM[OwnerKind.parse(owner.split(':')[0])];
  const { count, sizeBytes } = await measureFiles(owner);
  if (count >= room.files || sizeBytes >= room.bytes) throw errors.GALLERY_FULL();
}
