import type { StoredThing } from '@lux/contracts/accounts/stored-thing.ts';
import { fingerprint } from './fingerprint.ts';
import type { Ledger } from './ledger.ts';
import { noteChanges } from './note-changes.ts';
import type { Shelf } from './shelf.ts';
import { takeIn } from './take-in.ts';
import { thingKey } from './thing-key.ts';
import { waitingThings } from './waiting-things.ts';

interface KeeperDeps {
  shelves: readonly Shelf[];
  ledger: { read: () => Ledger; write: (ledger: Ledger) => void };
  api: {
    list: () => Promise<StoredThing[]>;
    put: (things: readonly StoredThing[]) => Promise<StoredThing[]>;
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
export function createKeeper({ shelves, ledger, api, isMine, now, onWritten }: KeeperDeps) {
  let running: Promise<void> | null = null;
  let isWantedAgain = false;

  function look() {
    const contents = shelves.map((shelf) => shelf.read());
    const noted = noteChanges(ledger.read(), contents, now());
    return { contents, noted };
  }

  function take(remote: readonly StoredThing[], sent: ReadonlyMap<string, string | null>): void {
    // Something may have been changed here while the server was asked.
    const { noted } = look();
    const known = remote.filter((thing) => shelves.some((shelf) => accepts(shelf, thing)));
    const taken = takeIn(noted, known, sent);
    const next = { ...taken.ledger };
    const written: string[] = [];
    for (const shelf of shelves) {
      const changes = taken.changes.filter(({ kind }) => kind === shelf.kind);
      if (changes.length === 0) continue;
      const isKept = shelf.write(changes);
      written.push(...shelf.keys);
      // What the browser had no room for must not look as if the child had deleted it.
      if (!isKept) restore(next, noted, changes);
    }
    // After the shelves: stopped in between, the next look finds the same once more.
    ledger.write(next);
    if (written.length > 0) onWritten(written);
  }

  async function runOnce(): Promise<void> {
    if (!isMine()) return;
    const { contents, noted } = look();
    ledger.write(noted);
    const portions = waitingThings(noted, contents);
    if (portions.length === 0) {
      const remote = await api.list();
      if (isMine()) take(remote, new Map());
    }
    for (const portion of portions) {
      const remote = await api.put(portion);
      if (!isMine()) return;
      take(remote, new Map(portion.map((thing) => [thingKey(thing), printOf(thing)])));
    }
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

function accepts(shelf: Shelf, thing: StoredThing): boolean {
  return shelf.kind === thing.kind && shelf.accepts(thing);
}

function printOf({ data }: StoredThing): string | null {
  return data === null ? null : fingerprint(data);
}

function restore(next: Ledger, before: Ledger, changes: readonly StoredThing[]): void {
  for (const change of changes) {
    const key = thingKey(change);
    const entry = before[key];
    if (entry) next[key] = entry;
    else delete next[key];
  }
}
