import { type ComponentType, lazy, Suspense } from 'react';
import { useSession } from '../lib/use-session.ts';

/** Without its script every screen still works; the next visit fetches it again. */
const LoggedIn = lazy<ComponentType<{ userId: string }>>(() =>
  import('./logged-in.tsx').then(
    (m) => ({ default: m.LoggedIn }),
    () => ({ default: () => null }),
  ),
);

/** Fetched once it is known who is there, which is after the first paint: visitors never pay. */
export function Companions() {
  const { user } = useSession();
  if (user === null) return null;
  return (
    <Suspense>
      <LoggedIn key={user.id} userId={user.id} />
    </Suspense>
  );
}
