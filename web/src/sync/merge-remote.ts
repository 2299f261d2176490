import type { SyncedItem } from '@lux/contracts/accounts/synced-items.ts';
import { contentHash } from './content-hash.ts';
import { type Entries, itemKey } from './sync-state.ts';

interface Merged {
  entries: Entries;
  /** What has to be written to the collections. */
  changes: SyncedItem[];
}

/**
 * The entries after the server's answer. Of two versions the later one wins. What was just sent is
 * settled: the server has decided, and corrected times of clocks that run ahead. Pure.
 *
 * @param sent content hashes of what was sent with this request, by key.
 */
export function mergeRemote(
  entries: Entries,
  remote: readonly SyncedItem[],
  sent: ReadonlyMap<string, string | null>,
): Merged {
  const next = { ...entries };
  const changes: SyncedItem[] = [];
  for (const item of remote) {
    const key = itemKey(item);
    const entry = entries[key];
    const print = item.data === null ? null : contentHash(item.data);
    const isSettled = entry !== undefined && sent.has(key) && sent.get(key) === entry.print;
    const isSame = entry?.print === print;
    if (entry && !isSame && !isSettled && !isLater(item.changedAt, entry.changedAt)) {
      next[key] = { ...entry, isWaiting: true };
      continue;
    }
    next[key] = { print, changedAt: item.changedAt, isWaiting: false };
    if (!isSame && (entry || print !== null)) changes.push(item);
  }
  return { entries: next, changes };
}

function isLater(one: string, other: string): boolean {
  return Date.parse(one) > Date.parse(other);
}
