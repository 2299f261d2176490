import {
  MAX_CHANGE_BYTES,
  MAX_CHANGED_THINGS,
  SyncedItem,
} from '@lux/contracts/accounts/synced-items.ts';
import type { CollectionContent } from './collections/sync-collection.ts';
import { itemKey, type SyncState } from './sync-state.ts';

/** What the things of one call may take, with room for what stands around them. */
const MOST_BYTES = MAX_CHANGE_BYTES - 10_000;

/**
 * What has to be sent, in portions; deleted things first and by themselves, because a full account takes
 * nothing else. What the server would refuse stays on the device. Pure.
 */
export function unsyncedItems(
  syncState: SyncState,
  contents: readonly CollectionContent[],
): SyncedItem[][] {
  const waiting: SyncedItem[] = [];
  for (const { kind, things } of contents) {
    const data = new Map(things.map((thing) => [thing.id, thing.data]));
    for (const [key, entry] of Object.entries(syncState.entries)) {
      const id = key.slice(kind.length + 1);
      if (!entry.isWaiting || key !== itemKey({ kind, id })) continue;
      const thing = { kind, id, changedAt: entry.changedAt, data: data.get(id) ?? null };
      if (SyncedItem.safeParse(thing).success) waiting.push(thing);
    }
  }
  const isDeleted = ({ data }: SyncedItem) => data === null;
  return [
    ...inPortions(waiting.filter(isDeleted)),
    ...inPortions(waiting.filter((thing) => !isDeleted(thing))),
  ];
}

function inPortions(things: readonly SyncedItem[]): SyncedItem[][] {
  const portions: SyncedItem[][] = [];
  let sizeBytes = 0;
  for (const thing of things) {
    const bytes = new TextEncoder().encode(JSON.stringify(thing)).length;
    const last = portions.at(-1);
    if (last && last.length < MAX_CHANGED_THINGS && sizeBytes + bytes <= MOST_BYTES) {
      last.push(thing);
      sizeBytes += bytes;
    } else {
      portions.push([thing]);
      sizeBytes = bytes;
    }
  }
  return portions;
}
