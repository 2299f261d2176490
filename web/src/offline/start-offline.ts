import { childChange } from '../lib/child-change.ts';
import { store } from '../lib/store.ts';
import { deliverWaiting } from './deliver-waiting.ts';
import { forgetOwnAnswers } from './forget-own-answers.ts';
import { newVersionAtom } from './new-version.ts';

const WORKER = '/sw.js';

/**
 * Everything about playing without a line that is not on the screen. Call it once, when the page
 * stands. Never rejects: without a worker LUX works as long as there is a line.
 */
export async function startOffline(): Promise<void> {
  childChange.onChange(() => void forgetOwnAnswers());
  window.addEventListener('online', () => void deliverWaiting());
  void deliverWaiting();
  // Browsers offer it over HTTPS and on this machine only.
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let hadWorker = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker ever brings nothing new.
    if (hadWorker) store.set(newVersionAtom, true);
    hadWorker = true;
  });
  try {
    const registration = await serviceWorker.register(WORKER);
    document.addEventListener('visibilitychange', () => {
      // A tablet may keep a tab for weeks.
      if (!document.hidden && navigator.onLine) registration.update().catch(() => {});
    });
    (await serviceWorker.ready).active?.postMessage('fetch-ahead');
  } catch {
    // Refused (private mode) or unreachable: tried again with the next page.
  }
}
