import type { Deps } from '../deps.ts';
import { deleteFile } from '../files/delete-file.ts';

/**
 * Deletes visitors' pictures and prints that nobody has used since: neither made nor looked at, printed
 * or coloured. A page and its coloured version stay or go together. May stop anywhere; the
 * next time does the rest, and twice deletes nothing more.
 *
 * @returns how many files were deleted, coloured versions of them not counted.
 */
export async function deleteUnusedFiles(
  deps: Pick<Deps, 'files' | 'unusedFiles' | 'thumbnails' | 'coloredPages' | 'jobArchive'>,
  unusedSince: Date,
  now = new Date(),
): Promise<number> {
  const { unusedFiles, coloredPages } = deps;
  await unusedFiles.startCounting(now);
  let deleted = 0;
  for await (const ids of unusedFiles.listOfVisitors(unusedSince)) {
    for (const id of ids) {
      // Its child may have come just now.
      if (await unusedFiles.areUsed([id, ...(await coloredPages.partnersOf(id))], unusedSince))
        continue;
      await deleteFile(deps, id);
      deleted += 1;
    }
  }
  return deleted;
}
