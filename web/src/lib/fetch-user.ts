import type { User } from '@lux/contracts/accounts/user.ts';
import { ApiError } from './api-error.ts';
import { rest } from './rest.ts';

const loadUserSchema = () => import('@lux/contracts/accounts/user.ts').then((m) => m.User);

/** `GET /api/user`: null on 401 (SPEC 7). */
export async function fetchUser(): Promise<User | null> {
  try {
    return await rest.get('/api/user', loadUserSchema);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
