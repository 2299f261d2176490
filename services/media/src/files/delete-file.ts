import type { Id, OwnerId } from '@lux/contracts/common/ids.ts';
import { forgetPicture } from '../colored-pages/keep-colors.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';

type FileDeps = Pick<Deps, 'files' | 'thumbnails' | 'coloredPages' | 'jobArchive'>;

/**
 * Deletes a file everywhere: from its job, its colours, its small version and the bytes themselves, so
 * that whoever still has its address finds nothing. Doing it twice deletes nothing more.
 */
export async function deleteFile(deps: FileDeps, id: Id): Promise<void> {
  // The file last: where this stops in between, it is still found and can be deleted again.
  await deps.jobArchive.loseFile(id);
  await forgetPicture(deps, id);
  await deps.thumbnails.remove(id);
  await deps.files.remove(id);
}

/** Any child's picture, at an admin's wish; its job stays. @throws FILE_NOT_FOUND 404 */
export async function deleteAnyPicture(deps: FileDeps, id: Id): Promise<void> {
  const file = await deps.files.get(id);
  if (!file?.contentType.startsWith('image/')) throw errors.FILE_NOT_FOUND();
  await deleteFile(deps, id);
}

/**
 * A picture, at the wish of its child: with the wish behind it, and its coloured version.
 *
 * @throws FILE_NOT_FOUND 404, also for somebody else's.
 */
export async function deleteOwnPicture(deps: FileDeps, id: Id, owners: OwnerId[]): Promise<void> {
  const file = await deps.files.find(id, owners);
  if (!file?.contentType.startsWith('image/')) throw errors.FILE_NOT_FOUND();
  // A job's record would still name the picture by its words. What else it wrote is cleared away as loose.
  await deps.jobArchive.removeOfFile(id);
  await deleteFile(deps, id);
}
