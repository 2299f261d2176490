import type { User } from '@lux/contracts/accounts/user.ts';
import type { VisitorToken } from '@lux/contracts/common/visitor-token.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { renewSession } from '../sessions/renew-session.ts';
import { adoptVisitor } from './adopt-visitor.ts';

interface Entrant {
  user: User;
  visitorToken?: VisitorToken | undefined;
  since: number;
}

/**
 * Makes the session the user's, under a new id, and takes along what the visitor has made (SPEC 6).
 * A session that was another user's does not bring that user's things, nor an open dashboard.
 *
 * @param since `sessions.countEndings` from before accounts was asked who it is.
 * @throws LOGIN_OVERTAKEN where all sessions of the user were ended meanwhile.
 */
export async function enterAccount(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { user, visitorToken, since }: Entrant,
): Promise<void> {
  const id = await renewSession(deps, request, reply);
  const isIn = await deps.sessions.logIn(id, user.id, since);
  if (!isIn) throw errors.LOGIN_OVERTAKEN();
  // Accounts lets nobody in who has not shown the second factor, if there is one.
  const confirmedUntil = user.hasSecondFactor ? await deps.sessions.confirm(id) : null;
  const gained = { id, userId: user.id, confirmedUntil, dashboardOpenUntil: null };
  request.session = { ...request.session, ...gained };
  if (visitorToken) await adoptVisitor(deps, request, visitorToken, user.id);
}
