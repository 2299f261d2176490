import type { SyncedItem } from '@lux/contracts/accounts/synced-items.ts';
import { fingerprint } from './fingerprint.ts';
import { type Entries, itemKey } from './sync-state.ts';

interface TakenIn {
  entries: Entries;
  /** What has to be changed on the syncCollections. */
  changes: SyncedItem[];
}

/**
 * The entries after the server has said what changed. Of two versions the one that was changed later
 * counts. What was just sent is settled: the server decided, and moved times of clocks that run
 * ahead. Pure.
 *
 * @param sent fingerprints of what the answer follows upon, by key.
 */
export function mergeRemote(
  entries: Entries,
  remote: readonly SyncedItem[],
  sent: ReadonlyMap<string, string | null>,
): TakenIn {
  const next = { ...entries };
  const changes: SyncedItem[] = [];
  for (const thing of remote) {
    const key = itemKey(thing);
    const entry = entries[key];
    const print = thing.data === null ? null : fingerprint(thing.data);
    const isSettled = entry !== undefined && sent.has(key) && sent.get(key) === entry.print;
    const isSame = entry?.print === print;
    if (entry && !isSame && !isSettled && !isLater(thing.changedAt, entry.changedAt)) {
      next[key] = { ...entry, isWaiting: true };
      continue;
    }
    next[key] = { print, changedAt: thing.changedAt, isWaiting: false };
    if (!isSame && (entry || print !== null)) changes.push(thing);
  }
  return { entries: next, changes };
}

function isLater(one: string, other: string): boolean {
  return Date.parse(one) > Date.parse(other);
}
