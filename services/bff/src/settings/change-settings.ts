import { Credentials } from '@lux/contracts/accounts/credentials.ts';
import { type AdminSettings, SettingsChange } from '@lux/contracts/accounts/settings.ts';
import type { User } from '@lux/contracts/accounts/user.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { mayAdminister } from '../admin/access/may-administer.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { networkMark } from '../limits/network.ts';
import { recordChange } from './record-change.ts';
import { requireRightToChange } from './require-right-to-change.ts';

/** Body of `POST /api/admin/settings` (SPEC 7); name and password for an admin who is not logged in. */
export const SettingsOrder = SettingsChange.and(
  Credentials.pick({ username: true, password: true, code: true }).partial(),
);
type SettingsOrder = z.infer<typeof SettingsOrder>;

/**
 * Saves the settings for whoever may manage, or for an admin whose name and password come along. A
 * child's own name and password are answered like wrong ones.
 *
 * @throws DASHBOARD_LOCKED, TOO_MANY_REQUESTS, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_NEEDED; LOGIN_FAILED,
 *   TOO_MANY_LOGINS, PASSWORD_CHANGE_NEEDED, SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG of accounts.
 */
export async function changeSettings(
  deps: Pick<Deps, 'services' | 'publicSettings' | 'limits' | 'config'>,
  request: FastifyRequest,
  { username, password, code, ...change }: SettingsOrder,
): Promise<AdminSettings> {
  const { accounts } = deps.services;
  let user: User | undefined;
  if (!(await mayAdminister(deps, request.session, request.id))) {
    if (!username || !password) throw errors.DASHBOARD_LOCKED();
    // As dear as any login: a password is hashed.
    await deps.limits.take(request, 'login', 1);
    request.record({ type: 'auth' });
    user = await accounts.logIn(
      request.id,
      { username, password, code },
      {
        visitor: null,
        network: networkMark(deps.config.sessionSecret, request.ip),
        isForManaging: true,
      },
    );
  }
  await requireRightToChange(deps, request, { change, user });
  await recordChange(deps, request, { change, actor: user });
  const changed = await accounts.changeSettings(request.id, change);
  deps.publicSettings.forget();
  return changed;
}
