import { Suspense } from 'react';
import { useSession } from '../lib/use-session.ts';
import { lazyOrNothing } from './lazy-or-nothing.ts';

const LoggedIn = lazyOrNothing(() => import('./logged-in.tsx').then((m) => m.LoggedIn));

/** Fetched once it is known who is there, which is after the first paint: visitors never pay. */
export function Companions() {
  const { user } = useSession();
  return <Suspense>{user !== null && <LoggedIn key={user.id} userId={user.id} />}</Suspense>;
}
