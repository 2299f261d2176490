import type { Server } from '@lux/service-kit/server/server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { unlockDashboard } from './unlock-dashboard.ts';

/** The dashboard's password gate (SPEC 7). */
export function dashboardRoutes(server: Server, deps: Deps): void {
  server.post(
    '/api/dashboard/login',
    {
      schema: {
        tags: ['Admin'],
        body: z.object({
          password: z.string().min(1, 'Bitte geben Sie das Passwort ein.').max(200),
        }),
        response: { 200: z.object({ success: z.boolean() }) },
      },
    },
    async (request, reply) => {
      await unlockDashboard(deps, request, reply, request.body.password);
      return { success: true };
    },
  );
}
