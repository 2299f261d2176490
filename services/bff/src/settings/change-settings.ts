import type { AdminSettings } from '@lux/contracts/accounts/admin-settings.ts';
import { Credentials } from '@lux/contracts/accounts/credentials.ts';
import { SettingsChange } from '@lux/contracts/accounts/settings-change.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { mayWatch } from '../sessions/may-watch.ts';

/** Body of `POST /api/admin/settings` (SPEC 7); name and password for an admin who is not logged in. */
export const SettingsOrder = SettingsChange.and(
  Credentials.pick({ username: true, password: true }).partial(),
);
type SettingsOrder = z.infer<typeof SettingsOrder>;

/**
 * Saves the settings for whoever may manage, or for an admin whose name and password come along.
 *
 * @throws DASHBOARD_LOCKED; TOO_MANY_REQUESTS; LOGIN_FAILED, TOO_MANY_LOGINS of accounts.
 */
export async function changeSettings(
  deps: Pick<Deps, 'services' | 'publicSettings' | 'limits'>,
  request: FastifyRequest,
  { username, password, ...change }: SettingsOrder,
): Promise<AdminSettings> {
  const { accounts } = deps.services;
  if (!(await mayWatch(deps, request.session, request.id))) {
    if (!username || !password) throw errors.DASHBOARD_LOCKED();
    // As dear as any login: a password is hashed.
    await deps.limits.take(request, 'login', 1);
    const user = await accounts.logIn(request.id, { username, password }, null);
    if (user.role !== 'admin' && !user.isOwner) throw errors.DASHBOARD_LOCKED();
  }
  const changed = await accounts.changeSettings(request.id, change);
  deps.publicSettings.forget();
  return changed;
}
