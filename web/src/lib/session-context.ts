import type { Credentials } from '@lux/contracts/accounts/credentials.ts';
import type { Registration } from '@lux/contracts/accounts/registration.ts';
import type { User } from '@lux/contracts/accounts/user.ts';
import { createContext } from 'react';

export interface Session {
  isLoading: boolean;
  /** Null when logged out. */
  user: User | null;
  /** Asks the server again who is logged in. */
  refresh: () => Promise<void>;
  /** @throws ApiError LOGIN_FAILED, TOO_MANY_LOGINS (with seconds to wait). */
  logIn: (credentials: Omit<Credentials, 'visitorToken'>) => Promise<User>;
  /** @throws ApiError USERNAME_TAKEN, PASSWORD_TOO_COMMON. */
  register: (registration: Omit<Registration, 'visitorToken'>) => Promise<User>;
  /** Afterwards nothing of this child is left on the device. */
  logOut: () => Promise<void>;
  /** Forgets everything on this device after the server has forgotten everything. */
  forget: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);
