import type { User } from '@lux/contracts/accounts/user.ts';
import { ApiError } from './api-error.ts';
import { rest } from './rest.ts';
import { storage } from './storage.ts';
import { storageKeys } from './storage-keys.ts';

const loadUserSchema = () => import('@lux/contracts/accounts/user.ts').then((m) => m.User);

/** `GET /api/user`: null on 401 (SPEC 7), and where nobody can be logged in. */
export async function fetchUser(): Promise<User | null> {
  if (!mayBeLoggedIn()) return null;
  try {
    return await rest.get('/api/user', loadUserSchema);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/**
 * A browser reports the 401 of every visitor as an error. The server's cookie says whether to ask;
 * whose things lie here may be logged in since before there was that cookie.
 */
function mayBeLoggedIn(): boolean {
  return /\blux_user=/.test(document.cookie) || storage.readText(storageKeys.keptUserId) !== null;
}
