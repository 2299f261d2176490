import type { User } from '@lux/contracts/accounts/user.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import type { Deps } from '../deps.ts';
import type { Session } from './session.ts';

/**
 * The logged-in user, read from accounts anew; null without a login, also where the account has been
 * deleted.
 */
export async function findUser(
  { services }: Pick<Deps, 'services'>,
  { userId }: Pick<Session, 'userId'>,
  requestId: string,
): Promise<User | null> {
  if (userId === null) return null;
  try {
    return await services.accounts.readUser(requestId, userId);
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  }
}
