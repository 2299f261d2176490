import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { toastsAtom } from '../lib/toasts.ts';
import { lazyOrNothing } from './lazy-or-nothing.ts';

const Toaster = lazyOrNothing(() => import('./toaster.tsx').then((m) => m.Toaster));

/** Brings the toaster with the first toast: the first visit does not pay for it. */
export function ToastArea() {
  const hasToast = useAtomValue(toastsAtom).length > 0;
  return <Suspense>{hasToast && <Toaster />}</Suspense>;
}
