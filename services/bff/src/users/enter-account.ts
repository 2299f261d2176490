import type { User } from '@lux/contracts/accounts/user.ts';
import type { VisitorToken } from '@lux/contracts/common/visitor-token.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { renewSession } from '../sessions/renew-session.ts';
import { adoptVisitor } from './adopt-visitor.ts';

/**
 * Makes the session the user's, under a new id, and takes along what the visitor has made (SPEC 6).
 * A session that was another user's does not bring that user's things.
 */
export async function enterAccount(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { user, visitorToken }: { user: User; visitorToken?: VisitorToken | undefined },
): Promise<void> {
  const id = await renewSession(deps, request, reply);
  await deps.sessions.logIn(id, user.id);
  request.session = { ...request.session, id, userId: user.id };
  if (visitorToken) await adoptVisitor(deps, request, visitorToken, user.id);
}
