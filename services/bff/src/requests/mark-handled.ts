import type { AnalyticsRequest } from '@lux/contracts/analytics/analytics-request.ts';
import type { FastifyRequest } from 'fastify';
import { recordAdminAction } from '../audit/record-admin-action.ts';
import type { Deps } from '../deps.ts';
import { nameOfAdmin } from './name-of-admin.ts';

/** Notes that an admin has seen to a safety event. @throws REQUEST_NOT_FOUND, NOT_A_SAFETY_EVENT of analytics. */
export async function markHandled(
  deps: Pick<Deps, 'services' | 'config'>,
  request: FastifyRequest,
  id: string,
): Promise<AnalyticsRequest> {
  const by = await nameOfAdmin(deps, request);
  const target = { kind: 'request', id, name: null } as const;
  await recordAdminAction(deps, request, { action: 'request.handled', target });
  return deps.services.analytics.markHandled(request.id, id, by);
}
