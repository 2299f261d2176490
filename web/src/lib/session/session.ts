import type { Credentials } from '@lux/contracts/accounts/credentials.ts';
import type { Registration } from '@lux/contracts/accounts/registration.ts';
import type { User } from '@lux/contracts/accounts/user.ts';
import { createContext, use } from 'react';

export interface Session {
  isLoading: boolean;
  /** Null when logged out. */
  user: User | null;
  /** Asks the server again who is logged in. */
  refresh: () => Promise<void>;
  /**
   * @throws ApiError LOGIN_FAILED, TOO_MANY_LOGINS (with seconds to wait); SECOND_FACTOR_NEEDED,
   * SECOND_FACTOR_WRONG, PASSWORD_CHANGE_NEEDED where the account wants more than its password.
   */
  logIn: (credentials: Omit<Credentials, 'visitorToken'>) => Promise<User>;
  /**
   * @throws ApiError USERNAME_TAKEN, PASSWORD_TOO_COMMON, OWNER_SECRET_NEEDED, REGISTRATION_CLOSED,
   * INVITATION_NEEDED, INVITATION_INVALID.
   */
  register: (registration: Omit<Registration, 'visitorToken'>) => Promise<User>;
  /** Afterwards nothing of this child is left on the device. */
  logOut: () => Promise<void>;
  /** Forgets everything on this device after the server has forgotten everything. */
  forget: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

/** Who is logged in. Using it outside of its provider is an error (SPEC 8). */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession must be used inside SessionProvider');
  return session;
}
