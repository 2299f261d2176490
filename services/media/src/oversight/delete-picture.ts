import type { Id } from '@lux/contracts/common/id.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';

/**
 * Deletes a child's picture everywhere: from its job, its small version and the file itself, so that
 * whoever still has its address finds nothing. Doing it twice deletes nothing more.
 *
 * @throws FILE_NOT_FOUND 404
 */
export async function deletePicture(
  { files, thumbnails, jobRecords }: Pick<Deps, 'files' | 'thumbnails' | 'jobRecords'>,
  id: Id,
): Promise<void> {
  const file = await files.get(id);
  if (!file?.contentType.startsWith('image/')) throw errors.FILE_NOT_FOUND();
  // The file last: where this stops in between, it is still found and can be deleted again.
  await jobRecords.loseFile(id);
  await thumbnails.remove(id);
  await files.remove(id);
}
