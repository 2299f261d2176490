import type { SyncedItem, SyncedItemsPage } from '@lux/contracts/accounts/synced-items.ts';
import { ApiError } from '../lib/api/api-error.ts';
import type { SyncCollection } from './collections/sync-collection.ts';
import { fingerprint } from './fingerprint.ts';
import { mergeRemote } from './merge-remote.ts';
import { noteChanges } from './note-changes.ts';
import { type Entries, emptySyncState, itemKey, type SyncState } from './sync-state.ts';
import { unsyncedItems } from './unsynced-items.ts';

/** Fingerprints of what an answer follows upon, by key. */
type Sent = ReadonlyMap<string, string | null>;

interface SyncEngineDeps {
  syncCollections: readonly SyncCollection[];
  syncState: { read: () => SyncState; write: (syncState: SyncState) => void };
  api: {
    read: (since: string | null) => Promise<SyncedItemsPage>;
    put: (things: readonly SyncedItem[], since: string | null) => Promise<SyncedItemsPage>;
  };
  /** Whether what lies here still is this user's: false after a logout, in whichever tab. */
  isMine: () => boolean;
  now: () => Date;
  /** These keys of browser storage have been changed. */
  onWritten: (keys: readonly string[]) => void;
}

/**
 * Keeps browser storage and account in step. Every step reads storage anew and leaves it whole, so
 * that another tab may do the same at the same time: sent twice, a change is one.
 */
export function createSyncEngine({
  syncCollections,
  syncState,
  api,
  isMine,
  now,
  onWritten,
}: SyncEngineDeps) {
  let running: Promise<void> | null = null;
  let isWantedAgain = false;

  function look() {
    const contents = syncCollections.map((collection) => collection.read());
    const noted = noteChanges(syncState.read(), contents, now());
    return { contents, noted };
  }

  /** Answers whether everything is here now: nothing got lost, and the browser had room. */
  function take(remote: readonly SyncedItem[], sent: Sent): { isWhole: boolean; entries: Entries } {
    // Something may have been changed here while the server was asked.
    const { entries } = look().noted;
    let isWhole = Object.keys(syncState.read().entries).every((key) => key in entries);
    const known = remote.filter((thing) =>
      syncCollections.some((collection) => accepts(collection, thing)),
    );
    const taken = mergeRemote(entries, known, sent);
    const next = { ...taken.entries };
    const written: string[] = [];
    for (const collection of syncCollections) {
      const changes = taken.changes.filter(({ kind }) => kind === collection.kind);
      if (changes.length === 0) continue;
      const isKept = collection.write(changes);
      written.push(...collection.keys);
      // What the browser had no room for must not look as if the child had deleted it.
      if (!isKept) restore(next, entries, changes);
      isWhole &&= isKept;
    }
    if (written.length > 0) onWritten(written);
    return { isWhole, entries: next };
  }

  /** Takes in an answer and all pages after it. Stopped in between, the next run goes on from there. */
  async function follow(answer: SyncedItemsPage, sent: Sent): Promise<void> {
    let page = answer;
    let isAllHere = true;
    while (isMine()) {
      const { isWhole, entries } = take(page.things, sent);
      isAllHere &&= isWhole;
      // After the syncCollections: stopped in between, the next look finds the same once more. What is
      // not here has to come again, and nobody knows when it came first.
      syncState.write({ ...emptySyncState, mark: isAllHere ? page.mark : null, entries });
      if (!page.hasMore) return;
      page = await api.read(page.mark);
    }
  }

  async function send(portions: SyncedItem[][]): Promise<void> {
    for (const portion of portions) {
      const answer = await api.put(portion, syncState.read().mark);
      await follow(answer, new Map(portion.map((thing) => [itemKey(thing), printOf(thing)])));
      if (!isMine()) return;
    }
  }

  async function runOnce(): Promise<void> {
    if (!isMine()) return;
    const { contents, noted } = look();
    syncState.write(noted);
    const portions = unsyncedItems(noted, contents);
    try {
      await send(portions);
      if (portions.length === 0) await follow(await api.read(noted.mark), new Map());
    } catch (error) {
      if (!isMine() || !(error instanceof ApiError)) throw error;
      if (error.code === 'CHANGES_UNKNOWN') {
        tellAllAgain();
        isWantedAgain = true;
        return;
      }
      // A full account takes nothing, but what was made elsewhere still comes.
      if (error.code === 'TOO_MANY_THINGS') {
        await follow(await api.read(syncState.read().mark), new Map());
      }
      throw error;
    }
  }

  /** The server has gone back to an older state: it may lack what it has once been told. */
  function tellAllAgain(): void {
    const entries = Object.entries(look().noted.entries).map(([key, entry]) => [
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

function accepts(collection: SyncCollection, thing: SyncedItem): boolean {
  return collection.kind === thing.kind && collection.accepts(thing);
}

function printOf({ data }: SyncedItem): string | null {
  return data === null ? null : fingerprint(data);
}

function restore(next: Entries, before: Entries, changes: readonly SyncedItem[]): void {
  for (const change of changes) {
    const key = itemKey(change);
    const entry = before[key];
    if (entry) next[key] = entry;
    else delete next[key];
  }
}
