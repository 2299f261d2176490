import type { SyncedItem } from '@lux/contracts/accounts/synced-items.ts';
import { z } from 'zod';

/** The key of an item in the sync state. */
export function itemKey({ kind, id }: Pick<SyncedItem, 'kind' | 'id'>): string {
  return `${kind}/${id}`;
}

/** What this device knows of one item. */
const SyncStateEntry = z.object({
  /** Content hash of its data as it was seen last; null where it is deleted. */
  print: z.string().nullable(),
  changedAt: z.iso.datetime(),
  /** Changed here, and the server has not said yet that it knows. */
  isWaiting: z.boolean(),
});

const Entries = z.record(z.string(), SyncStateEntry);
/**
 * Items by `kind/id`, stored beside the lists that screens read: their difference says what was
 * changed or deleted, online or offline.
 */
export type Entries = z.infer<typeof Entries>;

/** Raised when collections accept what they refused before: then everything is read from the start. */
const EDITION = 1;

/** Where this device stands with the server. */
export const SyncState = z.object({
  edition: z.literal(EDITION),
  /** Up to here the account's changes are known; null: all have to be read. */
  mark: z.string().nullable(),
  entries: Entries,
  /** A visitor's. What a user has on the server says nothing of what a visitor has there. */
  isOfVisitor: z.boolean().default(false),
  /** The day on which the server was last asked, as `2026-11-28`. */
  askedOn: z.string().nullable().default(null),
});
export type SyncState = z.infer<typeof SyncState>;

/** Of a device that knows nothing. */
export const emptySyncState: SyncState = {
  edition: EDITION,
  mark: null,
  entries: {},
  isOfVisitor: false,
  askedOn: null,
};
