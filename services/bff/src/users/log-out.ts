import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { sessionCookie } from '../sessions/cookies/session-cookie.ts';
import { userCookie } from '../sessions/cookies/user-cookie.ts';
import { visitorCookie } from '../sessions/cookies/visitor-cookie.ts';

/** Ends this session, and with it what listens in its name (SPEC 7). */
export async function logOut(
  { sessions }: Pick<Deps, 'sessions'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  request.record({ type: 'auth' });
  await sessions.destroy(request.session.id);
  sessionCookie.clear(reply);
  userCookie.clear(reply);
  visitorCookie.clear(reply);
  request.session = { ...request.session, isRevoked: true };
}
