import { Suspense } from 'react';
import { lazyOrNothing } from '../lib/load-later.ts';
import { useOnline } from './use-online.ts';

/** Comes when the line goes: whoever has one does not pay for it. */
const OfflineBanner = lazyOrNothing(() =>
  import('./offline-banner.tsx').then((m) => m.OfflineBanner),
);

interface OfflineNoteProps {
  /** What does not work now: "Zum Reden". */
  what: string;
}

/** Says kindly what needs the line, and what can be played without one; nothing while there is one. */
export function OfflineNote({ what }: OfflineNoteProps) {
  if (useOnline()) return null;
  return (
    <Suspense>
      <OfflineBanner what={what} />
    </Suspense>
  );
}
