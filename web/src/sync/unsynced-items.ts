import {
  MAX_CHANGE_BYTES,
  MAX_CHANGED_THINGS,
  SyncedItem,
} from '@lux/contracts/accounts/synced-items.ts';
import type { CollectionContent } from './collections/sync-collection.ts';
import { itemKey, type SyncState } from './sync-state.ts';

/** What the items of one request may take, with room for its other fields. */
const REQUEST_LIMIT_BYTES = MAX_CHANGE_BYTES - 10_000;

/**
 * What has to be sent, in batches; deletions first and by themselves, because a full account takes
 * nothing else. What the server would refuse stays on the device. Pure.
 */
export function unsyncedItems(
  syncState: SyncState,
  contents: readonly CollectionContent[],
): SyncedItem[][] {
  const waiting: SyncedItem[] = [];
  for (const { kind, items } of contents) {
    const data = new Map(items.map((item) => [item.id, item.data]));
    for (const [key, entry] of Object.entries(syncState.entries)) {
      const id = key.slice(kind.length + 1);
      if (!entry.isWaiting || key !== itemKey({ kind, id })) continue;
      const item = { kind, id, changedAt: entry.changedAt, data: data.get(id) ?? null };
      if (SyncedItem.safeParse(item).success) waiting.push(item);
    }
  }
  const isDeleted = ({ data }: SyncedItem) => data === null;
  return [
    ...inBatches(waiting.filter(isDeleted)),
    ...inBatches(waiting.filter((item) => !isDeleted(item))),
  ];
}

function inBatches(items: readonly SyncedItem[]): SyncedItem[][] {
  const batches: SyncedItem[][] = [];
  let sizeBytes = 0;
  for (const item of items) {
    const bytes = new TextEncoder().encode(JSON.stringify(item)).length;
    const last = batches.at(-1);
    if (last && last.length < MAX_CHANGED_THINGS && sizeBytes + bytes <= REQUEST_LIMIT_BYTES) {
      last.push(item);
      sizeBytes += bytes;
    } else {
      batches.push([item]);
      sizeBytes = bytes;
    }
  }
  return batches;
}
