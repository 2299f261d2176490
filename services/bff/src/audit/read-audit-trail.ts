import type { AuditTrailPage, AuditTrailQuery } from '@lux/contracts/accounts/audit-entry.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { requireOwner } from '../sessions/require-owner.ts';

/** What admins did, the latest first, for the owner alone. @throws DASHBOARD_LOCKED, OWNER_NEEDED. */
export async function readAuditTrail(
  deps: Pick<Deps, 'services' | 'sessions' | 'adminPin'>,
  request: FastifyRequest,
  query: AuditTrailQuery,
): Promise<AuditTrailPage> {
  await requireOwner(deps, request);
  return deps.services.accounts.listActions(request.id, query);
}
