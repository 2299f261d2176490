import type { Deps } from '../deps.ts';

/**
 * Removes what no job, page and picture refers to: files whose job was deleted while they were
 * written, coloured pages whose record was never written, pieces and objects of writes that stopped half-way or that were moved, small versions of deleted
 * pictures. A job
 * names its file before it writes to it; `before` keeps away from those whose job was deleted just
 * now and whose worker still clears up after itself. Doing it twice removes nothing more.
 *
 * @returns how many of each were removed.
 */
export async function removeOrphanedFiles(
  {
    files,
    orphanedFiles,
    thumbnails,
    coloredPages,
    jobArchive,
  }: Pick<Deps, 'files' | 'orphanedFiles' | 'thumbnails' | 'coloredPages' | 'jobArchive'>,
  before: Date,
): Promise<{ files: number; writes: number; objects: number; thumbnails: number }> {
  const removed = { files: 0, writes: 0, objects: 0, thumbnails: 0 };
  for await (const ids of orphanedFiles.listBound(before)) {
    const ofJobs = await jobArchive.namedFiles(ids);
    const ofPages = await coloredPages.namedFiles(ids);
    for (const id of ids.filter((one) => !ofJobs.has(one) && !ofPages.has(one))) {
      await files.remove(id);
      removed.files += 1;
    }
  }
  for await (const keys of orphanedFiles.listAbandonedWrites(before)) {
    await orphanedFiles.removePieces(keys);
    removed.writes += keys.length;
  }
  removed.objects = await orphanedFiles.removeObjects(before);
  for await (const ids of orphanedFiles.listLooseThumbnails()) {
    for (const id of ids) await thumbnails.remove(id);
    removed.thumbnails += ids.length;
  }
  return removed;
}
