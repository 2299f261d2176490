import type { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { recordAdminAction } from '../audit/audit-trail.ts';

/** The name with which a safety event is marked: the username, or `Dashboard` without a login. */
export async function nameOfAdmin(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
): Promise<string> {
  const { userId } = request.session;
  if (userId === null) return 'Dashboard';
  const { username } = await services.accounts.readUser(request.id, userId);
  return username;
}

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
