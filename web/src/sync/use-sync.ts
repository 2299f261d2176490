import { type SyncedItem, SyncedItemsPage } from '@lux/contracts/accounts/synced-items.ts';
import { useEffect } from 'react';
import { ApiError } from '../lib/api/api-error.ts';
import { rest } from '../lib/api/rest.ts';
import { storage } from '../lib/storage/storage.ts';
import { storageKeys } from '../lib/storage/storage-keys.ts';
import { toasts } from '../lib/toasts.ts';
import { beforeLogoutHooks } from './before-logout-hooks.ts';
import { syncCollections } from './collections/sync-collections.ts';
import { createSyncEngine } from './create-sync-engine.ts';
import { keeperOfDevice, VISITOR } from './keeper.ts';
import { emptySyncState, SyncState } from './sync-state.ts';

const PATH = '/api/me/things';
const loadPage = async () => SyncedItemsPage;

/** What changed on the server since a mark, page by page; without one, all. */
const syncApi = {
  read: (since: string | null): Promise<SyncedItemsPage> =>
    rest.get(since === null ? PATH : `${PATH}?since=${since}`, loadPage),

  put: (items: readonly SyncedItem[], since: string | null): Promise<SyncedItemsPage> =>
    rest.put(PATH, { things: items, ...(since !== null && { since }) }, loadPage),
};

/**
 * The sync state in browser storage. A broken one reads as empty, and so does a visitor's for whoever has
 * logged in: then everything is compared anew.
 */
const storedSyncState = (isOfVisitor: boolean) => ({
  read(): SyncState {
    const stored = storage.readJson(storageKeys.syncState, SyncState);
    return stored?.isOfVisitor === isOfVisitor ? stored : emptySyncState;
  },

  write(syncState: SyncState): void {
    storage.writeJson(storageKeys.syncState, { ...syncState, isOfVisitor });
  },
});

/** A child that draws or writes changes several things at once. */
const AFTER_CHANGE_MS = 1500;
const AFTER_FAILURE_MS = 30_000;
const WATCHED = new Set(syncCollections.flatMap(({ keys }) => keys));

/**
 * Syncs what lies here with the server while the page is open: at once, shortly after each change,
 * when the connection or the child comes back, and before the logout.
 *
 * @param keeper as `keeperOfDevice`: whoever comes after them is left alone.
 * @param onLoggedOut where the server no longer knows who is logged in.
 * @returns `first`: once the server was asked for the first time, or could not be; `stop` ends it.
 */
export function startSync(
  keeper: string,
  onLoggedOut: () => void,
): { first: Promise<void>; stop: () => void } {
  const isVisitor = keeper === VISITOR;
  let isStopped = false;
  let isWriting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const syncEngine = createSyncEngine({
    syncCollections: syncCollections.map((collection) => ({
      ...collection,
      write: (changes) => {
        isWriting = true;
        const isStored = collection.write(changes);
        isWriting = false;
        return isStored;
      },
    })),
    syncState: storedSyncState(isVisitor),
    api: syncApi,
    isMine: () => !isStopped && keeperOfDevice() === keeper,
    isAlone: isVisitor,
    now: () => new Date(),
    onWritten: notifyScreens,
  });

  async function sync(): Promise<void> {
    clearTimeout(timer);
    try {
      await syncEngine.sync();
    } catch (error) {
      if (isStopped) return;
      if (error instanceof ApiError && error.status === 401) onLoggedOut();
      else if (error instanceof ApiError && error.code === 'TOO_MANY_THINGS') {
        // A visitor still has all of it here.
        if (!isVisitor) showFull(error);
      } else later(AFTER_FAILURE_MS);
    }
  }

  function later(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void sync(), ms);
  }

  const syncNow = () => void sync();
  const syncWhenSeen = () => document.visibilityState === 'visible' && void sync();
  const stopWatching = storage.watch((key) => {
    if (!isWriting && WATCHED.has(key)) later(AFTER_CHANGE_MS);
  });
  const removeHook = beforeLogoutHooks.add(() => syncEngine.sync());
  window.addEventListener('online', syncNow);
  document.addEventListener('visibilitychange', syncWhenSeen);
  return {
    first: sync(),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      stopWatching();
      removeHook();
      window.removeEventListener('online', syncNow);
      document.removeEventListener('visibilitychange', syncWhenSeen);
    },
  };
}

/** As `startSync`, for a user or a seat, while a screen is there. */
export function useSync(keeper: string, onLoggedOut: () => void): void {
  useEffect(() => startSync(keeper, onLoggedOut).stop, [keeper, onLoggedOut]);
}

/** As if another tab had written: what shows these keys reads them again. */
function notifyScreens(keys: readonly string[]): void {
  for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key }));
}

function showFull({ message }: ApiError): void {
  toasts.show({ title: 'Fehler', description: message, tone: 'danger' });
}
