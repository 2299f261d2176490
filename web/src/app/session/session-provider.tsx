import type { User } from '@lux/contracts/accounts/user.ts';
import {
  Fragment,
  type ReactNode,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { childChange } from '../../lib/session/child-change.ts';
import { fetchUser } from '../../lib/session/fetch-user.ts';
import { type Session, SessionContext } from '../../lib/session/session.ts';
import { storage } from '../../lib/storage/storage.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';

/** Who could not be asked about is asked about again, first after this, then more and more seldom. */
const ASK_AGAIN_MS = 2_000;
const ASK_AGAIN_AT_MOST_MS = 60_000;

const loadChanges = () => import('./session-changes.ts').then((m) => m.sessionChanges);
type Changes = Awaited<ReturnType<typeof loadChanges>>;

interface SessionProviderProps {
  /** Known beforehand: the drawn screen is a visitor's. */
  isVisitor?: boolean;
  children: ReactNode;
}

/**
 * Who is logged in, and what has to happen when that changes (SPEC 4, Auth). When a child leaves,
 * all screens begin anew; other tabs of the browser follow.
 */
export function SessionProvider({ isVisitor = false, children }: SessionProviderProps) {
  const [isLoading, setIsLoading] = useState(!isVisitor);
  const [user, setUser] = useState<User | null>(null);
  /** Raised to draw every screen anew. */
  const [generation, setGeneration] = useState(0);
  /** An answer to an earlier question must not undo a login. */
  const asked = useRef(0);
  /** The next question while the last one had no answer. */
  const next = useRef({ timer: 0, waitMs: ASK_AGAIN_MS });

  const session = useMemo((): Omit<Session, 'isLoading' | 'user'> => {
    function askAgain(): void {
      const { waitMs } = next.current;
      const timer = window.setTimeout(() => void refresh(), waitMs);
      next.current = { timer, waitMs: Math.min(2 * waitMs, ASK_AGAIN_AT_MOST_MS) };
    }

    function show(found: User | null): void {
      asked.current += 1;
      clearTimeout(next.current.timer);
      next.current.timer = 0;
      setUser(found);
      setIsLoading(false);
    }

    const keptUserId = () => storage.readText(storageKeys.keptUserId);
    const redraw = () => setGeneration((before) => before + 1);

    async function refresh(): Promise<void> {
      const mine = ++asked.current;
      let found = await fetchUser().catch(() => undefined);
      if (mine !== asked.current) return;
      const kept = keptUserId();
      if (found !== undefined && kept !== (found?.id ?? null)) {
        found = await loadChanges()
          .then((changes) => changes.settle(found ?? null))
          .catch(() => undefined);
        if (mine !== asked.current) return;
        if (kept !== null && kept !== keptUserId()) redraw();
      }
      // Who could not be asked about is treated as logged out for now: what a child needs still works.
      // A screen that the build drew is woken up piece by piece, and not all at once by this.
      startTransition(() => show(found ?? null));
      if (found === undefined) askAgain();
      else next.current.waitMs = ASK_AGAIN_MS;
    }

    async function enter(path: Parameters<Changes['enter']>[0], given: object): Promise<User> {
      const entered = await (await loadChanges()).enter(path, given);
      show(entered);
      return entered;
    }

    async function end(how: 'leave' | 'forget'): Promise<void> {
      await (await loadChanges())[how]();
      show(null);
      redraw();
    }

    return {
      refresh,
      logIn: (credentials) => enter('/api/login', credentials),
      register: (registration) => enter('/api/register', registration),
      logOut: () => end('leave'),
      forget: () => end('forget'),
    };
  }, []);

  useEffect(() => {
    void session.refresh();
    const follow = ({ key }: StorageEvent) => {
      if (key !== storageKeys.keptUserId) return;
      childChange.announce();
      setGeneration((before) => before + 1);
      void session.refresh();
    };
    const hurry = () => {
      if (next.current.timer !== 0) void session.refresh();
    };
    window.addEventListener('storage', follow);
    window.addEventListener('online', hurry);
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('online', hurry);
      // The timer of now, not the one of when this began.
      clearTimeout(next.current.timer);
    };
  }, [session]);

  const value = useMemo(() => ({ ...session, isLoading, user }), [session, isLoading, user]);
  return (
    <SessionContext value={value}>
      <Fragment key={generation}>{children}</Fragment>
    </SessionContext>
  );
}
