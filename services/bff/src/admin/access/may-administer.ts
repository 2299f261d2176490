import type { User } from '@lux/contracts/accounts/user.ts';
import type { Deps } from '../../deps.ts';
import { findUser } from '../../sessions/find-user.ts';
import type { Session } from '../../sessions/session.ts';

/** Whether the dashboard's password was given here and somebody has used it within half an hour. */
export function isDashboardOpen({ dashboardOpenUntil }: Pick<Session, 'dashboardOpenUntil'>) {
  return dashboardOpenUntil !== null && dashboardOpenUntil > Date.now();
}

/**
 * Whether a session may watch and manage: the dashboard's password was given, or the user is an admin
 * or the owner (SPEC 6). Asked of accounts anew each time, so that a change holds at once.
 */
export async function mayAdminister(
  deps: Pick<Deps, 'services'>,
  session: Pick<Session, 'userId' | 'dashboardOpenUntil'>,
  requestId: string,
): Promise<boolean> {
  return isDashboardOpen(session) || isManager(await findUser(deps, session, requestId));
}

/** The owner and admins, who need no password for the dashboard (SPEC 6). */
export function isManager(user: User | null): boolean {
  return user !== null && (user.isOwner || user.role === 'admin');
}
