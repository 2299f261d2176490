import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { renewSession } from '../../sessions/cookies/session-cookie.ts';
import { disconnectSockets } from '../../sockets/disconnect-sockets.ts';

/**
 * Opens the dashboard for this session when the password is right (SPEC 6, 7). The session gets a
 * new id, because it gains rights.
 *
 * @throws WRONG_PASSWORD, or TOO_MANY_GUESSES after ten wrong ones in a minute.
 */
export async function unlockDashboard(
  deps: Pick<Deps, 'config' | 'sessions' | 'dashboardPassword'>,
  request: FastifyRequest,
  reply: FastifyReply,
  password: string,
): Promise<void> {
  request.record({ type: 'auth' });
  const isRight = await deps.dashboardPassword.isRight(request, password);
  if (!isRight) throw errors.WRONG_PASSWORD();
  const id = await renewSession(deps, request, reply);
  const dashboardOpenUntil = await deps.sessions.unlockDashboard(id);
  request.session = { ...request.session, id, dashboardOpenUntil };
}

/**
 * Closes a dashboard that was opened by its password; whoever is an admin or the owner still may
 * watch. What listened in the session's name joins anew with what is left.
 */
export async function lockDashboard(
  deps: Pick<Deps, 'sessions' | 'push'>,
  request: FastifyRequest,
): Promise<void> {
  const { id, dashboardOpenUntil } = request.session;
  if (dashboardOpenUntil === null) return;
  await deps.sessions.lockDashboard(id);
  request.session = { ...request.session, dashboardOpenUntil: null };
  disconnectSockets(deps, { sessionId: id });
}
