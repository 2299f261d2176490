import { Suspense, useEffect, useState } from 'react';
import { useSession } from '../lib/use-session.ts';
import { whenIdle } from '../offline/when-idle.ts';
import { lazyOrNothing } from './lazy-or-nothing.ts';

const LoggedIn = lazyOrNothing(() => import('./logged-in.tsx').then((m) => m.LoggedIn));
const PressToHear = lazyOrNothing(() =>
  import('../press-to-hear/press-to-hear.tsx').then((m) => m.PressToHear),
);

/**
 * What comes after the first paint: reading controls aloud once the page stands, and what belongs
 * to an account once it is known who is there, so that visitors never pay for it.
 */
export function GlobalOverlays() {
  const { user } = useSession();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return (
    <>
      <Suspense>{isIdle && <PressToHear />}</Suspense>
      <Suspense>{user !== null && <LoggedIn key={user.id} userId={user.id} />}</Suspense>
    </>
  );
}
