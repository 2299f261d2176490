import type { SyncedItem } from '@lux/contracts/accounts/synced-items.ts';
import { z } from 'zod';

/** The name of a thing in the syncState. */
export function itemKey({ kind, id }: Pick<SyncedItem, 'kind' | 'id'>): string {
  return `${kind}/${id}`;
}

/** What this device knows of one thing. */
const SyncStateEntry = z.object({
  /** Fingerprint of its data as it was seen last; null where it is deleted. */
  print: z.string().nullable(),
  changedAt: z.iso.datetime(),
  /** Changed here, and the server has not said yet that it knows. */
  isWaiting: z.boolean(),
});

const Entries = z.record(z.string(), SyncStateEntry);
/**
 * Things by `kind/id`, beside the lists the screens read: from the difference between the two
 * follows what was changed or deleted, whoever did it and whether there was a line.
 */
export type Entries = z.infer<typeof Entries>;

/** Raised when syncCollections take what they left with the server before: then everything is read anew. */
const EDITION = 1;

/** Where this device stands with the account. */
export const SyncState = z.object({
  edition: z.literal(EDITION),
  /** Up to here the account's changes are known; null: all have to be read. */
  mark: z.string().nullable(),
  entries: Entries,
});
export type SyncState = z.infer<typeof SyncState>;

/** Of a device that knows nothing. */
export const emptySyncState: SyncState = { edition: EDITION, mark: null, entries: {} };
