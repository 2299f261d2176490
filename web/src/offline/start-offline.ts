import { childChange } from '../lib/session/child-change.ts';
import { LESSON_KEY, storage } from '../lib/storage/storage.ts';
import { storageKeys } from '../lib/storage/storage-keys.ts';
import { clearUserCache } from '../lib/storage/user-cache.ts';
import { isVisitorRestored, visitorToken } from '../lib/storage/visitor-token.ts';
import { store } from '../lib/store.ts';
import { keepVisitorsThings } from '../sync/keep-visitors-things.ts';
import { followBack } from './follow-back.ts';
import { followLesson } from './follow-lesson.ts';
import { newVersionAtom } from './new-version-offer.tsx';

/** Sends the rounds that were played offline, wherever the child is now. Never rejects. */
export async function deliverWaiting(): Promise<void> {
  if (!navigator.onLine || storage.readText(storageKeys.finishedRounds) === null) return;
  try {
    const { roundOutbox } = await import('../games-kit/round/round-outbox.ts');
    await roundOutbox.send();
  } catch {
    // They wait on; the next game or the next line sends them.
  }
}

/** What Safari has emptied after seven days comes back from the server. Never rejects. */
async function restoreVisit(): Promise<void> {
  try {
    // A lesson has a token of its own, and nothing of it outlives it.
    if (storage.readText(LESSON_KEY) !== null) return;
    // A page that has called nobody yet learns only now who it is.
    visitorToken();
    await keepVisitorsThings();
    if (!isVisitorRestored()) return;
    const { restorePictures } = await import('../pictures/restore-pictures.ts');
    await restorePictures();
  } catch {
    // All of it is on the server still; the privacy page shows it.
  }
}

const WORKER = '/sw.js';

/**
 * Everything about playing offline that is not on the screen. Call it once, when the page
 * stands. Never rejects: without a worker LUX works as long as there is a line.
 */
export async function startOffline(): Promise<void> {
  childChange.onChange(() => void clearUserCache());
  followLesson();
  followBack();
  window.addEventListener('online', () => void deliverWaiting());
  void deliverWaiting();
  void restoreVisit();
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
    document.addEventListener('visibilitychange', ({ isTrusted }) => {
      // A tablet may keep a tab for weeks. A lesson's pause tells of itself by this event, too.
      if (isTrusted && !document.hidden && navigator.onLine) registration.update().catch(() => {});
    });
    (await serviceWorker.ready).active?.postMessage('fetch-ahead');
  } catch {
    // Refused (private mode) or unreachable: tried again with the next page.
  }
}
