import type { SyncedItem } from '@lux/contracts/accounts/synced-items.ts';

type Data = NonNullable<SyncedItem['data']>;

/** An item as browser storage has it. */
export interface StoredItem {
  id: string;
  data: Data;
  /** When it was made, as the item itself says, ISO 8601; null where it does not. */
  madeAt: string | null;
}

/** What a collection holds at a moment. */
export interface CollectionContent {
  kind: SyncedItem['kind'];
  items: StoredItem[];
  /**
   * Whether an item that was here and is missing was deleted. False where storage is damaged or
   * empty: what was lost is fetched again, and is not deleted everywhere.
   */
  isDeleted: (id: string) => boolean;
}

/** A part of browser storage whose items are the same on all devices of a child. */
export interface SyncCollection {
  kind: SyncedItem['kind'];
  /** Keys of browser storage it lives under. */
  keys: readonly string[];
  read: () => CollectionContent;
  /** Whether the screens can show an item of the server. */
  accepts: (item: SyncedItem) => boolean;
  /** Writes items and removes deleted ones; returns whether the browser stored it all. */
  write: (changes: readonly SyncedItem[]) => boolean;
}
