import { useEffect } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { storage } from '../../lib/storage/storage.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { toasts } from '../../lib/toasts.ts';
import { workOutbox } from '../../pictures/works/work-outbox.ts';
import { beforeLogoutHooks } from '../before-logout-hooks.ts';
import { keeperOfDevice, VISITOR } from '../keeper.ts';

/** A child that colours changes something every second; a page is sent when it looks up. */
const AFTER_CHANGE_MS = 8_000;
/** And while it colours without a pause, this often. */
const AT_MOST_MS = 30_000;
const AFTER_FAILURE_MS = 30_000;
const WATCHED: ReadonlySet<string> = new Set([
  storageKeys.coloringWorks,
  storageKeys.removedColoringWorks,
]);

/** Fetched when something is to be sent for the first time. */
const loadSender = () => import('./create-work-sender.ts').then((m) => m.createWorkSender);

/**
 * Sends what a child has coloured to the server while the page is open: at once, a moment after each
 * change, when the connection comes back or the page is left, and before the logout.
 *
 * @param keeper as `keeperOfDevice`: whoever comes after them is left alone.
 * @returns what ends it.
 */
export function startWorks(keeper: string): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | null = null;
  const isMine = () => !isStopped && keeperOfDevice() === keeper;
  let sender: ReturnType<Awaited<ReturnType<typeof loadSender>>> | undefined;

  async function send(): Promise<void> {
    clearTimeout(timer);
    waitingSince = null;
    try {
      sender ??= (await loadSender())(isMine);
      await sender.send();
    } catch (error) {
      if (isStopped || (error instanceof ApiError && error.status === 401)) return;
      if (error instanceof ApiError && error.code === 'GALLERY_FULL') {
        // A full account takes nothing more; it is said again with the next change. A visitor still has it here.
        if (keeper !== VISITOR) showFull(error);
      } else later(AFTER_FAILURE_MS);
    }
  }

  function later(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  }

  const stopWatching = storage.watch((key) => {
    if (!WATCHED.has(key)) return;
    waitingSince ??= Date.now();
    later(Math.min(AFTER_CHANGE_MS, Math.max(0, waitingSince + AT_MOST_MS - Date.now())));
  });
  const sendNow = () => void send();
  const sendWhenLeft = () => document.visibilityState === 'hidden' && void send();
  const removeHook = beforeLogoutHooks.add(send);
  const closeOutbox = workOutbox.open(send);
  window.addEventListener('online', sendNow);
  document.addEventListener('visibilitychange', sendWhenLeft);
  void send();

  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopWatching();
    removeHook();
    closeOutbox();
    window.removeEventListener('online', sendNow);
    document.removeEventListener('visibilitychange', sendWhenLeft);
  };
}

/** As `startWorks`, for a user or a seat, while a screen is there. */
export function useWorks(keeper: string): void {
  useEffect(() => startWorks(keeper), [keeper]);
}

function showFull({ message }: ApiError): void {
  toasts.show({ title: 'Fehler', description: message, tone: 'danger' });
}
