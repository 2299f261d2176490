import type { CollectionContent } from './collections/sync-collection.ts';
import { contentHash } from './content-hash.ts';
import { itemKey, type SyncState } from './sync-state.ts';

/**
 * The sync state after a look at the collections: what is new, changed or missing since the last look
 * waits to be sent. Where something was lost without being deleted, all is read from the start. Pure.
 */
export function detectChanges(
  syncState: SyncState,
  contents: readonly CollectionContent[],
  now: Date,
): SyncState {
  const next = { ...syncState.entries };
  let { mark } = syncState;
  for (const { kind, items, isDeleted } of contents) {
    const present = new Set<string>();
    for (const { id, data, madeAt } of items) {
      const key = itemKey({ kind, id });
      present.add(key);
      const entry = syncState.entries[key];
      const print = contentHash(data);
      if (entry?.print === print) continue;
      // Seen for the first time it is as old as it says: it may have been changed elsewhere since.
      const changedAt = entry ? after(entry.changedAt, now) : (madeAt ?? now.toISOString());
      next[key] = { print, changedAt, isWaiting: true };
    }
    for (const [key, entry] of Object.entries(syncState.entries)) {
      if (!key.startsWith(`${kind}/`) || present.has(key) || entry.print === null) continue;
      if (isDeleted(key.slice(kind.length + 1))) {
        next[key] = { print: null, changedAt: after(entry.changedAt, now), isWaiting: true };
      } else {
        delete next[key];
        mark = null;
      }
    }
  }
  return { ...syncState, mark, entries: next };
}

/** A change comes after what it changed, also where this device's clock is behind. */
function after(before: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString();
}
