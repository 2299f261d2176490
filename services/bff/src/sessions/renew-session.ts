import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { sessionCookie } from './session-cookie.ts';

/**
 * Gives the session a new id, as every gain of rights does, and the browser its cookie. Callers have
 * checked a password or code, or have counted the new session (`register`).
 */
export async function renewSession(
  { sessions, config }: Pick<Deps, 'sessions' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const id = await sessions.renew(request.session.id);
  sessionCookie.write(reply, id, {
    lifetimeSeconds: sessions.lifetimeSeconds,
    secure: config.cookieSecure,
  });
  return id;
}
