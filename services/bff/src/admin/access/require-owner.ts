import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { findUser } from '../../sessions/find-user.ts';
import { isPinRight, requireDashboard } from './require-dashboard.ts';

/**
 * Lets through the owner alone; where a pin is given, an API client that knows `ADMIN_PIN`, too. The
 * dashboard's password does not make anybody the owner.
 *
 * @throws OWNER_NEEDED to admins, DASHBOARD_LOCKED to everybody else, TOO_MANY_GUESSES.
 */
export async function requireOwner(
  deps: Pick<Deps, 'adminPin' | 'services' | 'sessions'>,
  request: FastifyRequest,
  shownPin?: string,
): Promise<void> {
  const user = await findUser(deps, request.session, request.id);
  if (user?.isOwner) return;
  if (await isPinRight(deps, request, shownPin)) return;
  await requireDashboard(deps, request);
  throw errors.OWNER_NEEDED();
}
