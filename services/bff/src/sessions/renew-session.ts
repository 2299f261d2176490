import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { sessionCookie } from './session-cookie.ts';

/**
 * Gives the session a new id, as every gain of rights does, and the browser its cookie.
 *
 * @throws TOO_MANY_REQUESTS where it would be one more than a network may start.
 */
export async function renewSession(
  { sessions, limits, config }: Pick<Deps, 'sessions' | 'limits' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  if (!request.session.isStored) limits.startSession(request);
  const id = await sessions.renew(request.session.id);
  sessionCookie.write(reply, id, {
    lifetimeSeconds: sessions.lifetimeSeconds,
    secure: config.cookieSecure,
  });
  return id;
}
