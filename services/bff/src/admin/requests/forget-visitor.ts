import { rooms } from '@lux/contracts/sockets/rooms.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { removeUserData } from '../../privacy/remove-user-data.ts';
import { recordAdminAction } from '../audit/audit-trail.ts';

const refusals = {
  user: errors.RECORD_OF_ACCOUNT,
  seat: errors.RECORD_OF_SEAT,
  nobody: errors.RECORD_OF_NOBODY,
  unknown: errors.RECORD_WITHOUT_OWNER,
};

/**
 * Deletes everything of the visitor behind a request, in all services, as the child itself could. Who
 * it is stays among the services: an admin names the request, and hears that it is done.
 *
 * @throws REQUEST_NOT_FOUND of analytics; RECORD_OF_ACCOUNT, RECORD_OF_SEAT, RECORD_OF_NOBODY,
 *   RECORD_WITHOUT_OWNER of requests that lead to no visitor.
 */
export async function forgetVisitor(
  deps: Pick<Deps, 'services' | 'push' | 'config'>,
  request: FastifyRequest,
  id: string,
): Promise<void> {
  const behind = await deps.services.analytics.readOwner(request.id, id);
  if (behind.kind !== 'visitor') throw refusals[behind.kind]();
  const { owner, visitorMark } = behind;
  const target = { kind: 'request', id, name: null } as const;
  await recordAdminAction(deps, request, { action: 'visitor.forgotten', target });
  const people = { userId: null, visitorMarks: [visitorMark], owners: [owner] };
  await removeUserData(deps, request.id, { owners: [owner], people });
  deps.push.disconnect(rooms.owner(owner));
}
