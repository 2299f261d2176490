import type { AuditAction } from '@lux/contracts/accounts/audit-entry.ts';
import type { WatchedJob } from '@lux/contracts/media/watched.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { recordAdminAction } from '../audit/audit-trail.ts';

type Needed = Pick<Deps, 'services' | 'config'>;

const record = (
  deps: Needed,
  request: FastifyRequest,
  action: AuditAction & `${'job' | 'picture'}.${string}`,
  id: string,
) => {
  const kind = action === 'picture.deleted' ? 'picture' : 'job';
  return recordAdminAction(deps, request, { action, target: { kind, id, name: null } });
};

/**
 * Deletes a child's picture everywhere with the words of its wish, for good, also after a restore.
 *
 * @throws FILE_NOT_FOUND of media.
 */
export async function deletePicture(deps: Needed, request: FastifyRequest, id: string) {
  const { accounts, analytics, media } = deps.services;
  await record(deps, request, 'picture.deleted', id);
  // An id that nobody has must not stand in the log of deletions.
  await media.readAnyFileFacts(request.id, id);
  await accounts.noteDeletion(request.id, { thing: { fileId: id } });
  await analytics.deleteWordsOf(request.id, { fileId: id });
  await media.deletePicture(request.id, id);
}

/** Begins a job that was given up once more. @throws what media says. */
export async function retryJob(
  deps: Needed,
  request: FastifyRequest,
  id: string,
): Promise<WatchedJob> {
  await record(deps, request, 'job.retried', id);
  return deps.services.media.retryJob(request.id, id);
}

/** Takes a job out. @throws what media says. */
export async function removeJob(deps: Needed, request: FastifyRequest, id: string) {
  await record(deps, request, 'job.removed', id);
  await deps.services.media.removeJob(request.id, id);
}
