import type { SyncedItem, SyncedItemsPage } from '@lux/contracts/accounts/synced-items.ts';
import { ApiError } from '../lib/api/api-error.ts';
import type { SyncCollection } from './collections/sync-collection.ts';
import { contentHash } from './content-hash.ts';
import { detectChanges } from './detect-changes.ts';
import { mergeRemote } from './merge-remote.ts';
import { type Entries, emptySyncState, itemKey, type SyncState } from './sync-state.ts';
import { unsyncedItems } from './unsynced-items.ts';

/** Content hashes of what was sent with a request, by key. */
type Sent = ReadonlyMap<string, string | null>;

interface SyncEngineDeps {
  syncCollections: readonly SyncCollection[];
  syncState: { read: () => SyncState; write: (syncState: SyncState) => void };
  api: {
    read: (since: string | null) => Promise<SyncedItemsPage>;
    put: (items: readonly SyncedItem[], since: string | null) => Promise<SyncedItemsPage>;
  };
  /** Whether what is stored here still is this user's: false after a logout, in whichever tab. */
  isMine: () => boolean;
  now: () => Date;
  /**
   * Whether nobody else changes these things, as with a visitor's: then the server is asked once a day,
   * so that it knows they are still used, and where this device knows nothing yet.
   */
  isAlone?: boolean;
  /** These keys of browser storage have been changed. */
  onWritten: (keys: readonly string[]) => void;
}

/**
 * Syncs browser storage with the server. Every step reads storage anew and leaves it consistent, so
 * that another tab may sync at the same time: a change sent twice counts once.
 */
export function createSyncEngine({
  syncCollections,
  syncState,
  api,
  isMine,
  now,
  isAlone = false,
  onWritten,
}: SyncEngineDeps) {
  let running: Promise<void> | null = null;
  let isWantedAgain = false;

  const today = () => now().toISOString().slice(0, 10);
  const mustAsk = ({ mark, askedOn }: SyncState) =>
    !isAlone || mark === null || askedOn !== today();

  function readLocal() {
    const contents = syncCollections.map((collection) => collection.read());
    const detected = detectChanges(syncState.read(), contents, now());
    return { contents, detected };
  }

  /** Returns whether everything is here now: nothing was lost, and the browser had room. */
  function applyRemote(
    remote: readonly SyncedItem[],
    sent: Sent,
  ): { isWhole: boolean; entries: Entries } {
    // Something may have been changed here while the server was asked.
    const { entries } = readLocal().detected;
    let isWhole = Object.keys(syncState.read().entries).every((key) => key in entries);
    const known = remote.filter((item) =>
      syncCollections.some((collection) => accepts(collection, item)),
    );
    const merged = mergeRemote(entries, known, sent);
    const next = { ...merged.entries };
    const written: string[] = [];
    for (const collection of syncCollections) {
      const changes = merged.changes.filter(({ kind }) => kind === collection.kind);
      if (changes.length === 0) continue;
      const isStored = collection.write(changes);
      written.push(...collection.keys);
      // What the browser had no room for must not look as if the child had deleted it.
      if (!isStored) restore(next, entries, changes);
      isWhole &&= isStored;
    }
    if (written.length > 0) onWritten(written);
    return { isWhole, entries: next };
  }

  /** Applies an answer and all pages after it. Stopped in between, the next run goes on from there. */
  async function applyPages(answer: SyncedItemsPage, sent: Sent): Promise<void> {
    let page = answer;
    let isAllHere = true;
    while (isMine()) {
      const { isWhole, entries } = applyRemote(page.things, sent);
      isAllHere &&= isWhole;
      // After the collections: stopped in between, the next run finds the same changes. What could
      // not be stored has to come again, so everything is read from the start.
      const mark = isAllHere ? page.mark : null;
      syncState.write({ ...emptySyncState, mark, entries, askedOn: today() });
      if (!page.hasMore) return;
      page = await api.read(page.mark);
    }
  }

  async function send(batches: SyncedItem[][]): Promise<void> {
    for (const batch of batches) {
      const answer = await api.put(batch, syncState.read().mark);
      await applyPages(answer, new Map(batch.map((item) => [itemKey(item), hashOf(item)])));
      if (!isMine()) return;
    }
  }

  async function runOnce(): Promise<void> {
    if (!isMine()) return;
    const { contents, detected } = readLocal();
    syncState.write(detected);
    const batches = unsyncedItems(detected, contents);
    try {
      await send(batches);
      if (batches.length === 0 && mustAsk(detected)) {
        await applyPages(await api.read(detected.mark), new Map());
      }
    } catch (error) {
      if (!isMine() || !(error instanceof ApiError)) throw error;
      if (error.code === 'CHANGES_UNKNOWN') {
        markAllUnsynced();
        isWantedAgain = true;
        return;
      }
      // A full account takes nothing, but what was made elsewhere still comes.
      if (error.code === 'TOO_MANY_THINGS') {
        await applyPages(await api.read(syncState.read().mark), new Map());
      }
      throw error;
    }
  }

  /** The server was restored to an older state: it may lack what it once received. */
  function markAllUnsynced(): void {
    const entries = Object.entries(readLocal().detected.entries).map(([key, entry]) => [
      key,
      { ...entry, isWaiting: true },
    ]);
    syncState.write({ ...emptySyncState, entries: Object.fromEntries(entries) });
  }

  async function run(): Promise<void> {
    do {
      isWantedAgain = false;
      await runOnce();
    } while (isWantedAgain);
  }

  return {
    /** Asked for while it runs, it runs once more. @throws ApiError of the calls. */
    sync(): Promise<void> {
      if (running !== null) isWantedAgain = true;
      running ??= run().finally(() => {
        running = null;
      });
      return running;
    },
  };
}

function accepts(collection: SyncCollection, item: SyncedItem): boolean {
  return collection.kind === item.kind && collection.accepts(item);
}

function hashOf({ data }: SyncedItem): string | null {
  return data === null ? null : contentHash(data);
}

function restore(next: Entries, before: Entries, changes: readonly SyncedItem[]): void {
  for (const change of changes) {
    const key = itemKey(change);
    const entry = before[key];
    if (entry) next[key] = entry;
    else delete next[key];
  }
}
