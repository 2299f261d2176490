import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { mayWatch } from './may-watch.ts';

/**
 * Lets through who may watch the class: an unlocked dashboard, an admin, the owner, or an API client
 * that knows `ADMIN_PIN` (SPEC 6, DESIGN 3).
 *
 * @throws DASHBOARD_LOCKED, or TOO_MANY_GUESSES after wrong pins.
 */
export async function requireDashboard(
  deps: Pick<Deps, 'adminPin' | 'services'>,
  request: FastifyRequest,
  shownPin?: string,
): Promise<void> {
  if (await mayWatch(deps, request.session, request.id)) return;
  const { adminPin } = deps;
  if (adminPin === null || shownPin === undefined) throw errors.DASHBOARD_LOCKED();
  if (!(await adminPin.isRight(request, shownPin))) throw errors.DASHBOARD_LOCKED();
}
