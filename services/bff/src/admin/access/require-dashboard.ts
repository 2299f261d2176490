import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { mayAdminister } from './may-administer.ts';

/** The query of every admin route: an API client's `ADMIN_PIN`. */
export const PinQuery = z.object({ adminPin: z.string().max(200).optional() });

/**
 * Admits sessions that may administer: an unlocked dashboard, which stays open by being used, an
 * admin, the owner, or an API client that knows `ADMIN_PIN` (SPEC 6, DESIGN 3).
 *
 * @throws DASHBOARD_LOCKED, or TOO_MANY_GUESSES after wrong pins.
 */
export async function requireDashboard(
  deps: Pick<Deps, 'adminPin' | 'services' | 'sessions'>,
  request: FastifyRequest,
  shownPin?: string,
): Promise<void> {
  await requireDashboardForPolling(deps, request, shownPin);
  await deps.sessions.useDashboard(request.session);
}

/**
 * As `requireDashboard`, for what a page polls: polling proves no use, so it does not keep the dashboard
 * open.
 */
export async function requireDashboardForPolling(
  deps: Pick<Deps, 'adminPin' | 'services'>,
  request: FastifyRequest,
  shownPin?: string,
): Promise<void> {
  if (await mayAdminister(deps, request.session, request.id)) return;
  if (!(await isPinRight(deps, request, shownPin))) throw errors.DASHBOARD_LOCKED();
}

/** Whether an API client shows the pin. @throws TOO_MANY_GUESSES after wrong ones. */
export async function isPinRight(
  { adminPin }: Pick<Deps, 'adminPin'>,
  request: FastifyRequest,
  shownPin: string | undefined,
): Promise<boolean> {
  if (adminPin === null || shownPin === undefined) return false;
  return adminPin.isRight(request, shownPin);
}
