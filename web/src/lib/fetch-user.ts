import type { User } from '@lux/contracts/accounts/user.ts';
import { ApiError } from './api-error.ts';
import { rest } from './rest.ts';
import { storage } from './storage.ts';
import { storageKeys } from './storage-keys.ts';

const loadUserSchema = () => import('@lux/contracts/accounts/user.ts').then((m) => m.User);

/** `GET /api/user`: null on 401 (SPEC 7), and where nobody can be logged in. */
export async function fetchUser(): Promise<User | null> {
  if (!(await mayBeLoggedIn())) return null;
  try {
    return await rest.get('/api/user', loadUserSchema);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** The server's word that its session is a user's. */
const isSomebodyHere = () => /\blux_user=/.test(document.cookie);

/** Asked first, because a browser reports the 401 of every visitor as an error. */
async function mayBeLoggedIn(): Promise<boolean> {
  if (isSomebodyHere() || storage.readText(storageKeys.keptUserId) === null)
    return isSomebodyHere();
  // Somebody's things lie here from before there was that cookie: any answer brings it.
  await fetch('/api/settings', { method: 'HEAD' }).catch(() => {});
  return isSomebodyHere();
}
