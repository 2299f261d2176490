import type { Registration } from '@lux/contracts/accounts/registration.ts';
import type { User } from '@lux/contracts/accounts/user.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { ownerOfVisitor } from '../sessions/owner-of-visitor.ts';
import { enterAccount } from './enter-account.ts';

/** Makes an account and logs in (SPEC 7). @throws USERNAME_TAKEN, PASSWORD_TOO_COMMON of accounts. */
export async function register(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  registration: Registration,
): Promise<User> {
  request.record({ type: 'auth' });
  const { visitorToken } = registration;
  const visitor = visitorToken ? ownerOfVisitor(visitorToken) : null;
  const user = await deps.services.accounts.register(request.id, registration, visitor);
  await enterAccount(deps, request, reply, { user, visitorToken });
  return user;
}
