import { AuditTrailPage, AuditTrailQuery } from '@lux/contracts/accounts/audit-entry.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { Deps } from '../../deps.ts';
import { readAuditTrail } from './audit-trail.ts';

/** The trail of what admins do, over REST. It is read only. */
export function auditRoutes(server: Server, deps: Deps): void {
  server.get(
    '/api/admin/trail',
    {
      schema: {
        tags: ['Admin'],
        querystring: AuditTrailQuery,
        response: { 200: AuditTrailPage },
      },
    },
    async (request) => readAuditTrail(deps, request, request.query),
  );
}
