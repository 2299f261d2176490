import { User } from '@lux/contracts/accounts/user.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { sessionCookie } from '../sessions/session-cookie.ts';

const tags = ['Anmeldung'];

/** Who is logged in, and logging out (SPEC 7). */
export function usersRoutes(server: Server, { sessions }: Deps): void {
  server.get('/api/user', { schema: { tags, response: { 200: User } } }, async () => {
    throw errors.NOT_LOGGED_IN();
  });

  server.post(
    '/api/logout',
    { schema: { tags, response: { 200: z.object({ success: z.boolean() }) } } },
    async (request, reply) => {
      request.record({ type: 'auth' });
      await sessions.destroy(request.session.id);
      sessionCookie.clear(reply);
      return { success: true };
    },
  );
}
