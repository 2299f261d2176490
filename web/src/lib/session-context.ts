import type { User } from '@lux/contracts/accounts/user.ts';
import { createContext } from 'react';

export interface Session {
  isLoading: boolean;
  /** Null when logged out. */
  user: User | null;
  /** Asks the server again who is logged in. */
  refresh: () => Promise<void>;
  logOut: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);
