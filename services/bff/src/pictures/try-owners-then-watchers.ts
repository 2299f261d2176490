import { AppError } from '@lux/service-kit/errors/app-error.ts';
import type { FastifyRequest } from 'fastify';
import { mayWatch } from '../admin/access/may-watch.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { actFor, type Caller } from '../sessions/act-for.ts';

/**
 * Reads a file for the session it belongs to; what is somebody else's, for those who may watch
 * (SPEC 6). A child's own file costs no question about rights.
 *
 * @throws FILE_NOT_FOUND to strangers, as for what is not there at all.
 */
export async function tryOwnersThenWatchers<Answer>(
  deps: Pick<Deps, 'services'>,
  request: FastifyRequest,
  read: { asOwner: (caller: Caller) => Promise<Answer>; asWatcher: () => Promise<Answer> },
): Promise<Answer> {
  try {
    return await read.asOwner(actFor(request, errors.FILE_NOT_FOUND));
  } catch (error) {
    const isMissing = error instanceof AppError && error.status === 404;
    if (!isMissing || !(await mayWatch(deps, request.session, request.id))) throw error;
  }
  return read.asWatcher();
}
