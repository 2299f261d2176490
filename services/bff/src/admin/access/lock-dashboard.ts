import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { disconnectSockets } from '../../sockets/disconnect-sockets.ts';

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
