import type { SyncedItem } from '@lux/contracts/accounts/synced-items.ts';

/** The name of a thing in the syncState. */
export function thingKey({ kind, id }: Pick<SyncedItem, 'kind' | 'id'>): string {
  return `${kind}/${id}`;
}
