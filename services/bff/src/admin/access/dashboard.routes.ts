import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { renewSession } from '../../sessions/renew-session.ts';
import { lockDashboard } from './lock-dashboard.ts';

/**
 * Opens the dashboard for this session when the password is right (SPEC 6, 7). The session gets a
 * new id, because it gains rights.
 *
 * @throws WRONG_PASSWORD, or TOO_MANY_GUESSES after ten wrong ones in a minute.
 */
async function unlockDashboard(
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

/** SPEC 5. */
const missing = 'Bitte geben Sie das Passwort ein.';

/** The dashboard's password gate (SPEC 7). */
export function dashboardRoutes(server: Server, deps: Deps): void {
  server.post(
    '/api/dashboard/login',
    {
      schema: {
        tags: ['Admin'],
        body: z.object({
          password: z.string(missing).min(1, missing).max(200),
        }),
        response: { 200: z.object({ success: z.boolean() }) },
      },
    },
    async (request, reply) => {
      await unlockDashboard(deps, request, reply, request.body.password);
      return { success: true };
    },
  );

  server.post(
    '/api/dashboard/lock',
    { schema: { tags: ['Admin'], response: { 200: z.object({ success: z.boolean() }) } } },
    async (request) => {
      await lockDashboard(deps, request);
      return { success: true };
    },
  );
}
