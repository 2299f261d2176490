import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { actFor } from '../sessions/act-for.ts';

/**
 * Deletes one of the session's own pictures with the wish behind it, for good: whoever has its address
 * finds nothing.
 *
 * @throws FILE_NOT_FOUND, the same for a foreign id as for one that does not exist.
 */
export async function removePicture(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
  id: string,
): Promise<void> {
  await services.media.removePicture(actFor(request, errors.FILE_NOT_FOUND), id);
}
