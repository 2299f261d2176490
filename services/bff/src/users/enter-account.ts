import type { User } from '@lux/contracts/accounts/user.ts';
import type { VisitorToken } from '@lux/contracts/common/ids.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { ownerOfVisitor } from '../sessions/act-for.ts';
import { renewSession } from '../sessions/cookies/session-cookie.ts';
import { withoutPlace } from '../sessions/session.ts';

/**
 * Makes a visitor's things the user's, in every service that keeps some. Done again with every login:
 * a service that was away catches up then, and a second time finds nothing left to take.
 */
async function adoptVisitor(
  { services, visitorMarks }: Pick<Deps, 'services' | 'visitorMarks'>,
  request: FastifyRequest,
  visitorToken: VisitorToken,
  userId: string,
): Promise<void> {
  const adoption = { from: ownerOfVisitor(visitorToken), to: `user:${userId}` as const };
  const keepers = [services.conversation, services.media, services.accounts];
  const outcomes = await Promise.allSettled([
    ...keepers.map((service) => service.adopt(request.id, adoption)),
    services.analytics.adopt(request.id, {
      visitorMarks: visitorMarks.ofVisitor(visitorToken),
      userId,
      userMark: visitorMarks.ofUser(userId),
    }),
  ]);
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') continue;
    request.log.warn(
      { err: outcome.reason },
      'things of a visitor stay behind until the next login',
    );
  }
}

interface Entrant {
  user: User;
  visitorToken?: VisitorToken | undefined;
  since: number;
}

/**
 * Makes the session the user's, under a new id, and takes along what the visitor has made (SPEC 6).
 * A session that was another user's does not bring that user's things, nor an open dashboard; a child
 * in a lesson leaves it.
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
  // Accounts refuses a login without the second factor, if there is one.
  const confirmedUntil = user.hasSecondFactor ? await deps.sessions.confirm(id) : null;
  const device = { ...request.session.device, userId: user.id };
  const gained = { id, device, confirmedUntil, dashboardOpenUntil: null };
  request.session = withoutPlace({ ...request.session, ...gained });
  if (visitorToken) await adoptVisitor(deps, request, visitorToken, user.id);
}
