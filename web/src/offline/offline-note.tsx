import { Suspense } from 'react';
import { lazyOrNothing } from '../lib/load-later.ts';
import type { OfflineNoteProps } from './offline-banner.tsx';
import { useOnline } from './use-online.ts';

/** Comes when the line goes: whoever has one does not pay for it. */
const OfflineBanner = lazyOrNothing(() =>
  import('./offline-banner.tsx').then((m) => m.OfflineBanner),
);

/** Says kindly what needs the line, and what can be played without one; nothing while there is one. */
export function OfflineNote(note: OfflineNoteProps) {
  if (useOnline()) return null;
  return (
    <Suspense>
      <OfflineBanner {...note} />
    </Suspense>
  );
}
