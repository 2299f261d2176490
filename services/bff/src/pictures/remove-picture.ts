import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { actFor } from '../sessions/act-for.ts';

/**
 * Deletes one of the session's own pictures with the wish behind it, for good, also after a restore: whoever
 * has its address finds nothing, and the record of requests loses the words. These go first: where something is away, the
 * picture is still there, and it can be tried again.
 *
 * @throws FILE_NOT_FOUND, the same for a foreign id as for one that does not exist.
 */
export async function removePicture(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
  id: string,
): Promise<void> {
  const caller = actFor(request, errors.FILE_NOT_FOUND);
  // Nobody takes the words of somebody else's.
  const { contentType } = await services.media.readFileFacts(caller, id);
  if (!contentType.startsWith('image/')) throw errors.FILE_NOT_FOUND();
  await services.accounts.noteDeletion(request.id, { thing: { fileId: id } });
  await services.analytics.deleteWordsOf(request.id, { fileId: id });
  await services.media.removePicture(caller, id);
}
