import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { lockDashboard, unlockDashboard } from './dashboard-lock.ts';

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
