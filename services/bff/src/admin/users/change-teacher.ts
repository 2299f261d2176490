import type { User } from '@lux/contracts/accounts/user.ts';
import type { FastifyRequest } from 'fastify';
import { leaveClasses } from '../../classes/leave-classes.ts';
import type { Deps } from '../../deps.ts';
import { disconnectSockets } from '../../sockets/disconnect-sockets.ts';
import { recordAdminAction, targetUser } from '../audit/audit-trail.ts';

/**
 * Makes a user a teacher, or one no more: then they see nothing from this moment on, and the classes
 * that only they held are the owner's (CLASSROOM "Settled details"). Should classroom be away, the right
 * is gone all the same, and doing it again hands over the classes.
 *
 * @throws USER_NOT_FOUND of accounts.
 */
export async function changeTeacher(
  deps: Pick<Deps, 'services' | 'sessions' | 'push' | 'config'>,
  request: FastifyRequest,
  { id, isTeacher }: Pick<User, 'id' | 'isTeacher'>,
): Promise<User> {
  const target = await targetUser(deps, request, id);
  const action = isTeacher ? 'teacher.given' : 'teacher.withdrawn';
  await recordAdminAction(deps, request, { action, target });
  const user = await deps.services.accounts.changeTeacher(request.id, id, isTeacher);
  // A right that is given needs no new sockets: each board asks for it when it is joined.
  if (isTeacher) return user;
  disconnectSockets(deps, { userId: id });
  await leaveClasses(deps, request.id, id);
  return user;
}
