import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { renewSession } from '../sessions/renew-session.ts';

/**
 * Has the session act for ten minutes as one whose user has shown the second factor. It gets a new id,
 * because it gains rights: whoever has stolen the old one does not gain them, too.
 */
export async function noteConfirmation(
  deps: Pick<Deps, 'sessions' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const id = await renewSession(deps, request, reply);
  const confirmedUntil = await deps.sessions.confirm(id);
  request.session = { ...request.session, id, confirmedUntil };
}
