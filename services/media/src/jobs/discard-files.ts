import type { Id } from '@lux/contracts/common/id.ts';
import type { JobDeps } from './job-deps.ts';

/**
 * Removes files that no ready job names. One that stays behind because this fails is never shown:
 * its id was told to nobody.
 */
export async function discardFiles(
  { removeFile, log }: Pick<JobDeps, 'removeFile' | 'log'>,
  ids: Id[],
): Promise<void> {
  for (const id of ids) {
    await removeFile(id).catch((error: unknown) =>
      log.warn({ err: error, fileId: id }, 'file stays behind'),
    );
  }
}
