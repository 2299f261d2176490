import type { StoredThing } from '@lux/contracts/accounts/synced-items.ts';

/** The name of a thing in the ledger. */
export function thingKey({ kind, id }: Pick<StoredThing, 'kind' | 'id'>): string {
  return `${kind}/${id}`;
}
