import type { User } from '@lux/contracts/accounts/user.ts';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { fetchUser } from './fetch-user.ts';
import { rest } from './rest.ts';
import { SessionContext } from './session-context.ts';

export function SessionProvider({ children }: { children: ReactNode }) {
  const [isLoading, setIsLoading] = useState(true);
  const [user, setUser] = useState<User | null>(null);

  const refresh = useCallback(async () => {
    // Whoever cannot be asked about is treated as logged out: everything a child needs still works.
    setUser(await fetchUser().catch(() => null));
    setIsLoading(false);
  }, []);

  const logOut = useCallback(async () => {
    await rest.postOnly('/api/logout');
    setUser(null);
  }, []);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  const session = useMemo(
    () => ({ isLoading, user, refresh, logOut }),
    [isLoading, user, refresh, logOut],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
