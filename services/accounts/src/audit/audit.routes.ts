import {
  AuditEntry,
  AuditTrailPage,
  AuditTrailQuery,
} from '@lux/contracts/accounts/audit-entry.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { Deps } from '../deps.ts';

/** The trail of what admins do, for the bff: to write on and to read. */
export function auditRoutes(server: Server, { auditTrail }: Pick<Deps, 'auditTrail'>): void {
  server.post(
    '/audit-entries',
    { schema: { body: AuditEntry.omit({ at: true }) } },
    async ({ body }, reply) => {
      await auditTrail.append(body);
      return reply.status(204).send();
    },
  );

  server.get(
    '/audit-entries',
    { schema: { querystring: AuditTrailQuery, response: { 200: AuditTrailPage } } },
    async ({ query }) => auditTrail.list(query),
  );
}
