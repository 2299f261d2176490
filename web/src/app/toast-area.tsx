import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { toastsAtom } from '../lib/toasts.ts';

const Toaster = lazy(() => import('./toaster.tsx').then((m) => ({ default: m.Toaster })));

/** Brings the toaster with the first toast: the first visit does not pay for it. */
export function ToastArea() {
  const hasToast = useAtomValue(toastsAtom).length > 0;
  return hasToast ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
