import type { User } from '@lux/contracts/accounts/user.ts';
import { ApiError } from '../api/api-error.ts';
import { rest } from '../api/rest.ts';
import { LESSON_KEY, storage } from '../storage/storage.ts';

const loadUserSchema = () => import('@lux/contracts/accounts/user.ts').then((m) => m.User);

/**
 * `GET /api/user`: null on 401 (SPEC 7). A browser reports the 401 of every visitor as an error, so
 * nobody is asked about whom the server's cookie does not announce.
 *
 * @throws where there was no answer: offline, or an overloaded server.
 */
export async function fetchUser(): Promise<User | null> {
  // In a lesson a login rests: the child acts for its seat alone.
  if (!/\blux_user=/.test(document.cookie) || storage.readText(LESSON_KEY) !== null) return null;
  try {
    return await rest.get('/api/user', loadUserSchema);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
