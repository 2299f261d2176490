import type { Id } from '@lux/contracts/common/ids.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import type { FastifyRequest } from 'fastify';
import { mayAdminister } from '../admin/access/may-administer.ts';
import { maySeePicture } from '../classes/may-see-picture.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { actFor, type Caller } from '../sessions/act-for.ts';

/**
 * Reads a file for its owner; other children's files for admins (SPEC 6), pictures of a lesson for who
 * holds it. Rights are read only where the
 * file is not the session's own.
 *
 * @throws FILE_NOT_FOUND to others, as for a file that does not exist.
 */
export async function readAsOwnerOrAdmin<Answer>(
  deps: Pick<Deps, 'services' | 'shownPictures'>,
  request: FastifyRequest,
  fileId: Id,
  read: { asOwner: (caller: Caller) => Promise<Answer>; asAdmin: () => Promise<Answer> },
): Promise<Answer> {
  try {
    return await read.asOwner(actFor(request, errors.FILE_NOT_FOUND));
  } catch (error) {
    const isMissing = error instanceof AppError && error.status === 404;
    if (!isMissing) throw error;
    const isAllowed =
      (await mayAdminister(deps, request.session, request.id)) ||
      (await maySeePicture(deps, request, fileId));
    if (!isAllowed) throw error;
  }
  return read.asAdmin();
}
