import { AppError } from '@lux/service-kit/errors/app-error.ts';
import type { Deps } from '../deps.ts';
import type { Session } from './session.ts';

/**
 * Whether a session may watch and manage: the dashboard's password was given, or the user is an admin
 * or the owner (SPEC 6). Asked of accounts anew each time, so that a change holds at once.
 */
export async function mayWatch(
  { services }: Pick<Deps, 'services'>,
  session: Pick<Session, 'userId' | 'isDashboardUnlocked'>,
  requestId: string,
): Promise<boolean> {
  if (session.isDashboardUnlocked) return true;
  if (session.userId === null) return false;
  try {
    const { role, isOwner } = await services.accounts.readUser(requestId, session.userId);
    return isOwner || role === 'admin';
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return false;
    throw error;
  }
}
