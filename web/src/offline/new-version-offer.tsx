import { atom, useAtom } from 'jotai';
import { Suspense } from 'react';
import { lazyOrNothing } from '../lib/load-later.ts';

/** True once a newer client has taken over behind this page. */
export const newVersionAtom = atom(false);

const NewVersionHint = lazyOrNothing(() =>
  import('./new-version-hint.tsx').then((m) => m.NewVersionHint),
);

/** Loads the hint once there is something to hint at. */
export function NewVersionOffer() {
  const [hasNewVersion, setHasNewVersion] = useAtom(newVersionAtom);
  if (!hasNewVersion) return null;
  return (
    <Suspense>
      <NewVersionHint onDismiss={() => setHasNewVersion(false)} />
    </Suspense>
  );
}
