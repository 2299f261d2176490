import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { lazyOrNothing } from '../lib/load-later.ts';
import { newVersionAtom } from './new-version.ts';

const NewVersionHint = lazyOrNothing(() =>
  import('./new-version-hint.tsx').then((m) => m.NewVersionHint),
);

/** Brings the hint once there is something to hint at. */
export function NewVersionOffer() {
  return useAtomValue(newVersionAtom) ? (
    <Suspense>
      <NewVersionHint />
    </Suspense>
  ) : null;
}
