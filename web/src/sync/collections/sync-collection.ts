import type { SyncedItem } from '@lux/contracts/accounts/synced-items.ts';

type Data = NonNullable<SyncedItem['data']>;

/** A thing as it lies in browser storage. */
export interface KeptItem {
  id: string;
  data: Data;
  /** When it came to be by its own word, ISO 8601; null where it says nothing. */
  madeAt: string | null;
}

/** What a collection holds at a moment. */
export interface CollectionContent {
  kind: SyncedItem['kind'];
  things: KeptItem[];
  /**
   * Whether a thing that was here and is missing was deleted. False where storage is damaged or
   * empty: what was lost is fetched again, and is not deleted everywhere.
   */
  isDeleted: (id: string) => boolean;
}

/** A place in browser storage whose things are the same on all devices of a child. */
export interface SyncCollection {
  kind: SyncedItem['kind'];
  /** Keys of browser storage it lives under. */
  keys: readonly string[];
  read: () => CollectionContent;
  /** Whether a thing of the server's is one that the screens can show. */
  accepts: (thing: SyncedItem) => boolean;
  /** Puts things and takes away deleted ones; answers whether the browser kept it. */
  write: (changes: readonly SyncedItem[]) => boolean;
}
