import type { Credentials } from '@lux/contracts/accounts/credentials.ts';
import type { User } from '@lux/contracts/accounts/user.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { networkMark } from '../limits/network.ts';
import { ownerOfVisitor } from '../sessions/act-for.ts';
import { enterAccount } from './enter-account.ts';

/**
 * Logs in (SPEC 7).
 *
 * @throws LOGIN_OVERTAKEN; TOO_MANY_REQUESTS where the account has started sessions without end; LOGIN_FAILED, TOO_MANY_LOGINS, PASSWORD_CHANGE_NEEDED, PASSWORD_TOO_COMMON,
 *   PASSWORD_UNCHANGED of accounts.
 */
export async function logIn(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  credentials: Credentials,
): Promise<User> {
  request.record({ type: 'auth' });
  const { visitorToken } = credentials;
  const since = await deps.sessions.countEndings();
  const user = await deps.services.accounts.logIn(request.id, credentials, {
    visitor: visitorToken ? ownerOfVisitor(visitorToken) : null,
    network: networkMark(deps.config.sessionSecret, request.ip),
    isCrowded: !deps.limits.hasRoomForLogin(request),
  });
  if (!request.session.isStored) deps.limits.startSessionOf(user.id);
  await enterAccount(deps, request, reply, { user, visitorToken, since });
  return user;
}
