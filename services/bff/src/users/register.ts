import type { Registration } from '@lux/contracts/accounts/registration.ts';
import type { User } from '@lux/contracts/accounts/user.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { ownerOfVisitor } from '../sessions/act-for.ts';
import { enterAccount } from './enter-account.ts';

/**
 * Makes an account and logs in (SPEC 7). A wrong owner's secret is like none.
 *
 * @throws OWNER_SECRET_NEEDED, REGISTRATION_CLOSED, INVITATION_NEEDED, INVITATION_INVALID,
 *   USERNAME_TAKEN, PASSWORD_TOO_COMMON of accounts; TOO_MANY_GUESSES at the secret; TOO_MANY_REQUESTS where
 *   the network has started more sessions than a school needs.
 */
export async function register(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  registration: Registration,
): Promise<User> {
  request.record({ type: 'auth' });
  // Before anything is made: an account that cannot be entered would only take a name.
  if (!request.session.isStored) deps.limits.startSession(request);
  const { visitorToken, ownerSecret } = registration;
  const isOwnerProven =
    ownerSecret !== undefined && (await deps.ownerSecret.isRight(request, ownerSecret));
  const visitor = visitorToken ? ownerOfVisitor(visitorToken) : null;
  const since = await deps.sessions.countEndings();
  const newcomer = { visitor, isOwnerProven };
  const user = await deps.services.accounts.register(request.id, registration, newcomer);
  await enterAccount(deps, request, reply, { user, visitorToken, since });
  return user;
}
