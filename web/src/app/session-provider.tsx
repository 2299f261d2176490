import type { User } from '@lux/contracts/accounts/user.ts';
import { Fragment, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { childChange } from '../lib/child-change.ts';
import { fetchUser } from '../lib/fetch-user.ts';
import { rest } from '../lib/rest.ts';
import { SessionContext } from '../lib/session-context.ts';
import { storage } from '../lib/storage.ts';
import { storageKeys } from '../lib/storage-keys.ts';
import { visitorToken } from '../lib/visitor-token.ts';

const loadUserSchema = () => import('@lux/contracts/accounts/user.ts').then((m) => m.User);
const loadForgetDevice = () => import('../keeping/forget-device.ts').then((m) => m.forgetDevice);

/**
 * Who is logged in, and what has to happen when that changes (SPEC 4, Auth). When a child leaves,
 * all screens begin anew; other tabs of the browser follow.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [isLoading, setIsLoading] = useState(true);
  const [user, setUser] = useState<User | null>(null);
  /** Raised to draw every screen anew. */
  const [generation, setGeneration] = useState(0);
  /** An answer to an earlier question must not undo a login. */
  const asked = useRef(0);

  const refresh = useCallback(async () => {
    asked.current += 1;
    const mine = asked.current;
    // Whoever cannot be asked about is treated as logged out: everything a child needs still works.
    const found = await fetchUser().catch(() => null);
    if (mine !== asked.current) return;
    if (found !== null) await settle(found);
    setUser(found);
    setIsLoading(false);
  }, []);

  const enter = useCallback(async (path: string, given: object) => {
    const body = { ...given, visitorToken: visitorToken() };
    const entered = await rest.post(path, body, loadUserSchema);
    asked.current += 1;
    await settle(entered);
    childChange.announce();
    setUser(entered);
    setIsLoading(false);
    return entered;
  }, []);

  const end = useCallback(async (endOnServer: () => Promise<void>) => {
    // Fetched first: without it nothing may end, or the next child would find this one's things.
    const forgetDevice = await loadForgetDevice();
    await endOnServer();
    asked.current += 1;
    await forgetDevice();
    setUser(null);
    setGeneration((before) => before + 1);
  }, []);

  useEffect(() => {
    void refresh();
    const follow = ({ key }: StorageEvent) => {
      if (key !== storageKeys.keptUserId) return;
      childChange.announce();
      setGeneration((before) => before + 1);
      void refresh();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [refresh]);

  const session = useMemo(
    () => ({
      isLoading,
      user,
      refresh,
      logIn: (credentials: object) => enter('/api/login', credentials),
      register: (registration: object) => enter('/api/register', registration),
      logOut: async () => {
        await childChange.leave();
        await end(() => rest.postOnly('/api/logout'));
      },
      forget: () => end(async () => {}),
    }),
    [isLoading, user, refresh, enter, end],
  );
  return (
    <SessionContext value={session}>
      <Fragment key={generation}>{children}</Fragment>
    </SessionContext>
  );
}

/** What lies here is this user's from now on; another user's is not handed over. */
async function settle({ id }: User): Promise<void> {
  const keptUserId = storage.readText(storageKeys.keptUserId);
  if (keptUserId === id) return;
  if (keptUserId !== null) await (await loadForgetDevice())();
  storage.writeText(storageKeys.keptUserId, id);
}
